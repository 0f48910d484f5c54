import AskKit

// What runs beside the editor: what takes long to judge, and the preview.
extension ScreenPrompt {
  func noteChangeForCommands() {
    let revision = reply.text.revision
    // The second entry only has to be the same.
    if !reply.isEnteringAgain {
      // Where the length is hidden, what it says would tell when enough was typed.
      examination?.noteChange(to: revision, isToldLive: !hidesLength, &screen.alarms)
    }
    preview?.noteChange(to: revision, &screen.alarms)
  }

  /// - Returns: nil where it must run first; then Enter waits for it.
  func verdictOfExamination() -> Verdict? {
    guard examination != nil, !reply.isLeftOut else { return .valid }
    examination?.noteChange(to: reply.text.revision, isToldLive: !hidesLength, &screen.alarms)
    return examination?.verdict(on: reply, &screen.alarms)
  }

  /// After anything has come that one of them may have waited for.
  func serveCommands() {
    note(examination?.serve())
    preview?.serve()
  }

  /// Typing has paused.
  func examineWhileTyping() { note(examination?.run(for: reply)) }

  private func note(_ finding: LiveExamination.Finding?) {
    switch finding {
    case .refused(let reason):
      say(.refused(reason))
      ring()
    case .notice(let reason): say(.notice(wording.sentence(reason)))
    // Through the engine.
    case .pressEnter: hold(.altEnter)
    case nil: break
    }
  }

  /// Of the text as it is, valid or not; of what Enter would take, where that is something.
  func runPreview() {
    guard let preview, let answer = reply.answerForCommands, !answer.withBytes({ $0.isEmpty }) else { return }
    preview.run(answer)
  }

  /// Cut, so that it has one row whatever the command says. The list of what Tab offers is more urgent.
  var rowsOfPreview: [Row] {
    guard let preview, preview.hasRow, !offering.isListing else { return [] }
    return [StyledText(preview.line ?? "").row(truncatedTo: screen.size.usableColumns)]
  }
}
