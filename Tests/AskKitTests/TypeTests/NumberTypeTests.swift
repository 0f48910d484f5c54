import Foundation
import TestSupport
import Testing

@testable import AskKit

@Suite("Type number")
struct NumberTypeTests {
  @Test(
    "numbers are written in JSON's grammar (RFC 8259), and otherwise as they are",
    arguments: [
      ("0", "0"), ("1.50", "1.50"), ("+.5", "0.5"), (".5", "0.5"), ("-.5", "-0.5"), ("1.", "1"), ("-1.", "-1"),
      ("007.50", "7.50"), ("-0", "0"), ("-0.00", "0.00"), ("+1", "1"), ("1e5", "1e5"), ("1E+05", "1E+05"),
      ("1.e-3", "1e-3"), (".5e2", "0.5e2"), ("00", "0"), ("12345678901234567890.12345678901234567890", nil),
      ("１．５", "1.5"), ("－１。５", "-1.5"), (" 1.5 ", "1.5"), ("1e999999999999999999", nil),
      ("1e-0000000000000000000001", nil),
    ] as [(String, String?)])
  func valid(text: String, form: String?) throws {
    #expect(NumberType().accepts(text))
    let written = NumberType().form(of: text)
    #expect(written == form ?? text)
    #expect(written.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil)
  }

  @Test(
    "all else is refused",
    arguments: [
      "", ".", "-", "+.", "1.2.3", "1,5", "1e", "1e+", "e5", ".e5", "1e5.0", "0x1p3", "inf", "nan", "1 5", "1-", "--1",
      "٣",
    ])
  func invalid(text: String) {
    #expect(NumberType().reason(against: text) == .notOfType(.number))
  }

  @Test("an exponent beyond all sense is a reason of its own")
  func exponent() {
    #expect(NumberType().reason(against: "1e1000000000000000000") == .exponentTooLarge)
    #expect(NumberType().reason(against: "1e-99999999999999999999999") == .exponentTooLarge)
  }

  @Test(
    "comparison is exact, however a number is written",
    arguments: [
      ("0.1", "0.1", Order.equal), ("0.1", "0.10", .equal), ("1e-1", "0.1", .equal), ("100", "1e2", .equal),
      ("0", "-0", .equal), ("0", "0e999999999999999999", .equal), ("12.5e-1", "1.25", .equal),
      ("0.00100e3", "1", .equal),
      // What binary floating point gets wrong
      ("0.30000000000000004", "0.3", .greater), ("9007199254740993", "9007199254740992", .greater),
      ("0.1000000000000000055511151231257827", "0.1", .greater), ("1e400", "1e399", .greater),
      ("1e-400", "0", .greater),
      ("-1", "1", .less), ("-2", "-1", .less), ("-1e-400", "0", .less), ("-1.5", "-1.50", .equal), ("9", "10", .less),
      ("0.9", "0.10", .greater), ("1e999999999999999999", "9e999999999999999998", .greater), ("99", "99.000001", .less),
      ("-1e999999999999999999", "1e-999999999999999999", .less), ("1000000", "999999.9", .greater),
    ])
  func comparison(one: String, other: String, order: Order) throws {
    let one = try #require(NumberType.Bound(one))
    let other = try #require(NumberType.Bound(other))
    #expect(one.order(to: other) == order)
    #expect(other.order(to: one) == (order == .equal ? .equal : order == .less ? .greater : .less))
  }

  /// Foundation's `Decimal` is exact to 38 digits.
  @Test("comparison agrees with decimal arithmetic")
  func comparisonAgrees() throws {
    var generator = SeededRandom(seed: 4)
    for _ in 0..<5000 {
      let one = randomNumber(&generator)
      let other = Bool.random(using: &generator) ? randomNumber(&generator) : one + "0"
      guard let left = NumberType.Bound(one), let right = NumberType.Bound(other) else { continue }
      let exact = (try #require(Decimal(string: one)), try #require(Decimal(string: other)))
      #expect(left.order(to: right) == Order(exact.0, to: exact.1), "\(one) \(other)")
    }
  }

  private func randomNumber(_ generator: inout SeededRandom) -> String {
    let sign = ["", "-"].randomElement(using: &generator)!
    let exponent = ["", "e1", "e-2", "e5"].randomElement(using: &generator)!
    let digits = Array("0019")
    return sign + "0" + randomText(of: digits, upTo: 5, using: &generator) + "."
      + randomText(of: digits, upTo: 5, using: &generator) + "0" + exponent
  }

  @Test("bounds are told as they were given")
  func bounds() throws {
    let type = NumberType(
      bounds: Bounds(
        least: .init(try #require(NumberType.Bound("0.1")), text: "0.1", isInclusive: true),
        most: .init(try #require(NumberType.Bound("1e2")), text: "1e2", isInclusive: false)))
    for text in ["0.1", "1e-1", "99.999999999999999999999999999999"] { #expect(type.accepts(text)) }
    let rules = RuleSet(type: type)
    #expect(
      rules.judge("0.09999999999999999999").refusal
        == Refusal(.min, .tooSmall(.init(type: .number, bound: "0.1", isInclusive: true))))
    #expect(
      rules.judge("100.0").refusal == Refusal(.below, .tooLarge(.init(type: .number, bound: "1e2", isInclusive: false)))
    )
  }
}
