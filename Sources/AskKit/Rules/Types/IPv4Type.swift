/// An address of IPv4 as inet_pton(3) reads it: four decimal numbers up to 255, without leading zeros.
package struct IPv4Type: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .ipv4 }

  package func judge(_ text: Span<UInt8>) -> Refusal? { Self.isAddress(text) ? nil : unlike() }

  static func isAddress(_ text: Span<UInt8>) -> Bool {
    var parts = 0
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: ".") {
      let part = text.extracting(start..<index)
      guard 1...3 ~= part.count, part.allSatisfy(\.isDigit), part.decimalValue <= 255,
        part.count == 1 || part[0] != UInt8(ascii: "0")
      else { return false }
      parts += 1
      start = index + 1
    }
    return parts == 4
  }
}
