import AskKit

/// Asks the fields of a form in plain lines, one after the other. There is no way back: what was said cannot be unsaid.
struct PlainFormPrompt {
  private let form: Form
  private let screen: PromptScreen
  private let wording: any Wording
  private let prompts: [PlainPrompt]

  init(_ form: Form, on screen: PromptScreen, wording: any Wording) throws(PromptFailure) {
    self.form = form
    self.screen = screen
    self.wording = wording
    prompts = try form.fields.map { field throws(PromptFailure) in
      try PlainPrompt(field.question, on: screen, wording: wording)
    }
  }

  func ask() -> Outcome {
    screen.open(flushingInput: prompts[0].reply.mustBeTypedNow)
    for text in [form.title, form.message].compactMap({ $0 }) {
      screen.say(Sanitizer.sanitize(text, lineFeeds: .kept) + "\n")
    }
    var answers: [NamedAnswer] = []
    for (field, prompt) in zip(form.fields, prompts) {
      // A stray Enter must not answer it.
      if !answers.isEmpty, prompt.reply.kind == .confirm { screen.flushInput() }
      switch prompt.converse() {
      case .answered(let answer): answers.append(NamedAnswer(name: field.name, answer: answer))
      case let outcome?:
        screen.close(leaving: prompt.leftOver(by: outcome, of: form.title ?? field.question.title))
        return outcome.told(of: field)
      case nil: return end(at: field)
      }
    }
    screen.close(leaving: [])
    return .filledIn(answers)
  }

  private func end(at field: FormField) -> Outcome {
    screen.closeWithoutAnswer(wording) { [.finished(form.title ?? field.question.title, $0)] }.told(of: field)
  }
}
