/// A whole number of 64 bits with its sign: decimal digits, with `+` or `-` before them or not.
///
/// Canonical is C's and JSON's form: no `+`, no leading zeros, and no sign on zero.
package struct IntegerType: AnswerType {
  package let bounds: Bounds<Int64>

  package var limits: [Reason] { bounds.reasons(name) }

  package init(bounds: Bounds<Int64> = Bounds()) { self.bounds = bounds }

  package var name: AnswerTypeName { .integer }
  package var canonicalGrowth: Int? { 0 }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    switch Self.value(of: text) {
    case .notInteger: unlike()
    case .overflow: Refusal(.type, .integerOverflow)
    case .value(let value): bounds.judge(name) { Order(value, to: $0) }
    }
  }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    let digits = text.extracting(droppingFirst: text[0].isDigit ? 0 : 1)
    guard let first = digits.firstIndex(where: { $0 != UInt8(ascii: "0") }) else {
      return output.append(UInt8(ascii: "0"))
    }
    if text[0] == UInt8(ascii: "-") { output.append(text[0]) }
    output.append(copying: digits.extracting(droppingFirst: first))
  }

  enum Reading: Equatable {
    case notInteger
    case overflow
    case value(Int64)
  }

  static func value(of text: Span<UInt8>) -> Reading {
    let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
    let hasSign = isNegative || text.count > 0 && text[0] == UInt8(ascii: "+")
    let digits = text.extracting(droppingFirst: hasSign ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return .notInteger }
    // Built downwards: the least value has no positive counterpart.
    var value: Int64 = 0
    for index in digits.indices {
      let (shifted, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowedToo) = shifted.subtractingReportingOverflow(Int64(digits[index].digitValue))
      if overflowed || overflowedToo { return .overflow }
      value = sum
    }
    if isNegative { return .value(value) }
    return value == .min ? .overflow : .value(-value)
  }
}
