import AskTerminal

/// An engine that holds one line, as libedit does: edits it by itself and follows the text.
struct FollowingEngine {
  var text: EditedText
  private(set) var buffer: [UInt32]
  private(set) var cursor: Int

  init(_ content: String = "", reading: ScalarReading = .plain) {
    text = EditedText(scalars(content), reading: reading)
    buffer = text.currentLine.scalars
    cursor = text.cursor
  }

  /// Whether the engine's line and the text's are the same, cursor included.
  var agrees: Bool { buffer == text.currentLine.scalars && cursor == text.cursor }

  /// An edit of ours, which the engine follows.
  @discardableResult
  mutating func perform(_ edit: (inout EditedText) -> EngineUpdate) -> EngineUpdate {
    let update = edit(&text)
    follow(update)
    return update
  }

  /// A command of the engine's own.
  mutating func command(_ change: (inout [UInt32], inout Int) -> Void) {
    change(&buffer, &cursor)
    let update = buffer.withUnsafeBufferPointer { text.sync(currentLine: $0, cursor: cursor) }
    follow(update)
  }

  mutating func type(_ characters: String) {
    for scalar in scalars(characters) {
      command { buffer, cursor in
        buffer.insert(scalar, at: cursor)
        cursor += 1
      }
    }
  }

  mutating func moveCursor(to offset: Int) {
    command { _, cursor in cursor = offset }
  }

  private mutating func follow(_ update: EngineUpdate) {
    switch update {
    case .nothing: return
    case .cursor: break
    case .replace(let range, let replacement): buffer.replaceSubrange(range, with: replacement)
    case .line: buffer = text.currentLine.scalars
    }
    cursor = text.cursor
  }
}
