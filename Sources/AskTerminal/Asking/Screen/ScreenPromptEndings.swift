import AskKit

// What is left on the screen at the end.
extension ScreenPrompt {
  func finishAccepted() -> Outcome {
    guard let answer = reply.answer else {
      screen.closeLeavingFrame()
      return .failed(wording.outOfMemory)
    }
    screen.close(leaving: [finishedLine])
    return .answered(answer)
  }

  func finishWithoutAnswer() -> Outcome {
    if let outcome = outcomeAtTimeout(for: question.entry) {
      let accepted = outcome.answer == nil ? nil : lineAtTimeout
      screen.close(leaving: [accepted ?? line(saying: wording.timedOut)])
      return outcome
    }
    return screen.closeWithoutAnswer(wording) { [line(saying: $0)] }
  }

  /// What the default means to the script when the time is over, of this question or of one that would have come after it.
  /// While that is judged, the question stays on the screen.
  ///
  /// - Returns: nil where there is none, or where the conversation has ended otherwise.
  func outcomeAtTimeout(for entry: Entry) -> Outcome? {
    let before = remark
    say(.judgingDefault)
    defer { remark = before }
    return TimeoutDefault(screen: screen, wording: wording, showWaiting: showFrame).outcome(for: entry)
  }

  /// The line that stands for the question once its text is accepted.
  var finishedLine: StandingText {
    if let confirmation = reply.confirmation, let isYes = reply.decision(on: confirmation) {
      return line(saying: label(of: isYes, confirmation))
    }
    if let taken = reply.defaultTaken { return line(saying: summary(of: taken)) }
    if case .secret(let secret) = question.entry { return line(saying: secret.mask.inFinishedLine) }
    return line(saying: summary(of: reply.field.rules.canonicalForm(of: reply.text.string)))
  }

  func line(saying result: String) -> StandingText {
    StandingText(content: .finished(frame.finishedLine(result)))
  }

  /// When the time is over, what was typed was never sent: it gives way to the default, if there is one.
  var lineAtTimeout: StandingText? {
    if let confirmation = reply.confirmation {
      return confirmation.defaultAnswer.map { line(saying: label(of: $0, confirmation)) }
    }
    return reply.openText?.defaultAnswer.map { line(saying: summary(of: $0)) }
  }

  /// One line that stands for the whole text.
  func summary(of answer: String) -> String {
    let more = answer.unicodeScalars.count { $0 == "\n" }
    guard more > 0 else { return answer }
    return "\(answer.prefix { $0 != "\n" }) \(wording.moreLines(more))"
  }
}
