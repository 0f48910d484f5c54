/// Which keys run which commands: what is bound over libedit's maps and the user's file, because it must hold.
package struct KeyBinding: Equatable, Sendable {
  /// In libedit's notation: `^A`, `\033b`, `\200`.
  package let keys: String
  /// The editor function.
  package let function: String
  package let map: Map

  package enum Map: Equatable, Sendable {
    /// Emacs, or vi's insert mode.
    case inserting
    case viCommandMode
  }

  init(_ keys: String, _ function: String, _ map: Map = .inserting) {
    self.keys = keys
    self.function = function
    self.map = map
  }

  init(_ keys: String, _ command: EditCommand, _ map: Map = .inserting) { self.init(keys, command.name, map) }
}

extension KeyBinding {
  /// Bound before the user's file is read, so that it can bind them otherwise.
  package static func usual(_ keymap: Keymap) -> [KeyBinding] {
    switch keymap {
    case .emacs: usualInEmacs
    case .vi: usualInInsertMode + usualInCommandMode
    }
  }

  /// Bound after the user's file, whatever it says: without these a prompt could not be answered or left.
  package static func fixed(_ keymap: Keymap, _ keys: FieldKeys) -> [KeyBinding] {
    var bindings: [KeyBinding] = []
    let enter: EditCommand = keys.enterIsNewline ? .newline : .accept
    bindings += [KeyBinding("^M", enter), KeyBinding("^J", enter), KeyBinding("^D", .deleteOrCancel)]
    if keymap == .vi {
      bindings += [
        KeyBinding("^M", .accept, .viCommandMode), KeyBinding("^J", .accept, .viCommandMode),
        KeyBinding("^D", .deleteOrCancel, .viCommandMode),
      ]
      bindings += guardsInCommandMode
    } else {
      bindings += guardsInEmacs
    }
    if keys.isSecret {
      bindings += ["^R", "^S", "^V", "^X^E"].map { KeyBinding($0, .nothing) }
    }
    return bindings
  }

  /// Bound when a code first comes, whatever the user's file says: libedit goes through all its functions for each
  /// binding, and most prompts end without most keys.
  package static func bindings(of code: PrivateCode, _ keymap: Keymap) -> [KeyBinding] {
    let inserting = KeyBinding(code.notation, code.function(inCommandMode: false))
    switch keymap {
    case .emacs: return [inserting]
    case .vi: return [inserting, KeyBinding(code.notation, code.function(inCommandMode: true), .viCommandMode)]
    }
  }

  private static let usualInEmacs: [KeyBinding] = [
    KeyBinding("^?", .backspace), KeyBinding("^H", .backspace),
    KeyBinding("^B", .left), KeyBinding("^F", .right), KeyBinding("^A", .home), KeyBinding("^E", .end),
    KeyBinding("^P", .up), KeyBinding("^N", .down),
    KeyBinding("^T", .transpose), KeyBinding("^W", .killWordBack), KeyBinding("^I", .complete),
    KeyBinding("^_", .undo), KeyBinding("^X^U", .undo), KeyBinding("^L", .repaint),
    KeyBinding("^X^E", .editor), KeyBinding("^R", .search),
    KeyBinding("\\033b", .wordLeft), KeyBinding("\\033B", .wordLeft),
    KeyBinding("\\033f", .wordRight), KeyBinding("\\033F", .wordRight),
    KeyBinding("\\033d", .killWord), KeyBinding("\\033D", .killWord),
  ]

  /// Built-ins that would lose text or take the answer past the rules: history that is not there, a search that writes
  /// into the text, a command line that wipes it.
  private static let guardsInEmacs: [KeyBinding] =
    ["\\033x", "\\033X", "\\033n", "\\033N", "\\033p", "\\033P"].map { KeyBinding($0, .nothing) }

  private static let usualInInsertMode: [KeyBinding] = [
    KeyBinding("^?", .backspace), KeyBinding("^H", .backspace), KeyBinding("^I", .complete),
    KeyBinding("^A", .home), KeyBinding("^E", .end), KeyBinding("^B", .left), KeyBinding("^F", .right),
    KeyBinding("^P", .up), KeyBinding("^N", .down), KeyBinding("^T", .transpose),
    KeyBinding("^K", "ed-kill-line"), KeyBinding("^W", .killWordBack),
    KeyBinding("^_", .undo), KeyBinding("^L", .repaint),
    // The rest of the control characters would be inserted.
    KeyBinding("^C", .nothing), KeyBinding("^G", .nothing), KeyBinding("^O", .nothing), KeyBinding("^R", .search),
    KeyBinding("^X^E", .editor), KeyBinding("^Y", .nothing), KeyBinding("^Z", .nothing), KeyBinding("^]", .nothing),
    KeyBinding("^^", .nothing),
  ]

  private static let usualInCommandMode: [KeyBinding] = [
    KeyBinding("j", .down, .viCommandMode), KeyBinding("k", .up, .viCommandMode),
    KeyBinding("+", .down, .viCommandMode), KeyBinding("-", .up, .viCommandMode),
    KeyBinding("^N", .down, .viCommandMode), KeyBinding("^P", .up, .viCommandMode),
    KeyBinding("^?", .left, .viCommandMode), KeyBinding("^H", .left, .viCommandMode),
    KeyBinding("u", .undo, .viCommandMode), KeyBinding("^_", .undo, .viCommandMode),
    KeyBinding("^L", .repaint, .viCommandMode), KeyBinding("^R", .search, .viCommandMode),
    KeyBinding("/", .search, .viCommandMode), KeyBinding("v", .editor, .viCommandMode),
  ]

  /// Built-ins of vi's command mode that lose text, accept, hang, or write before the buffer (`$` on an empty line, a
  /// `.` that fails): left out, or run through a guard of ours.
  private static let guardsInCommandMode: [KeyBinding] =
    [
      KeyBinding("$", .viMoveToEnd, .viCommandMode), KeyBinding(".", .viRedo, .viCommandMode),
      KeyBinding("~", .viChangeCase, .viCommandMode),
    ]
    + ["#", "?", ":", "@", "U", "n", "N", "G", "J", "K", "_", "O", "\\133", "^["].map {
      KeyBinding($0, .nothing, .viCommandMode)
    }
}

extension PrivateCode {
  /// As libedit's `bind` reads it: a backslash and three octal digits.
  var notation: String { "\\" + String(rawValue, radix: 8) }
}
