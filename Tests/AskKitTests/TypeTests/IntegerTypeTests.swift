import Testing

@testable import AskKit

@Suite("Type integer")
struct IntegerTypeTests {
  @Test(
    "whole numbers are written canonically",
    arguments: [
      ("0", "0"), ("42", "42"), ("-7", "-7"), ("08", "8"), ("+08", "8"), ("-08", "-8"), ("-0", "0"), ("+0", "0"),
      ("000", "0"), ("-000", "0"), ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"), ("00000000000000000000000000000001", "1"),
      // In full width, with white space
      ("４２", "42"), ("－１２", "-12"), ("−１２", "-12"), ("ー１２", "-12"), ("＋０８", "8"), (" 5\t", "5"),
      ("　５　", "5"), ("\u{A0}5\u{2003}", "5"),
    ])
  func valid(text: String, form: String) {
    #expect(IntegerType().accepts(text))
    #expect(IntegerType().form(of: text) == form)
  }

  @Test(
    "all else is refused",
    arguments: [
      "", " ", "-", "+", "--1", "+-1", "1.0", "1e3", "0x10", "1 000", "1,000", "1_000", "a", "1a", "٣", "五", "²",
    ])
  func invalid(text: String) {
    #expect(IntegerType().reason(against: text) == .notOfType(.integer))
  }

  @Test(
    "beyond 64 bits is a reason of its own",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "99999999999999999999", "-99999999999999999999999999999",
    ])
  func overflow(text: String) {
    #expect(IntegerType().reason(against: text) == .integerOverflow)
  }

  @Test("each bound is told as it was given")
  func bounds() {
    let inclusive = IntegerType(bounds: Bounds(least: bound(-3, true), most: bound(10, true)))
    for text in ["-3", "0", "10", "010"] { #expect(inclusive.accepts(text)) }
    #expect(refusal("-4", inclusive) == Refusal(.min, .tooSmall(limit("-3", true))))
    #expect(refusal("11", inclusive) == Refusal(.max, .tooLarge(limit("10", true))))
    let exclusive = IntegerType(bounds: Bounds(least: bound(-3, false), most: bound(10, false)))
    for text in ["-2", "9"] { #expect(exclusive.accepts(text)) }
    #expect(refusal("-3", exclusive) == Refusal(.above, .tooSmall(limit("-3", false))))
    #expect(refusal("10", exclusive) == Refusal(.below, .tooLarge(limit("10", false))))
  }

  private func bound(_ value: Int64, _ isInclusive: Bool) -> Bounds<Int64>.Bound {
    Bounds.Bound(value, text: String(value), isInclusive: isInclusive)
  }

  private func limit(_ bound: String, _ isInclusive: Bool) -> Reason.Limit {
    Reason.Limit(type: .integer, bound: bound, isInclusive: isInclusive)
  }

  private func refusal(_ text: String, _ type: IntegerType) -> Refusal? { RuleSet(type: type).judge(text).refusal }
}
