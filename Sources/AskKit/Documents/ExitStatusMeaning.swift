extension ExitStatus {
  /// What it tells a script, in a few words.
  package var meaning: String {
    switch self {
    case .answered: "answered"
    case .declined: "answered with no"
    case .usage: "wrong usage"
    case .cancelled: "cancelled"
    case .nobodyToAsk: "nobody to ask"
    case .invalid: "the answer given is not valid"
    case .failed: "ask itself failed"
    case .timedOut: "the time was over"
    }
  }
}
