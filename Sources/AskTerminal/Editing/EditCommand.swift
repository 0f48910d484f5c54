/// The editing commands that are ours. Each is an editor function of libedit's under a name beginning with `ask-`, so
/// that `~/.editrc` can bind it (`ask:bind ^O ask-newline`).
package enum EditCommand: Int, CaseIterable, Sendable {
  case accept, newline, deleteOrCancel, paste
  case backspace, delete, transpose
  case left, right, wordLeft, wordRight, home, end
  case up, down, pageUp, pageDown
  case killWord, killWordBack, moveToKillEnd
  case undo, repaint, complete, backTab
  case editor, search
  case viMoveToEnd, viRedo, viChangeCase
  case nothing

  package var name: String {
    switch self {
    case .accept: "ask-accept"
    case .newline: "ask-newline"
    case .deleteOrCancel: "ask-delete-or-cancel"
    case .paste: "ask-paste"
    case .backspace: "ask-backspace"
    case .delete: "ask-delete"
    case .transpose: "ask-transpose"
    case .left: "ask-left"
    case .right: "ask-right"
    case .wordLeft: "ask-word-left"
    case .wordRight: "ask-word-right"
    case .home: "ask-home"
    case .end: "ask-end"
    case .up: "ask-up"
    case .down: "ask-down"
    case .pageUp: "ask-page-up"
    case .pageDown: "ask-page-down"
    case .killWord: "ask-kill-word"
    case .killWordBack: "ask-kill-word-back"
    case .moveToKillEnd: "ask-move-to-kill-end"
    case .undo: "ask-undo"
    case .repaint: "ask-repaint"
    case .complete: "ask-complete"
    case .backTab: "ask-back-tab"
    case .editor: "ask-editor"
    case .search: "ask-search"
    case .viMoveToEnd: "ask-vi-move-to-end"
    case .viRedo: "ask-vi-redo"
    case .viChangeCase: "ask-vi-change-case"
    case .nothing: "ask-nothing"
    }
  }
}

/// What the engine is to do after a command of ours.
package enum CommandResult: Sendable {
  /// Go on.
  case done
  /// The command could not do anything; nothing changed.
  case refused
  /// Our commands are counted like the engine's: what was pushed back belongs to the same key.
  case continues
  /// Begin anew with the host's line, in the mode in which a line begins.
  case restarts
  /// End the line: the text is the answer.
  case accepted
  /// End without an answer.
  case ended
}
