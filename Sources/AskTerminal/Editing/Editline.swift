import AskKit
import CEditline

/// The engine: the sole owner of an `EditLine*`. libedit owns the keymaps, kill and yank, counts and the line that is being
/// edited, but for vi's command mode, which its host is given; it reads only what its host gives it and draws nothing.
package final class Editline {
  private var editline: OpaquePointer!
  private weak var host: (any EditlineHost)?
  /// The engine has just begun a line: what the field holds is put in when it asks for the first key, because before
  /// that it would be dropped.
  private var isFresh = false
  private var hasRead = false
  /// Set by our own commands alone. Whatever else makes the engine return is no answer: a stray binding in
  /// `~/.editrc` can do that.
  private var departure: Departure?
  private(set) package var keymap: Keymap = .emacs
  private var codesBound: [PrivateCode] = []
  private var hasBoundCommandMode = false

  /// How the engine is to be set up.
  package struct Setup {
    /// What the user wants whatever their file says; nil leaves it to the file.
    package var keymap: Keymap?
    package var readsUserFile: Bool
    package var keys: FieldKeys
    /// What is said on standard error before the end, where the engine does not come back from a key.
    package var complaintAboutLoop: String

    package init(keymap: Keymap? = nil, readsUserFile: Bool, keys: FieldKeys, complaintAboutLoop: String) {
      self.complaintAboutLoop = complaintAboutLoop
      self.keymap = keymap
      self.readsUserFile = readsUserFile
      self.keys = keys
    }
  }

  /// Sets the terminal's modes, and never again.
  ///
  /// - Parameter terminal: a descriptor open for reading and writing.
  /// - Returns: nil when memory or descriptors are out.
  package init?(terminal: Int32, setup: Setup) {
    let client = Unmanaged.passUnretained(self).toOpaque()
    let read: ask_read_function = { editline, scalar in Editline.of(editline).read(into: scalar!) }
    guard let editline = ask_editline_open(terminal, client, read) else { return nil }
    self.editline = editline
    ask_guard_start(ExitStatus.failed.rawValue, setup.complaintAboutLoop)
    addCommands()
    bindKeys(setup)
  }

  deinit {
    if let editline { ask_editline_close(editline) }
  }

  /// Edits until one of our commands ends the line.
  package func run(for host: any EditlineHost) -> Departure {
    self.host = host
    departure = nil
    while true {
      if let departure { return departure }
      hasRead = false
      isFresh = true
      var count: Int32 = 0
      _ = ask_editline_run(editline, &count)
      ask_guard_engine_waits()
      // Anything else than our own commands is no answer; the text goes back into the field. But an engine that does
      // not even ask for a key has lost its terminal.
      if !hasRead { departure = .ended }
    }
  }

  // MARK: The line

  /// The line as it stands; valid until the engine runs again.
  package var line: UnsafeBufferPointer<UInt32> {
    let line = ask_editline_line(editline).pointee
    return UnsafeBufferPointer(start: line.buffer, count: line.end - line.buffer)
  }

  /// In scalars from the beginning of the line.
  package var cursor: Int {
    get {
      let line = ask_editline_line(editline).pointee
      return line.cursor - line.buffer
    }
    set {
      let line = ask_editline_line(editline)!
      line.pointee.cursor = line.pointee.buffer + min(max(newValue, 0), line.pointee.end - line.pointee.buffer)
    }
  }

  /// Replaces a part of the line and puts the cursor behind what is new.
  ///
  /// Not by el_deletestr, which overwrites what was killed last.
  package func replace(_ range: Range<Int>, with scalars: [UInt32]) {
    let line = ask_editline_line(editline)!
    let start = line.pointee.buffer! + range.lowerBound
    let rest = line.pointee.buffer! + range.upperBound
    start.update(from: rest, count: line.pointee.end - rest)
    line.pointee.end -= range.count
    line.pointee.cursor = start
    if !scalars.isEmpty { _ = ask_editline_insert(editline, scalars + [0]) }
  }

  /// Makes another text the line.
  package func load(_ scalars: [UInt32], cursor: Int) {
    if scalars.isEmpty {
      let line = ask_editline_line(editline)!
      line.pointee.end = line.pointee.buffer
      line.pointee.cursor = line.pointee.buffer
    } else {
      _ = ask_editline_replace(editline, scalars + [0])
      self.cursor = cursor
    }
  }

  /// Lets the engine run its own commands, as if their keys came next.
  package func push(_ codes: [PrivateCode]) {
    codes.forEach(bindOnce)
    ask_editline_push(editline, codes.map(\.rawValue) + [0])
  }

  // MARK: Callbacks

  private static func of(_ editline: OpaquePointer?) -> Editline {
    Unmanaged<Editline>.fromOpaque(ask_editline_client(editline)).takeUnretainedValue()
  }

  private func read(into scalar: UnsafeMutablePointer<UInt32>) -> Int32 {
    ask_guard_engine_waits()
    defer { ask_guard_engine_runs() }
    guard let host else { return 0 }
    hasRead = true
    keepCursorInside()
    if isFresh {
      isFresh = false
      ask_editline_leave_terminal_alone(editline)
      ask_editline_pretend_one_row(editline)
      load(host.lineToEdit.scalars, cursor: host.lineToEdit.cursor)
    }
    // Where libedit could not set up the terminal it does not edit: it reads straight into its line, codes and all.
    if scalar == ask_editline_line(editline).pointee.end {
      departure = .ended
      return 0
    }
    switch host.nextKey() {
    case .scalar(let value):
      if let code = PrivateCode(rawValue: value) { bindOnce(code) }
      if value == PrivateCode.escape.rawValue || value == 0x1B { bindCommandMode() }
      scalar.pointee = value
      return 1
    case .end:
      departure = .ended
      return 0
    }
  }

  /// libedit's vi mode can leave the cursor before the buffer, and the next insertion would write there.
  private func keepCursorInside() {
    let line = ask_editline_line(editline)!
    if line.pointee.cursor < line.pointee.buffer { line.pointee.cursor = line.pointee.buffer }
    if line.pointee.cursor > line.pointee.end { line.pointee.cursor = line.pointee.end }
  }

  private func perform(_ command: EditCommand) -> UInt8 { run { $0.perform(command) } }

  private func run(_ command: (any EditlineHost) -> CommandResult) -> UInt8 {
    guard let host else { return UInt8(CC_ERROR) }
    ask_guard_engine_waits()
    defer { ask_guard_engine_runs() }
    switch command(host) {
    // Not CC_REFRESH: libedit would walk the whole line to draw it nowhere.
    case .done: return UInt8(CC_NORM)
    case .refused: return UInt8(CC_ERROR)
    case .continues: return UInt8(CC_ARGHACK)
    // The end of its line, but not of ours.
    case .restarts: return UInt8(CC_NEWLINE)
    case .leave(let departure):
      self.departure = departure
      return UInt8(departure == .accepted ? CC_NEWLINE : CC_EOF)
    }
  }

  // MARK: Setting up

  private func addCommands() {
    for command in EditCommand.allCases {
      ask_editline_add(editline, command.name, Self.function(of: command))
    }
  }

  private func bindKeys(_ setup: Setup) {
    // Chosen in any case: libedit's own default differs from system to system.
    choose(setup.keymap ?? .emacs)
    if setup.readsUserFile {
      ask_editline_read_user_file(
        editline, { Editline.of($0).bindUsualKeys() }, { Editline.of($0).bindCommandMode() })
    }
    if let wanted = setup.keymap, wanted != currentKeymap { choose(wanted) }
    ask_editline_settle(editline)
    keymap = currentKeymap
    for binding in KeyBinding.fixed(keymap, setup.keys) { bind(binding) }
  }

  /// Sets the keymap up anew.
  private func choose(_ keymap: Keymap) {
    ask_editline_choose_keymap(editline, keymap == .vi ? "vi" : "emacs")
    bindUsualKeys()
  }

  private func bindUsualKeys() {
    for binding in KeyBinding.usual(currentKeymap) { bind(binding) }
    hasBoundCommandMode = currentKeymap == .emacs
  }

  /// Late: these are a hundred, and most prompts end before Escape is pressed. But before the user binds a key, which may
  /// be one of them or lead to command mode.
  private func bindCommandMode() {
    if hasBoundCommandMode { return }
    hasBoundCommandMode = true
    for binding in KeyBinding.usualInCommandMode { bind(binding) }
  }

  private var currentKeymap: Keymap { ask_editline_is_vi(editline) ? .vi : .emacs }

  private func bindOnce(_ code: PrivateCode) {
    if codesBound.contains(code) { return }
    codesBound.append(code)
    for binding in KeyBinding.bindings(of: code, keymap) { bind(binding) }
  }

  private func bind(_ binding: KeyBinding) {
    switch binding.map {
    case .inserting: ask_editline_bind(editline, binding.keys, binding.function)
    case .viCommandMode: ask_editline_bind_command_mode(editline, binding.keys, binding.function)
    }
  }

  /// libedit tells a function of ours only the key, not the function's name: so one C function a command.
  private static func function(of command: EditCommand) -> ask_edit_function {
    switch command {
    case .accept: { editline, _ in Editline.of(editline).perform(.accept) }
    case .newline: { editline, _ in Editline.of(editline).perform(.newline) }
    case .deleteOrCancel: { editline, _ in Editline.of(editline).perform(.deleteOrCancel) }
    case .paste: { editline, _ in Editline.of(editline).perform(.paste) }
    case .backspace: { editline, _ in Editline.of(editline).perform(.backspace) }
    case .delete: { editline, _ in Editline.of(editline).perform(.delete) }
    case .transpose: { editline, _ in Editline.of(editline).perform(.transpose) }
    case .left: { editline, _ in Editline.of(editline).perform(.left) }
    case .right: { editline, _ in Editline.of(editline).perform(.right) }
    case .wordLeft: { editline, _ in Editline.of(editline).perform(.wordLeft) }
    case .wordRight: { editline, _ in Editline.of(editline).perform(.wordRight) }
    case .home: { editline, _ in Editline.of(editline).perform(.home) }
    case .end: { editline, _ in Editline.of(editline).perform(.end) }
    case .up: { editline, _ in Editline.of(editline).perform(.up) }
    case .down: { editline, _ in Editline.of(editline).perform(.down) }
    case .pageUp: { editline, _ in Editline.of(editline).perform(.pageUp) }
    case .pageDown: { editline, _ in Editline.of(editline).perform(.pageDown) }
    case .textStart: { editline, _ in Editline.of(editline).perform(.textStart) }
    case .textEnd: { editline, _ in Editline.of(editline).perform(.textEnd) }
    case .killWord: { editline, _ in Editline.of(editline).perform(.killWord) }
    case .killWordBack: { editline, _ in Editline.of(editline).perform(.killWordBack) }
    case .moveToKillEnd: { editline, _ in Editline.of(editline).perform(.moveToKillEnd) }
    case .undo: { editline, _ in Editline.of(editline).perform(.undo) }
    case .repaint: { editline, _ in Editline.of(editline).perform(.repaint) }
    case .complete: { editline, _ in Editline.of(editline).perform(.complete) }
    case .backTab: { editline, _ in Editline.of(editline).perform(.backTab) }
    case .editor: { editline, _ in Editline.of(editline).perform(.editor) }
    case .quote: { editline, _ in Editline.of(editline).perform(.quote) }
    case .search: { editline, _ in Editline.of(editline).perform(.search) }
    case .viCommand: { editline, key in Editline.of(editline).run { $0.performInCommandMode(UInt32(key)) } }
    case .viEscape: { editline, _ in Editline.of(editline).perform(.viEscape) }
    case .viCharacter: { editline, _ in Editline.of(editline).perform(.viCharacter) }
    case .nothing: { editline, _ in Editline.of(editline).perform(.nothing) }
    }
  }
}
