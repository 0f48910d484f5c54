/// The name of a host by RFC 1123, section 2.1: valid labels, 253 characters at most, and never all digits behind the last
/// point, where an address ends so.
package struct HostnameType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .hostname }

  package static let mostCharacters = 253

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard HostLabels.areValid(text) else { return unlike() }
    if text.count > Self.mostCharacters { return Refusal(.type, .hostnameTooLong(count: text.count)) }
    var last = text.count
    while last > 0, text[last - 1] != UInt8(ascii: ".") { last -= 1 }
    if text.extracting(droppingFirst: last).allSatisfy(\.isDigit) { return Refusal(.type, .hostnameEndsInNumber) }
    return nil
  }
}
