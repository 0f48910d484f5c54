/// A UUID as RFC 9562, section 4 writes it: 8-4-4-4-12 hexadecimal digits, of any version, nil and max too. Canonical is
/// lower case, as the RFC wants output.
package struct UUIDType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .uuid }
  package var canonicalGrowth: Int? { 0 }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard text.count == 36 else { return unlike() }
    for index in text.indices {
      let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
      guard isHyphen ? text[index] == UInt8(ascii: "-") : text[index].isHexDigit else { return unlike() }
    }
    return nil
  }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    for index in text.indices { output.append(text[index].isLetter ? text[index] | 0x20 : text[index]) }
  }
}
