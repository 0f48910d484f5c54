/// Strict UTF-8 (Unicode 16, table 3-7), a byte at a time: no overlong form, no surrogate, nothing above U+10FFFF.
///
/// Done by ourselves, because a decoder of the C library depends on the locale.
struct UTF8Decoder {
  enum Step: Equatable {
    case scalar(Unicode.Scalar)
    /// More bytes are needed.
    case incomplete
    /// The byte belongs to no character.
    case malformed
    /// The character that was begun is broken off (one maximal subpart); the byte is not part of it: give it again.
    case brokenOff
  }

  private var value: UInt32 = 0
  private var bytesMissing = 0
  /// What the next byte may be; narrower than 80...BF after E0, ED, F0 and F4.
  private var continuation = UTF8Decoder.anyContinuation

  private static let anyContinuation: ClosedRange<UInt8> = 0x80...0xBF

  mutating func decode(_ byte: UInt8) -> Step {
    if bytesMissing == 0 { return begin(byte) }
    guard continuation.contains(byte) else {
      self = UTF8Decoder()
      return .brokenOff
    }
    value = value << 6 | UInt32(byte & 0x3F)
    continuation = Self.anyContinuation
    bytesMissing -= 1
    return bytesMissing == 0 ? .scalar(Unicode.Scalar(value)!) : .incomplete
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, after: byte & 0x1F)
    case 0xE0: expect(2, after: 0, beginningWith: 0xA0...0xBF)
    case 0xED: expect(2, after: byte & 0x0F, beginningWith: 0x80...0x9F)
    case 0xE1...0xEF: expect(2, after: byte & 0x0F)
    case 0xF0: expect(3, after: 0, beginningWith: 0x90...0xBF)
    case 0xF1...0xF3: expect(3, after: byte & 0x07)
    case 0xF4: expect(3, after: byte & 0x07, beginningWith: 0x80...0x8F)
    default: return .malformed
    }
    return .incomplete
  }

  private mutating func expect(
    _ count: Int, after bits: UInt8, beginningWith range: ClosedRange<UInt8> = anyContinuation
  ) {
    value = UInt32(bits)
    bytesMissing = count
    continuation = range
  }
}
