import AskKit

// An alert has no answer; all it needs is somebody who reads it.
extension AnswerSources {
  /// What nobody can acknowledge is still told, where logs are read.
  func show(_ alert: Alert) -> Outcome {
    do throws(NobodyToAsk) {
      return askPerson(.alert(alert), at: try terminal())
    } catch {
      StandardStreams.tell(StandingText.heading(alert.title, alert.message).map(\.plain))
      if case .noInput = error { return .acknowledged }
      return .nobodyToAsk(error, ways: [.noInputAcknowledges])
    }
  }
}
