/// How a decimal number is written, as places in its text: nothing is computed, so nothing is rounded, however many
/// digits there are.
struct DecimalNumeral: Sendable {
  let isNegative: Bool
  /// Digits before the point; may be empty.
  let whole: Range<Int>
  /// Digits behind the point; may be empty.
  let fraction: Range<Int>
  /// From the letter e; empty where there is none.
  let exponentPart: Range<Int>
  let exponent: Int
  /// The first digit that is not 0; nil for zero itself.
  let firstSignificant: Int?

  enum Reading {
    case notNumber
    case exponentTooLarge
    case numeral(DecimalNumeral)
  }

  /// Longer exponents are told as too large: nobody can mean them, and sums with shorter ones cannot overflow.
  private static let mostExponentDigits = 18

  /// `[+-] digits [. digits] [e [+-] digits]`, where one of the digits around the point may be missing.
  static func read(_ text: Span<UInt8>) -> Reading {
    var index = 0
    func takeSign() -> Bool {
      guard index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") else {
        return false
      }
      index += 1
      return text[index - 1] == UInt8(ascii: "-")
    }
    func takeDigits() -> Range<Int> {
      let start = index
      while index < text.count, text[index].isDigit { index += 1 }
      return start..<index
    }
    let isNegative = takeSign()
    let whole = takeDigits()
    var fraction = index..<index
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      fraction = takeDigits()
    }
    guard !(whole.isEmpty && fraction.isEmpty) else { return .notNumber }
    let exponentStart = index
    var exponent = 0
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isNegativeExponent = takeSign()
      let digits = takeDigits()
      if digits.isEmpty || index < text.count { return .notNumber }
      let value = text.extracting(digits)
      let first = value.firstIndex { $0 != UInt8(ascii: "0") } ?? value.count
      if value.count - first > mostExponentDigits { return .exponentTooLarge }
      exponent = value.decimalValue * (isNegativeExponent ? -1 : 1)
    }
    guard index == text.count else { return .notNumber }
    let firstSignificant = (whole.lowerBound..<fraction.upperBound).first { place in
      text[place].isDigit && text[place] != UInt8(ascii: "0")
    }
    return .numeral(
      DecimalNumeral(
        isNegative: isNegative, whole: whole, fraction: fraction, exponentPart: exponentStart..<index,
        exponent: exponent, firstSignificant: firstSignificant))
  }

  /// Exact comparison of two numbers, each with the text it was read from.
  static func order(
    _ one: DecimalNumeral, in oneText: Span<UInt8>, to other: DecimalNumeral, in otherText: Span<UInt8>
  ) -> Order {
    if one.sign != other.sign { return Order(one.sign, to: other.sign) }
    let magnitudes = orderOfMagnitudes(one, in: oneText, to: other, in: otherText)
    guard one.sign < 0 else { return magnitudes }
    return switch magnitudes {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }

  private var sign: Int { firstSignificant == nil ? 0 : isNegative ? -1 : 1 }

  private static func orderOfMagnitudes(
    _ one: DecimalNumeral, in oneText: Span<UInt8>, to other: DecimalNumeral, in otherText: Span<UInt8>
  ) -> Order {
    guard var onePlace = one.firstSignificant, var otherPlace = other.firstSignificant else { return .equal }
    if one.power(of: onePlace) != other.power(of: otherPlace) {
      return Order(one.power(of: onePlace), to: other.power(of: otherPlace))
    }
    while onePlace < one.fraction.upperBound || otherPlace < other.fraction.upperBound {
      let oneDigit = one.takeDigit(at: &onePlace, in: oneText)
      let otherDigit = other.takeDigit(at: &otherPlace, in: otherText)
      if oneDigit != otherDigit { return Order(oneDigit, to: otherDigit) }
    }
    return .equal
  }

  /// The power of ten that the digit at a place counts.
  private func power(of place: Int) -> Int {
    exponent + (place < whole.upperBound ? whole.upperBound - 1 - place : fraction.lowerBound - 1 - place)
  }

  /// The digit, 0 behind the last one; moves on, over the point.
  private func takeDigit(at place: inout Int, in text: Span<UInt8>) -> UInt8 {
    if place == whole.upperBound { place = fraction.lowerBound }
    guard place < fraction.upperBound else { return UInt8(ascii: "0") }
    defer { place += 1 }
    return text[place]
  }
}
