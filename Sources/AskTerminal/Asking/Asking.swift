import AskKit

/// Asks a person at the controlling terminal, and gives the terminal back as it was.
///
/// Where nobody can be asked, the default is the answer; `CI` and `ASK_NO_INPUT` are heeded as by the command. Standard
/// input and output are not touched. Meanwhile the signals that end a process are handled; what handled them before
/// does so again when this returns. One that came ends the question as `interrupted`, and is left to the caller.
///
/// - Parameter limit: how long the person has from the first paint on; nil has no end.
@MainActor public func ask(_ question: Question, within limit: Duration? = nil) -> Outcome {
  outcome(of: .question(question), within: limit)
}

/// Shows an alert, under the same conditions, until a person has read it: the outcome is `acknowledged` then.
///
/// - Parameter limit: how long the person has from the first paint on; nil has no end.
@MainActor public func show(_ alert: Alert, within limit: Duration? = nil) -> Outcome {
  outcome(of: .alert(alert), within: limit)
}

@MainActor private func outcome(of subject: Inquiry.Subject, within limit: Duration?) -> Outcome {
  let inquiry = Inquiry(subject, timeout: limit.map(TimeSpan.init))
  let environment = Environment()
  let outcome = AnswerSources(inquiry, wording: environment.language.wording, environment: environment).answer()
  if let signal = Signals.uninstall() { return .interrupted(signal: signal, sentTo: .thisProcess) }
  // The flags that would help are the command's.
  if case .nobodyToAsk(let why, _, _) = outcome { return .nobodyToAsk(why, ways: []) }
  return outcome
}

extension Outcome {
  /// What is to be told about an ending, in one line; nil where the person knows.
  public var explanation: String? { Environment().language.wording.complaint(about: self) }

  /// Ends the process as `ask` does: says on standard error what is to be told, and goes as `processEnding`
  /// has it.
  public func endProcess() -> Never { Exit.with(self, wording: Environment().language.wording) }
}

extension TimeSpan {
  fileprivate init(_ duration: Duration) {
    // A thousand years are enough, and far from where integers overflow.
    let milliseconds = min(max(duration, .milliseconds(1)), .seconds(31_536_000_000)) / .milliseconds(1)
    self.init(milliseconds: Int(milliseconds))
  }
}
