/// A decimal number with as many digits as are written; never a binary one.
///
/// Canonical is JSON's grammar (RFC 8259, section 6): a digit before the point, none missing behind it, no `+`, no leading
/// zeros, no sign on zero. Other digits stay as they were written: `1.50` does.
package struct NumberType: AnswerType {
  package let bounds: Bounds<Bound>

  package var limits: [Reason] { bounds.reasons(name) }

  /// A number that answers are compared with.
  package struct Bound: Sendable {
    let text: String
    let numeral: DecimalNumeral

    /// - Returns: nil for what is no number.
    init?(_ text: String) {
      guard case .numeral(let numeral) = DecimalNumeral.read(text.utf8Span.span) else { return nil }
      self.text = text
      self.numeral = numeral
    }

    func order(to other: Bound) -> Order {
      DecimalNumeral.order(numeral, in: text.utf8Span.span, to: other.numeral, in: other.text.utf8Span.span)
    }
  }

  package init(bounds: Bounds<Bound> = Bounds()) { self.bounds = bounds }

  package var name: AnswerTypeName { .number }
  /// `.5` is `0.5`.
  package var canonicalGrowth: Int? { 1 }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    switch DecimalNumeral.read(text) {
    case .notNumber: return unlike()
    case .exponentTooLarge: return Refusal(.type, .exponentTooLarge)
    case .numeral(let numeral):
      if bounds.least == nil, bounds.most == nil { return nil }
      return bounds.judge(name) { bound in
        DecimalNumeral.order(numeral, in: text, to: bound.numeral, in: bound.text.utf8Span.span)
      }
    }
  }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    guard case .numeral(let numeral) = DecimalNumeral.read(text) else { return }
    if numeral.isNegative, numeral.firstSignificant != nil { output.append(UInt8(ascii: "-")) }
    let whole = text.extracting(numeral.whole)
    if let first = whole.firstIndex(where: { $0 != UInt8(ascii: "0") }) {
      output.append(copying: whole.extracting(droppingFirst: first))
    } else {
      output.append(UInt8(ascii: "0"))
    }
    if !numeral.fraction.isEmpty {
      output.append(UInt8(ascii: "."))
      output.append(copying: text.extracting(numeral.fraction))
    }
    output.append(copying: text.extracting(numeral.exponentPart))
  }
}
