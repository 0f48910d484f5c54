import AskKit

// A question that a typed word answers with yes or no.
extension ScreenPrompt {
  func label(of isYes: Bool, _ confirmation: Confirmation) -> String {
    isYes ? confirmation.words.yesLabel ?? wording.yes : confirmation.words.noLabel ?? wording.no
  }

  /// The answers and what to type for them, as the status line shows them.
  func answers(of confirmation: Confirmation) -> StatusLine.Answers {
    let decision = reply.decision(on: confirmation)
    let answers = [true, false].map { isYes in
      StatusLine.Answers.Word(
        typed: confirmation.words.shortest(for: isYes), label: label(of: isYes, confirmation),
        isMeant: decision == isYes)
    }
    return StatusLine.Answers(
      words: answers,
      defaultLabel: reply.text.isEmpty ? confirmation.defaultAnswer.map { label(of: $0, confirmation) } : nil)
  }
}
