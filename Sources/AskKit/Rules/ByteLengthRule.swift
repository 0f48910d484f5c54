/// How long an answer may be in bytes of UTF-8: what a file system or a protocol counts.
package struct ByteLengthRule: Rule, Equatable {
  package let maximum: Int

  package init(maximum: Int) { self.maximum = maximum }

  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict { judge(byteCount: bytes.count) }

  package func judge(byteCount: Int) -> Verdict {
    byteCount > maximum ? .invalid(Refusal(.maxBytes, .tooManyBytes(maximum: maximum, count: byteCount))) : .valid
  }
}
