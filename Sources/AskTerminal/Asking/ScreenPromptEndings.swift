import AskKit

// Interruptions, and what is left on the screen at the end.
extension ScreenPrompt {
  func serveSignals() {
    let arrived = signals.take()
    if let signal = arrived.ending { ending = .interrupted(signal, .thisProcess) }
    if arrived.stop { suspend(.thisProcess) }
    if arrived.resumed { resume() }
    if arrived.resized { resize() }
  }

  func interrupt(_ signal: Signals.KeySignal) {
    if signals.isIgnored(signal) { return ring() }
    ending = .interrupted(signal.number, terminal.isForeground ? .processGroup : .thisProcess)
  }

  func suspend(_ target: Outcome.SignalTarget) {
    if signals.isIgnored(.stop) { return ring() }
    showFrame()
    paint { painter, bytes in painter.leave(into: &bytes) }
    terminal.giveBack()
    signals.stop(target, at: terminal)
    takeTerminalAgain()
  }

  /// Somebody stopped and continued us without a word.
  func resume() {
    signals.stopWhileInBackground(at: terminal)
    paint { painter, bytes in painter.leave(into: &bytes) }
    takeTerminalAgain()
  }

  func takeTerminalAgain() {
    terminal.takeOverAgain()
    engine.reenterTerminal()
    resize()
    paint { painter, bytes in painter.begin(into: &bytes) }
  }

  func resize() {
    size = terminal.size
    paint { painter, bytes in painter.resized(to: size, into: &bytes) }
  }

  /// A terminal that goes away sends a hang-up, a moment sooner or later; one that was only closed does not.
  func endWithTerminal() {
    ending = signals.endingSignal(within: 100).map { .interrupted($0, .thisProcess) } ?? .cancelled
  }

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
    switch ending {
    case .interrupted(let signal, let target):
      showFrame()
      paint { painter, bytes in painter.leave(into: &bytes) }
      return .interrupted(signal: signal, sentTo: target)
    case .failed(let sentence):
      paint { painter, bytes in painter.leave(into: &bytes) }
      return .failed(sentence)
    case .cancelled, nil:
      finish(with: wording.cancelled)
      return .cancelled
    }
  }

  /// One line that stands for the whole text.
  func summary(of answer: String) -> String {
    let more = text.lineCount - 1
    guard more > 0 else { return answer }
    return "\(answer.prefix { $0 != "\n" }) \(wording.moreLines(more))"
  }

  func finish(with result: String) {
    paint { painter, bytes in painter.finish([frame.finishedRow(result, size: size)], into: &bytes) }
  }
}
