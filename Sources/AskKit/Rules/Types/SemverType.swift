/// A version by semver.org 2.0.0: `major.minor.patch`, perhaps `-` pre-release and `+` build.
package struct SemverType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .semver }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    let plus = text.firstIndex(of: "+")
    let version = text.extracting(..<(plus ?? text.count))
    let hyphen = version.firstIndex(of: "-")
    let core = version.extracting(..<(hyphen ?? version.count))
    guard Self.identifiers(in: core, areAll: Self.isNumber) == 3 else { return unlike() }
    if let hyphen {
      let prerelease = version.extracting(droppingFirst: hyphen + 1)
      // Numbers have no leading zeros there; in a build they may.
      guard
        Self.identifiers(
          in: prerelease, areAll: { Self.isIdentifier($0) && (!$0.allSatisfy(\.isDigit) || Self.isNumber($0)) }) != nil
      else { return unlike() }
    }
    if let plus {
      guard Self.identifiers(in: text.extracting(droppingFirst: plus + 1), areAll: Self.isIdentifier) != nil else {
        return unlike()
      }
    }
    return nil
  }

  /// How many there are between points; nil if one is not as it should be.
  private static func identifiers(in text: Span<UInt8>, areAll isValid: (Span<UInt8>) -> Bool) -> Int? {
    var count = 0
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: ".") {
      guard isValid(text.extracting(start..<index)) else { return nil }
      count += 1
      start = index + 1
    }
    return count
  }

  private static func isNumber(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy(\.isDigit) && (text.count == 1 || text[0] != UInt8(ascii: "0"))
  }

  private static func isIdentifier(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
  }
}
