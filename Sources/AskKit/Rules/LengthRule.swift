/// How long an answer may be, in extended grapheme clusters: what a person would count.
package struct LengthRule: Rule {
  private let bounds: Bounds<Int>

  package init(_ bounds: Bounds<Int> = Bounds()) { self.bounds = bounds }

  /// The fewest clusters that are valid.
  package var least: Int? { bounds.least.map(Self.least) }

  /// The most clusters that are valid.
  package var most: Int? { bounds.most.map(Self.most) }

  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict { judge(clusterCount: clusterCount) }

  /// The same without the text: enough for a text too long to be looked at for every key.
  package func judge(clusterCount count: Int) -> Verdict {
    guard let broken = bounds.broken(by: { Order(count, to: $0) }) else { return .valid }
    let reason: Reason =
      switch broken {
      case .least(let bound): .tooShort(minimum: Self.least(bound), count: count == 0 ? nil : count)
      case .most(let bound): .tooLong(maximum: Self.most(bound), count: count)
      }
    return .invalid(Refusal(broken.rule, reason))
  }

  private static func least(_ bound: Bounds<Int>.Bound) -> Int { bound.isInclusive ? bound.value : bound.value + 1 }

  private static func most(_ bound: Bounds<Int>.Bound) -> Int { bound.isInclusive ? bound.value : bound.value - 1 }
}
