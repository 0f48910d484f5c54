/// A secret in the form that its type gives it.
struct CanonicalSecret: ConcealedText {
  let entered: any ConcealedText
  let rules: RuleSet

  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try entered.withBytes { try rules.withCanonicalForm(of: $0, body) }
  }
}
