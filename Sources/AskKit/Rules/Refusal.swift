/// The rule that was broken and why, as a value; the wording makes a sentence of it.
public struct Refusal: Equatable {
  /// The first rule that was broken.
  public let rule: RuleName
  package let reason: Reason

  package init(_ rule: RuleName, _ reason: Reason) {
    self.rule = rule
    self.reason = reason
  }
}
