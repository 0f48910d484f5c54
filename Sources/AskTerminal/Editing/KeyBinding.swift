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
  /// Bound before the user's file is read, so that it can bind them otherwise; in vi's insert mode.
  package static func usual(_ keymap: Keymap) -> [KeyBinding] {
    switch keymap {
    case .emacs: usualInEmacs
    case .vi: usualInInsertMode
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
    KeyBinding("^X^E", .editor), KeyBinding("^R", .search), KeyBinding("^V", .quote),
    KeyBinding("\\033b", .wordLeft), KeyBinding("\\033B", .wordLeft),
    KeyBinding("\\033f", .wordRight), KeyBinding("\\033F", .wordRight),
    KeyBinding("\\033<", .textStart), KeyBinding("\\033>", .textEnd),
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
    KeyBinding("^X^E", .editor), KeyBinding("^V", .quote), KeyBinding("^Y", .nothing), KeyBinding("^Z", .nothing),
    KeyBinding("^]", .nothing),
    KeyBinding("^^", .nothing), KeyBinding("^[", .viEscape),
  ]

  package static let usualInCommandMode: [KeyBinding] =
    [
      KeyBinding("^L", .repaint, .viCommandMode), KeyBinding("^R", .search, .viCommandMode),
      KeyBinding("^X^E", .editor, .viCommandMode), KeyBinding("^[", .nothing, .viCommandMode),
    ] + keysOfCommandMode.map { KeyBinding($0, .viCommand, .viCommandMode) }

  /// All that a command of vi's can begin with, and what of libedit's would lose text, accept, hang or write before the
  /// buffer there.
  private static let keysOfCommandMode: [String] =
    ["^A", "^E", "^H", "^K", "^N", "^P", "^U", "^W", "^_", "^?"]
    // As octal numbers: some mean something to libedit's bind.
    + (0x20...0x7E).map { "\\" + String($0, radix: 8) }
}

extension PrivateCode {
  /// As libedit's `bind` reads it: a backslash and three octal digits.
  var notation: String { "\\" + String(rawValue, radix: 8) }
}
