import AskKit

// What is left on the screen at the end.
extension ScreenPrompt {
  func finishAccepted() -> Outcome {
    if text.isEmpty, let defaultAnswer = field.defaultAnswer {
      finish(with: defaultAnswer)
      return .answered(field.answer(defaultAnswer))
    }
    if let vault {
      finish(with: "********")
      guard let secret = vault.reveal(text.currentLine.scalars) else { return .failed(wording.outOfMemory) }
      return .answered(field.answer(secret))
    }
    let answer = String(decoding: text.utf8, as: UTF8.self)
    finish(with: summary(of: field.rules.canonicalForm(of: answer)))
    return .answered(field.answer(answer))
  }

  func finishWithoutAnswer() -> Outcome {
    switch screen.ending {
    case .interrupted(let signal, let target):
      screen.closeLeavingFrame()
      return .interrupted(signal: signal, sentTo: target)
    case .failed(let sentence):
      screen.closeLeavingFrame()
      return .failed(sentence)
    case .attemptsUsedUp(let refusal):
      finish(with: wording.attemptsUsedUp)
      return .invalid(refusal, from: .person(attempts: attempts))
    case .timedOut:
      return finishTimedOut()
    case .cancelled, nil:
      finish(with: wording.cancelled)
      return .cancelled
    }
  }

  /// What was typed was never sent: it gives way to the default.
  private func finishTimedOut() -> Outcome {
    guard let defaultAnswer = field.defaultAnswer else {
      finish(with: wording.timedOut)
      return .timedOut
    }
    finish(with: defaultAnswer)
    return .answered(field.answer(defaultAnswer))
  }

  /// One line that stands for the whole text.
  func summary(of answer: String) -> String {
    let more = text.lineCount - 1
    guard more > 0 else { return answer }
    return "\(answer.prefix { $0 != "\n" }) \(wording.moreLines(more))"
  }

  func finish(with result: String) {
    screen.close(leaving: [frame.finishedRow(result, size: screen.size)])
  }
}
