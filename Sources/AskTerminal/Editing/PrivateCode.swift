/// Characters that nobody types, C1 controls, by which named keys come to the engine and by which our commands call
/// its own. (libedit looks up characters below 256 in its keymaps; anything above is inserted.)
package enum PrivateCode: UInt32, CaseIterable, Sendable {
  // Named keys
  case escape = 0x80
  case left, right, up, down
  case home, end, pageUp, pageDown, textStart, textEnd
  case delete, wordLeft, wordRight
  case altEnter, backTab
  // Keys that the terminal's settings name
  case backspace, deleteOrCancel, killLine, killWordBack
  // A paste waits to be inserted
  case paste
  // Never typed; our commands push them
  case setMark, moveToKillEnd, killRegion
  /// For an empty line.
  case forgetKilled
  case viInsert, viCommandMode
  /// A key that the engine would not look up; the host has it.
  case viKey

  package init(_ key: NamedKey) {
    switch key {
    case .escape: self = .escape
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .textStart: self = .textStart
    case .textEnd: self = .textEnd
    case .delete: self = .delete
    case .wordLeft: self = .wordLeft
    case .wordRight: self = .wordRight
    case .altEnter: self = .altEnter
    case .backTab: self = .backTab
    }
  }

  /// The editor function that the code runs, in insert mode and in vi's command mode.
  package func function(inCommandMode: Bool) -> String { inCommandMode ? functionInCommandMode : functionInserting }

  private var functionInCommandMode: String {
    switch self {
    case .escape, .left, .right, .up, .down, .home, .end, .delete, .wordLeft, .wordRight, .backspace, .viKey:
      EditCommand.viCommand.name
    case .viInsert: "vi-insert"
    case .viCommandMode: EditCommand.nothing.name
    default: functionInserting
    }
  }

  private var functionInserting: String {
    switch self {
    case .escape: EditCommand.viEscape.name
    case .left: EditCommand.left.name
    case .right: EditCommand.right.name
    case .up: EditCommand.up.name
    case .down: EditCommand.down.name
    case .home: EditCommand.home.name
    case .end: EditCommand.end.name
    case .pageUp: EditCommand.pageUp.name
    case .pageDown: EditCommand.pageDown.name
    case .textStart: EditCommand.textStart.name
    case .textEnd: EditCommand.textEnd.name
    case .delete: EditCommand.delete.name
    case .wordLeft: EditCommand.wordLeft.name
    case .wordRight: EditCommand.wordRight.name
    case .altEnter: EditCommand.accept.name
    case .backTab: EditCommand.backTab.name
    case .backspace: EditCommand.backspace.name
    case .deleteOrCancel: EditCommand.deleteOrCancel.name
    case .killLine: "em-kill-line"
    case .killWordBack: EditCommand.killWordBack.name
    case .paste: EditCommand.paste.name
    case .setMark: "em-set-mark"
    case .moveToKillEnd: EditCommand.moveToKillEnd.name
    case .killRegion: "em-kill-region"
    // Of an empty line nothing is what was killed last.
    case .forgetKilled: "ed-kill-line"
    // The mode is that of the engine: only from the other one there is a way.
    case .viInsert: EditCommand.nothing.name
    case .viCommandMode: "vi-command-mode"
    case .viKey: EditCommand.viCharacter.name
    }
  }
}
