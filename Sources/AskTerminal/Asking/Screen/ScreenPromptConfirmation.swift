import AskKit

// A question that a typed word answers with yes or no.
extension ScreenPrompt {
  /// What Enter would mean now; nil where it would be refused.
  func decision(on confirmation: Confirmation) -> Bool? {
    if text.isEmpty { return confirmation.defaultAnswer }
    guard case .one(let isYes) = confirmation.words.meaning(of: text.string) else { return nil }
    return isYes
  }

  func verdict(on confirmation: Confirmation) -> Verdict {
    if text.isEmpty, confirmation.defaultAnswer != nil { return .valid }
    let words = confirmation.words
    return words.refusal(of: words.meaning(of: text.string)).map(Verdict.invalid) ?? .valid
  }

  func label(of isYes: Bool, _ confirmation: Confirmation) -> String {
    isYes ? confirmation.words.yesLabel ?? wording.yes : confirmation.words.noLabel ?? wording.no
  }

  /// The answers and what to type for them, as the status line shows them.
  func answers(of confirmation: Confirmation) -> StatusLine.Answers {
    let decision = decision(on: confirmation)
    let answers = [true, false].map { isYes in
      StatusLine.Answers.Word(
        typed: confirmation.words.shortest(for: isYes), label: label(of: isYes, confirmation),
        isMeant: decision == isYes)
    }
    return StatusLine.Answers(
      words: answers, defaultLabel: text.isEmpty ? confirmation.defaultAnswer.map { label(of: $0, confirmation) } : nil)
  }
}
