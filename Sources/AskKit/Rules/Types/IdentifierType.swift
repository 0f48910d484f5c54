/// A name as POSIX defines it for shell variables (XBD 3.216, "Name"): ASCII letters, digits and underscores, and no digit
/// first.
package struct IdentifierType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .identifier }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard !text.isEmpty, !text[0].isDigit, text.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "_") }) else {
      return unlike()
    }
    return nil
  }
}
