/// A Perl-compatible pattern that the whole answer must match (`--pattern`) or that no part of it may (`--reject`).
package struct PatternRule: Rule {
  package enum Demand: Sendable { case wholeAnswerMatches, noPartMatches }

  package let pattern: Pattern
  package let demand: Demand

  package init(_ source: String, _ demand: Demand) throws(Pattern.SyntaxError) {
    let extent: Pattern.Extent =
      switch demand {
      case .wholeAnswerMatches: .wholeSubject
      case .noPartMatches: .anyPart
      }
    pattern = try Pattern(source, matching: extent)
    self.demand = demand
  }

  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict {
    let rule: RuleName = demand == .wholeAnswerMatches ? .pattern : .reject
    return switch (pattern.match(bytes), demand) {
    case (.matched, .wholeAnswerMatches), (.unmatched, .noPartMatches): .valid
    case (.unmatched, .wholeAnswerMatches): .invalid(Refusal(rule, .mismatch(pattern: pattern.source)))
    case (.matched, .noPartMatches): .invalid(Refusal(rule, .rejected(pattern: pattern.source)))
    case (.gaveUp, _): .unjudged(Refusal(rule, .patternGaveUp(pattern: pattern.source)))
    }
  }
}
