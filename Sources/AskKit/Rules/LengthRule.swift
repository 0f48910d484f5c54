/// How long an answer may be, in extended grapheme clusters: what a person would count.
package struct LengthRule: Rule, Equatable {
  /// Inclusive; named after the flag that gave it, because an exclusive bound is told in its own words.
  package var minimum: Bound?
  package var maximum: Bound?

  package enum Bound: Equatable {
    case inclusive(Int)
    case exclusive(Int)
  }

  package init(minimum: Bound? = nil, maximum: Bound? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The fewest clusters that are valid.
  package var least: Int? {
    switch minimum {
    case .inclusive(let least): least
    case .exclusive(let bound): bound + 1
    case nil: nil
    }
  }

  /// The most clusters that are valid.
  package var most: Int? {
    switch maximum {
    case .inclusive(let most): most
    case .exclusive(let bound): bound - 1
    case nil: nil
    }
  }

  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict { judge(clusterCount: clusterCount) }

  /// The same without the text: enough for a text too long to be looked at for every key.
  package func judge(clusterCount count: Int) -> Verdict {
    switch minimum {
    case .inclusive(let least) where count < least: .invalid(Refusal(.min, .tooShort(minimum: least, count: count)))
    case .exclusive(let bound) where count <= bound:
      .invalid(Refusal(.above, .tooShort(minimum: bound + 1, count: count)))
    default:
      switch maximum {
      case .inclusive(let most) where count > most: .invalid(Refusal(.max, .tooLong(maximum: most, count: count)))
      case .exclusive(let bound) where count >= bound:
        .invalid(Refusal(.below, .tooLong(maximum: bound - 1, count: count)))
      default: .valid
      }
    }
  }
}
