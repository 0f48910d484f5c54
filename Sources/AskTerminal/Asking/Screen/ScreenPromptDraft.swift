import AskKit

// The text of another time, and this one for the next.
extension ScreenPrompt {
  /// As an edit, so that undoing it brings the initial text.
  func takeUpDraft() {
    guard let draft else { return }
    screen.drafts.append(draft)
    if let taken = draft.text { _ = text.replaceAll(with: taken.unicodeScalars.map(\.value)) }
    revisionDrafted = text.revision
  }

  /// Until the text changes.
  func tellDraft() {
    guard let draft, text.revision == revisionDrafted else { return }
    if draft.text != nil { remark = .takenUp }
    if let obstacle = draft.obstacle { remark = .notice(obstacle) }
  }

  func noteChangeForDraft() {
    guard draft != nil, text.revision != revisionDrafted, screen.alarms.remaining(.draft) == nil else { return }
    screen.alarms.set(.draft, in: Draft.patience)
  }

  /// Of what is entered twice, the first entry.
  private var textToKeep: [UInt8] {
    guard case .again(let first) = entering else { return text.utf8 }
    return EditedText(first).utf8
  }

  /// What has come of a paste that the end has cut off belongs to the draft.
  func takeUnfinishedPaste() {
    guard draft != nil, let bytes = screen.reader.takeUnfinishedPaste() else { return }
    _ = text.insert(bytes.withBytes { PasteCleaner.scalars(of: $0, for: pasteDestination) })
  }

  func saveDraftWhileTyping() {
    saveDraft(durably: false)
    if let sentence = draft?.firstFailure(wording) { notice(sentence) }
  }

  func saveDraft(durably: Bool) {
    guard let draft else { return }
    screen.alarms.cancel(.draft)
    revisionDrafted = text.revision
    draft.save(textToKeep, durably: durably)
  }
}
