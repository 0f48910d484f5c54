/// A length of time as a flag gives it: `30`, `30s`, `2m`; always more than nothing.
package struct TimeSpan: Equatable, Sendable {
  package let milliseconds: Int

  package init(milliseconds: Int) {
    precondition(milliseconds > 0, "a time span has a length")
    self.milliseconds = milliseconds
  }

  /// Nine digits are more than thirty years, and far from where integers overflow.
  private static let mostDigits = 9

  /// - Parameters:
  ///   - text: a whole number of seconds, or with `s` or `m` behind it of seconds or minutes.
  ///   - flag: as it is written, with its dashes.
  package init(_ text: String, flag: String) throws(UsageError) {
    var digits = text.utf8[...]
    var unit = 1000
    switch digits.last {
    case UInt8(ascii: "s"): digits.removeLast()
    case UInt8(ascii: "m"):
      digits.removeLast()
      unit = 60_000
    default: break
    }
    let isWhole = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isWhole else { throw UsageError("\(flag) takes a time such as 30, 30s or 2m, not '\(text)'") }
    guard digits.count <= Self.mostDigits, let number = Int(String(Substring(digits))) else {
      throw UsageError("\(flag) takes a time of at most \(Self.mostDigits) digits, not '\(text)'")
    }
    guard number > 0 else { throw UsageError("\(flag) takes a time of more than 0, not '\(text)'") }
    milliseconds = number * unit
  }
}
