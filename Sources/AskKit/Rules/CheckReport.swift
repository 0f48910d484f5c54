/// What came of one check.
package struct CheckReport: Equatable, Sendable {
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
    case tookTooLong(TimeSpan)
    /// The system's words.
    case notStarted(String)
  }

  package var ending: Ending
  /// The first line that it printed that is not empty, fit to be shown.
  package var line: String?

  package init(_ ending: Ending, line: String? = nil) {
    self.ending = ending
    self.line = line
  }

  package var verdict: Verdict {
    switch ending {
    case .exited(0): .valid
    // What a shell says of a command that cannot be run, or is not there.
    case .exited(126), .exited(127): .unjudged(Refusal(.check, .checkCannotRun(line)))
    case .exited: .invalid(Refusal(.check, line.map(Reason.checkSays) ?? .checkFailed))
    case .killed(let signal): .unjudged(Refusal(.check, .checkKilled(signal: signal)))
    case .tookTooLong(let limit): .unjudged(Refusal(.check, .checkTookTooLong(limit)))
    case .notStarted(let words): .unjudged(Refusal(.check, .checkCannotRun(words)))
    }
  }
}

extension RuleSet {
  /// What the person may hear of a check: its own line, whatever `--error` says.
  package func verdict(on report: CheckReport) -> Verdict {
    let verdict = report.verdict
    if case .invalid(let refusal) = verdict, refusal.reason == .checkFailed, let error {
      return .invalid(Refusal(.check, .scriptSays(error)))
    }
    return verdict
  }
}
