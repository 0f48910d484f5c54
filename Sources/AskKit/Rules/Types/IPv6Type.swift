/// An address of IPv6 as inet_pton(3) reads it (RFC 4291, section 2.2): eight groups of up to four hexadecimal digits, `::`
/// once for at least one group of zeros, the last two groups perhaps as an address of IPv4. No zone.
package struct IPv6Type: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .ipv6 }

  package func judge(_ text: Span<UInt8>) -> Refusal? { Self.isAddress(text) ? nil : unlike() }

  static func isAddress(_ text: Span<UInt8>) -> Bool {
    var groups = 0
    var hasGap = false
    var rest = text
    if beginsGap(rest) {
      hasGap = true
      rest = rest.extracting(droppingFirst: 2)
      if rest.isEmpty { return true }
    }
    while true {
      let length = rest.firstIndex { !$0.isHexDigit } ?? rest.count
      if length < rest.count, rest[length] == UInt8(ascii: ".") {
        return IPv4Type.isAddress(rest) && isComplete(groups + 2, hasGap)
      }
      guard 1...4 ~= length else { return false }
      groups += 1
      rest = rest.extracting(droppingFirst: length)
      if rest.isEmpty { return isComplete(groups, hasGap) }
      if beginsGap(rest) {
        if hasGap { return false }
        hasGap = true
        rest = rest.extracting(droppingFirst: 2)
        if rest.isEmpty { return isComplete(groups, hasGap) }
      } else {
        guard rest[0] == UInt8(ascii: ":") else { return false }
        rest = rest.extracting(droppingFirst: 1)
      }
    }
  }

  private static func beginsGap(_ text: Span<UInt8>) -> Bool {
    text.count >= 2 && text[0] == UInt8(ascii: ":") && text[1] == UInt8(ascii: ":")
  }

  private static func isComplete(_ groups: Int, _ hasGap: Bool) -> Bool { hasGap ? groups < 8 : groups == 8 }
}
