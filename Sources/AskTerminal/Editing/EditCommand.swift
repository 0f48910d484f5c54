/// The editing commands that are ours. Each is an editor function of libedit's under a name beginning with `ask-`, so
/// that `~/.editrc` can bind it (`ask:bind ^O ask-newline`).
package enum EditCommand: String, CaseIterable, Sendable {
  case accept, newline, deleteOrCancel = "delete-or-cancel", paste
  case backspace, delete, transpose
  case left, right, wordLeft = "word-left", wordRight = "word-right", home, end
  case up, down, pageUp = "page-up", pageDown = "page-down"
  case textStart = "text-start", textEnd = "text-end"
  case killWord = "kill-word", killWordBack = "kill-word-back", moveToKillEnd = "move-to-kill-end"
  case undo, repaint, complete, backTab = "back-tab"
  case editor, search, quote
  /// In vi's command mode: what the key that it is bound to means there.
  case viCommand = "vi-command"
  /// In vi's insert mode: to command mode, and a character that was kept from the engine.
  case viEscape = "vi-escape", viCharacter = "vi-character"
  case nothing

  /// As libedit knows it.
  package var name: String { "ask-" + rawValue }
}
