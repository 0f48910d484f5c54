/// SplitMix64: the same seed gives the same numbers on every machine, so a failure found by chance can be repeated.
public struct SeededRandom: RandomNumberGenerator, CustomStringConvertible {
  /// What the sequence began from. Put it into the comment of an expectation.
  public let seed: UInt64
  private var state: UInt64

  /// A sequence that begins from `seed`.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// For instance "seed 42".
  public var description: String { "seed \(seed)" }
}
