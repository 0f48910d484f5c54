/// A URI by RFC 3986 with a scheme, `//` and a host that is not empty: what names a place on the net.
package struct URLType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .url }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard let colon = text.firstIndex(of: ":"), Self.isScheme(text.extracting(..<colon)) else {
      return Refusal(.type, .urlWithoutScheme)
    }
    let hierarchy = text.extracting(droppingFirst: colon + 1)
    guard hierarchy.count >= 2, hierarchy[0] == UInt8(ascii: "/"), hierarchy[1] == UInt8(ascii: "/") else {
      return Refusal(.type, .urlWithoutHost)
    }
    let rest = hierarchy.extracting(droppingFirst: 2)
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let authority = rest.extracting(..<(end ?? rest.count))
    if let refusal = judgeAuthority(authority) { return refusal }
    return Self.isPathQueryFragment(rest.extracting(droppingFirst: authority.count)) ? nil : unlike()
  }

  private static func isScheme(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text[0].isLetter
      && text.allSatisfy {
        $0.isAlphanumeric || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  /// `[userinfo @] host [: port]`
  private func judgeAuthority(_ authority: Span<UInt8>) -> Refusal? {
    var host = authority
    if let at = authority.firstIndex(of: "@") {
      guard Self.consists(authority.extracting(..<at), of: { $0 == UInt8(ascii: ":") }) else { return unlike() }
      host = authority.extracting(droppingFirst: at + 1)
    }
    var port = host
    if !host.isEmpty, host[0] == UInt8(ascii: "[") {
      guard let close = host.firstIndex(of: "]"), Self.isBracketedAddress(host.extracting(1..<close)) else {
        return Refusal(.type, .urlHostNotValid)
      }
      port = host.extracting(droppingFirst: close + 1)
    } else {
      let end = host.firstIndex(of: ":") ?? host.count
      port = host.extracting(droppingFirst: end)
      if end == 0 { return Refusal(.type, .urlWithoutHost) }
      guard Self.consists(host.extracting(..<end), of: { _ in false }) else { return Refusal(.type, .urlHostNotValid) }
    }
    if port.isEmpty { return nil }
    guard port[0] == UInt8(ascii: ":"), port.extracting(droppingFirst: 1).allSatisfy(\.isDigit) else {
      return Refusal(.type, .urlHostNotValid)
    }
    return nil
  }

  /// What stands between brackets: an address of IPv6, or of a version to come, `v` hexadecimal digits, a point, and more.
  private static func isBracketedAddress(_ text: Span<UInt8>) -> Bool {
    if IPv6Type.isAddress(text) { return true }
    guard !text.isEmpty, text[0] | 0x20 == UInt8(ascii: "v"), let point = text.firstIndex(of: ".") else { return false }
    let version = text.extracting(1..<point)
    let address = text.extracting(droppingFirst: point + 1)
    return !version.isEmpty && version.allSatisfy(\.isHexDigit) && !address.isEmpty
      && address.allSatisfy { isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: ":") }
  }

  /// The path (empty, or after a slash), `?` query, `#` fragment; slashes and question marks may be in the latter two.
  private static func isPathQueryFragment(_ text: Span<UInt8>) -> Bool {
    let hash = text.firstIndex(of: "#") ?? text.count
    return consists(text.extracting(..<hash), of: isOfQuery)
      && consists(text.extracting(droppingFirst: min(hash + 1, text.count)), of: isOfQuery)
  }

  private static func isOfQuery(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"): true
    default: false
    }
  }

  /// Unreserved characters, sub-delimiters, `%` with two hexadecimal digits, and those that are named.
  private static func consists(_ text: Span<UInt8>, of isAllowedToo: (UInt8) -> Bool) -> Bool {
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.count, text[index + 1].isHexDigit, text[index + 2].isHexDigit else { return false }
        index += 3
      } else {
        guard isUnreserved(text[index]) || isSubDelimiter(text[index]) || isAllowedToo(text[index]) else {
          return false
        }
        index += 1
      }
    }
    return true
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: byte.isAlphanumeric
    }
  }

  private static func isSubDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    // !$&'()*+,;=
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
