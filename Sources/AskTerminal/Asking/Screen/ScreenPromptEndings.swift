import AskKit

// What is left on the screen at the end.
extension ScreenPrompt {
  func finishAccepted() -> Outcome {
    guard let answer = acceptedAnswer() else {
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
    examining = .forEnter
    defer { examining = .idle }
    return TimeoutDefault(screen: screen, wording: wording, showWaiting: showFrame).outcome(for: entry)
  }

  /// What the text that was accepted means to the script; nil when there is no memory for a secret.
  func acceptedAnswer() -> Answer? {
    if let confirmation = question.entry.confirmation { return decision(on: confirmation).map(Answer.yesNo) }
    if text.isEmpty, let defaultAnswer = openText?.defaultAnswer { return field.answer(defaultAnswer) }
    if let vault { return vault.reveal(text.currentLine.scalars).map(field.answer) }
    return field.answer(text.string)
  }

  /// The line that stands for the question once its text is accepted.
  var finishedLine: StandingText {
    if let confirmation = question.entry.confirmation, let isYes = decision(on: confirmation) {
      return line(saying: label(of: isYes, confirmation))
    }
    if text.isEmpty, let defaultAnswer = openText?.defaultAnswer { return line(saying: summary(of: defaultAnswer)) }
    if case .secret(let secret) = question.entry { return line(saying: secret.mask.inFinishedLine) }
    return line(saying: summary(of: field.rules.canonicalForm(of: text.string)))
  }

  func line(saying result: String) -> StandingText {
    StandingText(content: .finished(frame.finishedLine(result)))
  }

  /// When the time is over, what was typed was never sent: it gives way to the default, if there is one.
  var lineAtTimeout: StandingText? {
    if let confirmation = question.entry.confirmation {
      return confirmation.defaultAnswer.map { line(saying: label(of: $0, confirmation)) }
    }
    return openText?.defaultAnswer.map { line(saying: summary(of: $0)) }
  }

  /// One line that stands for the whole text.
  func summary(of answer: String) -> String {
    let more = answer.unicodeScalars.count { $0 == "\n" }
    guard more > 0 else { return answer }
    return "\(answer.prefix { $0 != "\n" }) \(wording.moreLines(more))"
  }
}
