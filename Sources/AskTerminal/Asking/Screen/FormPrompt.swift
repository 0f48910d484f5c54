import AskKit

/// Asks the fields of a form one below the other, each by the prompt that asks a single question. A field that is finished
/// stays as its line; whoever goes back takes the line away and finds the text in the field again.
final class FormPrompt {
  private let form: Form
  private let screen: PromptScreen
  private let wording: any Wording
  private let prompts: [ScreenPrompt]

  /// - Parameter form: with those of its fields that are to be asked; at least one.
  init(_ form: Form, on screen: PromptScreen, wording: any Wording) throws(PromptFailure) {
    self.form = form
    self.screen = screen
    self.wording = wording
    prompts = try form.fields.enumerated().map { index, field throws(PromptFailure) in
      try ScreenPrompt(field.question, in: FormPlace(index, in: form), on: screen, wording: wording)
    }
  }

  func ask() -> Outcome {
    screen.standing = StandingText.heading(form.title, form.message)
    screen.open(flushingInput: prompts[0].reply.mustBeTypedNow)
    var index = 0
    while true {
      switch prompts[index].edit() {
      case .accepted:
        screen.standing.append(prompts[index].finishedLine)
        guard index + 1 < prompts.count else { return send() }
        index += 1
        // A stray Enter must not answer it.
        if prompts[index].reply.kind == .confirm { screen.flushInput() }
      case .back:
        index -= 1
        // One that has scrolled off stays where it is seen, and the field is asked anew below.
        screen.standing.removeLast()
      case .ended:
        return end(at: index)
      }
    }
  }

  private func send() -> Outcome { send(prompts.map { $0.reply.answer }) }

  /// When the time is over, the fields that are finished keep their answers; the others take their defaults, which are
  /// judged as from any other source.
  ///
  /// - Returns: nil when one of them has none, or when something else has ended the conversation meanwhile.
  private func sendDefaults(from index: Int) -> Outcome? {
    let lines = prompts[index...].compactMap { $0.lineAtTimeout }
    guard lines.count == prompts.count - index else { return nil }
    var defaults: [Answer?] = []
    for field in form.fields[index...] {
      guard let outcome = prompts[index].outcomeAtTimeout(for: field.question.entry) else { return nil }
      guard let answer = outcome.answer else {
        screen.close(leaving: [lineOfEnding(at: index, saying: wording.timedOut)])
        return outcome.told(of: field)
      }
      defaults.append(answer)
    }
    screen.standing += lines
    return send(prompts[..<index].map { $0.reply.answer } + defaults)
  }

  /// - Parameter found: nil where there was no memory for a secret.
  private func send(_ found: [Answer?]) -> Outcome {
    var answers: [NamedAnswer] = []
    for (field, answer) in zip(form.fields, found) {
      guard let answer else {
        screen.closeLeavingFrame()
        return .failed(wording.outOfMemory)
      }
      answers.append(NamedAnswer(name: field.name, answer: answer))
    }
    screen.close(leaving: screen.standingInPlace.filter { !$0.isMessage })
    return .filledIn(answers)
  }

  private func end(at index: Int) -> Outcome {
    if case .timedOut = screen.ending, let outcome = sendDefaults(from: index) { return outcome }
    let outcome = screen.closeWithoutAnswer(wording) { [lineOfEnding(at: index, saying: $0)] }
    return outcome.told(of: form.fields[index])
  }

  private func lineOfEnding(at index: Int, saying word: String) -> StandingText {
    form.title.map { .finished($0, word) } ?? prompts[index].line(saying: word)
  }
}
