import AskKit

// An alert has no answer; all it needs is somebody who reads it.
extension AnswerSources {
  /// What nobody can acknowledge is still told, where logs are read.
  func show(_ alert: Question) -> Outcome {
    do throws(NobodyToAsk) {
      let terminal = try terminal()
      guard let screen = screen(on: terminal) else { return .failed(wording.outOfDescriptors) }
      return AlertPrompt(alert, on: screen, wording: wording).show()
    } catch {
      StandardStreams.tell(AlertText(alert).lines)
      if case .noInput = error { return .answered(.acknowledged) }
      return .nobodyToAsk(error, ways: inquiry.ways(toAnswer: alert))
    }
  }
}
