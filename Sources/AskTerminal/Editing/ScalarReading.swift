/// What the scalars of an edited text stand for. Those of a secret are stand-ins from the private-use plane: the
/// engine and every array hold only these, the true ones stay in the vault.
package struct ScalarReading {
  private let reveal: ((UInt32) -> UInt32)?

  /// Each scalar is itself.
  package static var plain: ScalarReading { ScalarReading(reveal: nil) }

  /// Scalars from U+F0000 on are stand-ins; `reveal` gives the true one.
  package static func standIns(_ reveal: @escaping (UInt32) -> UInt32) -> ScalarReading {
    ScalarReading(reveal: reveal)
  }

  package var isSecret: Bool { reveal != nil }

  package func callAsFunction(_ unit: UInt32) -> Unicode.Scalar {
    if unit >= Self.firstStandIn, let reveal { return Unicode.Scalar(reveal(unit)) ?? "\u{FFFD}" }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// The bytes of UTF-8 that scalars take.
  package func byteCount(_ units: some Sequence<UInt32>) -> Int {
    units.reduce(0) { $0 + ($1 < 0x80 ? 1 : UTF8.width(self($1))) }
  }

  package static let firstStandIn: UInt32 = 0xF0000
}
