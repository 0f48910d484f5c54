/// What a rule says of an answer. A check that could not run is neither yes nor no.
package enum Verdict: Equatable {
  case valid
  case invalid(Refusal)
  case unjudged(Refusal)

  package var isValid: Bool { self == .valid }

  package var refusal: Refusal? {
    switch self {
    case .valid: nil
    case .invalid(let refusal), .unjudged(let refusal): refusal
    }
  }
}

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

/// The name of a rule in JSON output: the flag that set it, without its dashes.
public enum RuleName: String, CaseIterable, Sendable {
  case characters, type, min, max, above, below
  case maxBytes = "max-bytes"
  case pattern, reject, choice, check, verify, confirm
}
