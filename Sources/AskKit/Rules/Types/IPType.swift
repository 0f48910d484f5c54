/// An address of IPv4 or IPv6, as inet_pton(3) reads them.
package struct IPType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .ip }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    IPv4Type.isAddress(text) || IPv6Type.isAddress(text) ? nil : unlike()
  }
}
