// What a run can end as, and the bytes that say so: pure, and the only place that knows a status number or a format.

/// Every way a question can end. The exit status is a property of the case.
public enum Outcome {
  case answered(Answer)
  /// All fields of a form were answered.
  case filledIn([NamedAnswer])
  /// A confirmation was answered with no.
  case declined
  /// Ctrl-D, or the end of the terminal.
  case cancelled
  /// - field: the field of a form that has no answer.
  /// - ways: what would have given one.
  case nobodyToAsk(NobodyToAsk, field: String? = nil, ways: [AnswerWay])
  case invalid(Refusal, from: AnswerSource)
  /// Nobody knows whether the answer of a source is valid: a check could not be run to its end, say.
  case unjudged(Refusal, from: AnswerSource)
  /// `ask` itself could not do its work; the text says what went wrong.
  case failed(String)
  /// The time was over, and there was no default.
  case timedOut
  /// A signal that ends the process, to be raised once everything is restored.
  case interrupted(signal: Int32, sentTo: SignalTarget)

  /// That of one question: a no is an ending of its own.
  package init(_ answer: Answer) {
    if case .yesNo(false) = answer { self = .declined } else { self = .answered(answer) }
  }

  /// What was answered, where one question was.
  package var answer: Answer? {
    switch self {
    case .answered(let answer): answer
    case .declined: .yesNo(false)
    default: nil
    }
  }

  /// What the process ends with; nil where a signal ends it.
  public var exitStatus: ExitStatus? {
    switch self {
    case .answered, .filledIn: .answered
    case .declined: .declined
    case .cancelled: .cancelled
    case .nobodyToAsk: .nobodyToAsk
    case .invalid: .invalid
    case .unjudged, .failed: .failed
    case .timedOut: .timedOut
    case .interrupted: nil
    }
  }

  /// Who else the signal is for.
  public enum SignalTarget: Equatable, Sendable {
    /// A key made it: the terminal would have sent it to the whole foreground group.
    case processGroup
    /// Somebody sent it to this process.
    case thisProcess
  }
}
