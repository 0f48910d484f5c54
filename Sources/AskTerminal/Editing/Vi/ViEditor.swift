// vi's command mode is ours: libedit's counts code points, knows one line, and gets many commands wrong. Keys become a
// command (`ViParser`), a command a change (`ViChanges`, by `ViMotions` and `ViObjects`), all of it values. libedit keeps
// the keymap, which the user's file may change, and insert mode.

/// What vi remembers from key to key.
package struct ViEditor {
  private enum Mode {
    case inserting, command
  }

  private let hasLines: Bool
  private var mode = Mode.inserting
  private var parser = ViParser()
  private var memory = Memory()
  private var insertion: ViInsertion?
  private var arrival: Arrival
  private var extensible: Extensible?

  private struct Memory {
    var register: ViRegister?
    var lastFind: ViFind?
    var lastChange: (command: ViCommand, typed: [UInt32])?
  }

  /// The current line as it was when the cursor came to it, for `U`.
  private struct Arrival {
    let line: Int
    let lineCount: Int
    let scalars: [UInt32]

    init(in text: EditedText) {
      line = text.lineIndex
      lineCount = text.lineCount
      scalars = text.currentLine.scalars
    }
  }

  /// A command whose target may go on, since an accent is typed behind its letter: what it began from.
  private struct Extensible {
    let command: ViCommand
    let memory: Memory
    let cursor: TextPosition
    let revision: Int
  }

  /// Insert mode comes first.
  ///
  /// - Parameter hasLines: the field takes several lines.
  package init(_ text: EditedText, hasLines: Bool) {
    self.hasLines = hasLines
    arrival = Arrival(in: text)
    insertion = ViInsertion(ViCommand(.insert(.before)), in: text)
  }

  // MARK: Modes

  /// The engine begins a line in insert mode, whatever mode it was in.
  package mutating func beginLine(in text: inout EditedText) {
    text.endUndoUnit()
    mode = .inserting
    parser = ViParser()
    insertion = ViInsertion(ViCommand(.insert(.before)), in: text)
  }

  /// The text came from elsewhere: `U` brings it back, not what was there before.
  package mutating func arrive(in text: EditedText) { arrival = Arrival(in: text) }

  /// To be called when the engine or another command may have changed the text.
  package mutating func follow(_ text: inout EditedText) -> EngineUpdate {
    guard let update = insertion?.follow(&text) else { return .nothing }
    if let left = insertion?.left { memory.lastChange = left }
    insertion?.left = nil
    return update
  }

  /// Escape: what was typed is repeated as often as it was meant, and the cursor steps onto its last character.
  package mutating func endInsertion(in text: inout EditedText) -> EngineUpdate {
    let update = finishInsertion(in: &text)
    return update.then(stepBack(in: &text))
  }

  /// Backspace in insert mode. Where one overwrites, it does not go over what stood there before.
  package func deleteBackward(in text: inout EditedText) -> EngineUpdate {
    if let insertion, insertion.isOverwriting, text.position == insertion.start { return text.moveLeft() }
    return text.deleteBackward()
  }

  /// The engine is in insert mode: it was led there by a binding of the user's.
  package mutating func noteInsertMode() { mode = .inserting }

  /// In command mode the cursor stands on a character.
  package mutating func settle(_ text: inout EditedText) -> EngineUpdate {
    guard mode == .command else { return .nothing }
    return text.moveOntoCluster()
  }

  /// Whether a key that comes is for command mode though the engine would do something else with it: the rest of a
  /// command, and whatever libedit inserts in any mode.
  package mutating func claims(_ key: UInt32) -> Bool {
    // Never lost.
    if key == PrivateCode.paste.rawValue { parser = ViParser() }
    return parser.isUnfinished || mode == .command && key >= 0xA0
  }

  // MARK: Command mode

  /// Takes a key that came in command mode.
  package mutating func take(_ key: UInt32, in text: inout EditedText) -> ViOutcome {
    var update = EngineUpdate.nothing
    // Without Escape: by a binding of the user's.
    if mode == .inserting { update = finishInsertion(in: &text) }
    update = update.then(settle(&text))
    if arrival.line != text.lineIndex || arrival.lineCount != text.lineCount { arrive(in: text) }
    let wasUnfinished = parser.isUnfinished
    if !wasUnfinished, let extended = extend(by: key, in: &text) { return .done(update.then(extended)) }
    extensible = nil
    switch parser.take(key) {
    case .unfinished: return .done(update)
    case .refused:
      let isCancelled = wasUnfinished && key == PrivateCode.escape.rawValue
      return isCancelled ? .done(update) : .refused(update)
    case .complete(let command): return run(command, in: &text, after: update)
    }
  }

  private mutating func run(
    _ command: ViCommand, in text: inout EditedText, after update: EngineUpdate
  ) -> ViOutcome {
    let times = command.count ?? 1
    switch command.action {
    case .move(.up): return .asks(update, .up(times: times))
    case .move(.down): return .asks(update, .down(times: times))
    case .move(.lineAbove) where !hasLines: return .asks(update, .up(times: times))
    case .move(.lineBelow) where !hasLines: return .asks(update, .down(times: times))
    case .move(.firstLine) where !hasLines, .move(.lastLine) where !hasLines: return .refused(update)
    case .editor: return .asks(update, .editor)
    case .search(let direction): return .asks(update, .search(direction))
    case .searchAgain(let reversed): return .asks(update, .searchAgain(reversed: reversed, times: times))
    case .undo: return undo(times, in: &text, after: update)
    case .undoLine: return undoLine(in: &text, after: update)
    case .repeatChange: return repeatChange(command.count, in: &text, after: update)
    case .move, .apply, .yankLine, .put, .replace, .changeCase, .join, .insert:
      return change(by: command, in: &text, after: update)
    }
  }

  private mutating func change(
    by command: ViCommand, in text: inout EditedText, after update: EngineUpdate
  ) -> ViOutcome {
    if command.target != nil {
      extensible = Extensible(command: command, memory: memory, cursor: text.position, revision: text.revision)
    }
    guard let change = plan(command, in: text) else { return .refused(update) }
    if command.isChange { memory.lastChange = (command, []) }
    if change.next != .command {
      extensible = nil
      text.beginUndoUnit()
    }
    let update = update.then(apply(change, to: &text))
    arriveIfElsewhere(in: text)
    switch change.next {
    case .command: return .done(update.then(settle(&text)))
    case .inserting, .overwriting:
      mode = .inserting
      insertion = ViInsertion(
        command, times: command.timesTyped, style: change.next == .overwriting ? .overwriting([]) : .inserting, in: text
      )
      return .inserts(update)
    }
  }

  private mutating func plan(_ command: ViCommand, in text: EditedText) -> ViChange? {
    let lastFind = memory.lastFind
    if case .move(.find(let find)) = command.action { memory.lastFind = find }
    if case .apply(_, .motion(.find(let find))) = command.action { memory.lastFind = find }
    return text.change(by: command, hasLines: hasLines, register: memory.register, lastFind: lastFind)
  }

  private mutating func apply(_ change: ViChange, to text: inout EditedText) -> EngineUpdate {
    if let register = change.register { memory.register = register }
    guard let edit = change.edit else { return text.moveToBoundary(change.cursor, keepingColumn: change.column) }
    return text.replace(edit.range, with: edit.replacement, cursor: change.cursor)
  }

  private mutating func arriveIfElsewhere(in text: EditedText) {
    if arrival.line != text.lineIndex || arrival.lineCount != text.lineCount { arrive(in: text) }
  }

  /// - Returns: nil where the key does not go on with the target of the command before.
  private mutating func extend(by key: UInt32, in text: inout EditedText) -> EngineUpdate? {
    guard let before = extensible, let target = before.command.target else { return nil }
    let longer = target + [key]
    guard longer.withUnsafeBufferPointer({ GraphemeBreaks($0).end(ofClusterAt: 0) }) == longer.count else { return nil }
    var update = text.revision == before.revision ? EngineUpdate.nothing : text.undo()
    update = update.then(text.moveToBoundary(before.cursor))
    memory = before.memory
    var command = before.command
    command.target = longer
    switch change(by: command, in: &text, after: update) {
    case .done(let update), .refused(let update), .inserts(let update), .asks(let update, _): return update
    }
  }

  // MARK: Again and back

  private mutating func repeatChange(
    _ count: Int?, in text: inout EditedText, after update: EngineUpdate
  ) -> ViOutcome {
    guard let (repeated, typed) = memory.lastChange else { return .refused(update) }
    var command = repeated
    command.count = count ?? command.count
    guard let change = plan(command, in: text) else { return .refused(update) }
    text.beginUndoUnit()
    defer { text.endUndoUnit() }
    var update = update.then(apply(change, to: &text))
    if change.next != .command {
      update = update.then(type(typed, for: command, times: command.timesTyped, in: &text))
      update = update.then(text.moveToBoundary(text.positionBeforeCursorInLine))
    }
    memory.lastChange = (command, typed)
    arriveIfElsewhere(in: text)
    return .done(update.then(settle(&text)))
  }

  private func type(
    _ typed: [UInt32], for command: ViCommand, times: Int, in text: inout EditedText
  ) -> EngineUpdate {
    guard times > 0 else { return .nothing }
    switch command.action {
    case .insert(.lineBelow), .insert(.lineAbove):
      return text.insertAgain(typed, times: times, separator: [0x0A], overwriting: false)
    case let action: return text.insertAgain(typed, times: times, overwriting: action == .insert(.overwriting))
    }
  }

  private mutating func finishInsertion(in text: inout EditedText) -> EngineUpdate {
    mode = .command
    var update = follow(&text)
    guard let insertion else { return update }
    self.insertion = nil
    let typed = text.scalars(from: insertion.start, upTo: text.position)
    if !typed.isEmpty { memory.lastChange = (insertion.command, typed) }
    if insertion.times > 1, !typed.isEmpty {
      if case .insert(.lineBelow) = insertion.command.action { update = update.then(text.insert([0x0A])) }
      if case .insert(.lineAbove) = insertion.command.action { update = update.then(text.insert([0x0A])) }
      update = update.then(type(typed, for: insertion.command, times: insertion.times - 1, in: &text))
    }
    text.endUndoUnit()
    arriveIfElsewhere(in: text)
    return update
  }

  private func stepBack(in text: inout EditedText) -> EngineUpdate {
    text.moveToBoundary(text.positionBeforeCursorInLine)
  }

  private mutating func undo(_ times: Int, in text: inout EditedText, after update: EngineUpdate) -> ViOutcome {
    guard text.canUndo else { return .refused(update) }
    var update = update
    for _ in 0..<times where text.canUndo { update = update.then(text.undo()) }
    return .done(update.then(settle(&text)))
  }

  private mutating func undoLine(in text: inout EditedText, after update: EngineUpdate) -> ViOutcome {
    guard text.currentLine.scalars != arrival.scalars else { return .refused(update) }
    let start = TextPosition(line: text.lineIndex, offset: 0)
    let end = TextPosition(line: text.lineIndex, offset: text.currentLine.scalars.count)
    let back = text.replace(start..<end, with: arrival.scalars, cursor: start)
    return .done(update.then(back).then(settle(&text)))
  }
}

extension ViCommand {
  /// How often what is typed after it is to be there.
  fileprivate var timesTyped: Int { if case .insert = action { count ?? 1 } else { 1 } }
}
