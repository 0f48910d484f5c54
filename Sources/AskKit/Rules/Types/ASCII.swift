extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  var isAlphanumeric: Bool { isDigit || isLetter }

  var isHexDigit: Bool { hexDigitValue != nil }

  var digitValue: Int { Int(self) - 0x30 }

  var hexDigitValue: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digitValue
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self | 0x20) - 0x61 + 10
    default: nil
    }
  }
}

extension Span<UInt8> {
  func allSatisfy(_ predicate: (UInt8) -> Bool) -> Bool {
    for index in indices where !predicate(self[index]) { return false }
    return true
  }

  func firstIndex(where predicate: (UInt8) -> Bool) -> Int? {
    for index in indices where predicate(self[index]) { return index }
    return nil
  }

  func firstIndex(of byte: UInt8) -> Int? { firstIndex { $0 == byte } }

  func firstIndex(of character: Unicode.Scalar) -> Int? { firstIndex(of: UInt8(ascii: character)) }

  /// Whether it is this text, byte by byte.
  func spells(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in indices where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The value of two or four digits and the like; the caller has seen that they are digits.
  var decimalValue: Int {
    var value = 0
    for index in indices { value = value * 10 + self[index].digitValue }
    return value
  }
}

extension OutputSpan<UInt8> {
  mutating func append(copying bytes: Span<UInt8>) {
    for index in bytes.indices { append(bytes[index]) }
  }
}
