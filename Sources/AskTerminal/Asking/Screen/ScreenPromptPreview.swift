import AskKit

// What the script's command makes of the text, under the field.
extension ScreenPrompt {
  func noteChangeForPreview() {
    guard let preview, revisionPreviewed != text.revision else { return }
    revisionPreviewed = text.revision
    preview.forget()
    screen.alarms.set(.preview, in: Self.stillness)
  }

  /// The field is left; whoever comes back sees it anew.
  func leavePreview() {
    guard let preview else { return }
    preview.forget()
    revisionPreviewed = nil
    screen.alarms.cancel(.preview)
  }

  /// Of the text as it is, valid or not; of what Enter would take, where that is something.
  func runPreview() {
    guard let preview, let answer = answerForCommands(), !answer.withBytes({ $0.isEmpty }) else { return }
    preview.run(answer)
  }

  /// Cut, so that it has one row whatever the command says. The list of what Tab offers is more urgent.
  var rowsOfPreview: [Row] {
    guard let preview, preview.hasRow, listing == nil else { return [] }
    return [StyledText(preview.line ?? "").row(truncatedTo: screen.size.usableColumns)]
  }
}
