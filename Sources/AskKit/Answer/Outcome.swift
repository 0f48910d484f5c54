// What a run can end as, and the bytes that say so: pure, and the only place that knows a status number or a format.

/// Every way a question can end. How the process ends then is a property of the case.
public enum Outcome {
  case answered(Answer)
  /// All fields of a form were answered.
  case filledIn([NamedAnswer])
  /// An alert was read.
  case acknowledged
  /// Ctrl-D, or the end of the terminal.
  case cancelled
  // In these three `field` is the one of a form that is at fault.
  /// - ways: what would have given an answer.
  case nobodyToAsk(NobodyToAsk, field: String? = nil, ways: [AnswerWay])
  case invalid(Refusal, from: AnswerSource, field: String? = nil)
  /// Nobody knows whether the answer of a source is valid: a check could not be run to its end, say.
  case unjudged(Refusal, from: AnswerSource, field: String? = nil)
  /// `ask` itself could not do its work; the text says what went wrong.
  case failed(String)
  /// The time was over, and there was no default.
  case timedOut
  /// A signal that ends the process, to be raised once everything is restored.
  case interrupted(signal: Int32, sentTo: SignalTarget)

  /// What was answered, where one question was.
  package var answer: Answer? { if case .answered(let answer) = self { answer } else { nil } }

  /// How the process ends with it. A no has a status of its own.
  public var processEnding: ProcessEnding {
    switch self {
    case .answered(.yesNo(false)): .exit(.declined)
    case .answered, .filledIn, .acknowledged: .exit(.answered)
    case .cancelled: .exit(.cancelled)
    case .nobodyToAsk: .exit(.nobodyToAsk)
    case .invalid: .exit(.invalid)
    case .unjudged, .failed: .exit(.failed)
    case .timedOut: .exit(.timedOut)
    case .interrupted(let signal, let target): .signal(signal, sentTo: target)
    }
  }
}
