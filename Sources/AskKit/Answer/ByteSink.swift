/// Where the bytes of an answer go: an array, or memory that is locked and wiped where the answer is a secret.
package protocol ByteSink {
  mutating func append(_ byte: UInt8)
  mutating func append(_ bytes: Span<UInt8>)
}

extension ByteSink {
  package mutating func append(_ text: String) { append(text.utf8Span.span) }
}

extension [UInt8]: ByteSink {
  package mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
