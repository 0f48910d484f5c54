import AskKit

// An answer that must be entered twice. The rules judge it the first time; the second time it only has to be the same.
extension ScreenPrompt {
  func enterAgain() -> CommandResult {
    reply.enterAgain()
    followNewText()
    remark = nil
    return .restarts
  }

  /// The second entry was sent.
  func compare() -> CommandResult {
    if reply.compare() { return .leave(.accepted) }
    followNewText()
    if case .leave(let departure) = refuse(.invalid(Refusal(.verify, .entriesDiffer))) { return .leave(departure) }
    return .restarts
  }

  /// The engine's line becomes that of a text that has begun anew: neither undo nor a yank brings the one before back.
  func followNewText() {
    follow(.line)
    if vi != nil { vi = ViEditor(reply.text, hasLines: reply.isMultiline) }
    paste = CleanPaste()
    held.insert(.scalar(PrivateCode.forgetKilled.rawValue), at: 0)
  }
}
