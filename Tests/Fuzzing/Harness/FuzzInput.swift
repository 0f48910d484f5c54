/// Bytes that are taken from the front for what a target needs; none left means zeros.
struct FuzzInput {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// One of `0..<count`.
  mutating func number(below count: Int) -> Int { Int(byte()) % count }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Up to the next byte of 0, which is taken too.
  mutating func bytesBeforeZero() -> [UInt8] {
    let bytes = Array(rest.prefix { $0 != 0 })
    rest = rest.dropFirst(bytes.count + 1)
    return bytes
  }

  /// Valid whatever the bytes are.
  mutating func textBeforeZero() -> String { String(decoding: bytesBeforeZero(), as: UTF8.self) }

  /// All that is left.
  mutating func remainingBytes() -> [UInt8] { bytes(rest.count) }

  mutating func remainingText() -> String { String(decoding: remainingBytes(), as: UTF8.self) }

  /// A scalar out of those that terminals and editors get wrong, or ASCII.
  mutating func scalar() -> UInt32 {
    let byte = byte()
    return byte < 0x80 ? UInt32(byte) : Self.interesting[Int(byte - 0x80) % Self.interesting.count]
  }

  private static let interesting: [UInt32] =
    Samples.clusters.flatMap { $0.text.unicodeScalars.map(\.value) } + [
      0x200B, 0x200C, 0x200D, 0x202E, 0x2066, 0x2028, 0xFEFF, 0xAD, 0x85, 0x9B, 0x1160, 0x115F, 0x3164, 0xFFA0, 0xFE0E,
      0x20E3, 0x1F1E6, 0x1F3FB, 0xE0001, 0xE007F, 0xE0100, 0xFFFD, 0xFFFF, 0x10FFFF, 0xF0000, 0xF0001, 0xE000, 0x3000,
      0xFF21, 0xFF61, 0x0E33, 0x0600, 0x1D173, 0x1FAE8, 0x32FE4, 0x0BA8, 0x094D, 0x1F468, 0x1F9B0, 0x034F, 0x180E,
    ]
}
