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
