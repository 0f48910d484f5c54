/// Who said that nobody is to be asked.
public enum NoInput: Equatable, Sendable {
  /// `--no-input`
  case flag
  /// `ASK_NO_INPUT`
  case variable
  /// `CI`, which says less: a terminal without a person is likely.
  case continuousIntegration

  /// - Parameters:
  ///   - variable: the value of ASK_NO_INPUT; `0` means that a person is there, in spite of CI.
  ///   - ci: the value of CI.
  ///   - hasTimeout: a question that ends by itself may be asked in spite of CI.
  package init?(isFlagSaid: Bool, variable: String?, ci: String?, hasTimeout: Bool) {
    switch (isFlagSaid, variable ?? "", ci ?? "") {
    case (true, _, _): self = .flag
    case (_, "0", _): return nil
    case (_, let variable, _) where !variable.isEmpty: self = .variable
    case (_, _, let ci) where !ci.isEmpty && !hasTimeout: self = .continuousIntegration
    default: return nil
    }
  }
}
