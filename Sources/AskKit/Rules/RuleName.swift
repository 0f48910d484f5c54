/// The name of a rule in JSON output: the flag that set it, without its dashes.
public enum RuleName: String, CaseIterable, Sendable {
  case characters, type, min, max, above, below
  case maxBytes = "max-bytes"
  case pattern, reject, choice, check, verify, confirm
}
