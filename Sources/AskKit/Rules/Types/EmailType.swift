/// A valid e-mail address as the HTML standard has it (section "E-mail state"): what browsers accept in
/// `<input type=email>`.
package struct EmailType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .email }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard let at = text.firstIndex(of: "@"), at > 0, text.extracting(..<at).allSatisfy(Self.isOfLocalPart),
      HostLabels.areValid(text.extracting(droppingFirst: at + 1))
    else { return unlike() }
    return nil
  }

  private static func isOfLocalPart(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where byte.isAlphanumeric: true
    // .!#$%&'*+/=?^_`{|}~-
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
