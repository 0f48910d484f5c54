/// What goes on between a command that begins to insert and Escape.
struct ViInsertion {
  enum Style {
    case inserting
    /// With what each typed character took the place of; nil where it was typed at the end of the line.
    case overwriting([[UInt32]?])
  }

  /// What `.` repeats.
  var command: ViCommand
  /// How often what is typed is to stand there.
  var times: Int
  /// Where what is typed begins.
  var start: TextPosition
  var style: Style
  /// The text as the last key left it.
  private var revision: Int
  private var position: TextPosition
  /// What was typed before the cursor went elsewhere, until somebody takes it.
  var left: (command: ViCommand, typed: [UInt32])?

  init(_ command: ViCommand, times: Int = 1, style: Style = .inserting, in text: EditedText) {
    self.command = command
    self.times = times
    self.style = style
    start = text.position
    position = text.position
    revision = text.revision
  }

  /// After each key: what is overwritten goes or comes back, and a motion begins anew.
  mutating func follow(_ text: inout EditedText) -> EngineUpdate {
    var update = EngineUpdate.nothing
    if text.revision == revision {
      if text.position != position { beginAnew(text) }
    } else {
      if text.position < start || text.position.line != start.line && isOverwriting { beginAnew(text) }
      if case .overwriting(let overwritten) = style { update = overwrite(&text, overwritten) }
    }
    (revision, position) = (text.revision, text.position)
    return update
  }

  var isOverwriting: Bool { if case .overwriting = style { true } else { false } }

  private mutating func beginAnew(_ text: EditedText) {
    let typed = text.scalars(from: start, upTo: position)
    if !typed.isEmpty { left = (command, typed) }
    start = text.position
    times = 1
    if isOverwriting {
      style = .overwriting([])
    } else {
      command = ViCommand(.insert(.before))
    }
  }

  /// As many characters give way as were typed.
  private mutating func overwrite(_ text: inout EditedText, _ overwritten: [[UInt32]?]) -> EngineUpdate {
    var overwritten = overwritten
    let typed = text.clusterCount(from: start.offset)
    if typed > overwritten.count {
      var gone: [UInt32] = []
      for cluster in text.clustersBehindCursor(typed - overwritten.count) {
        overwritten.append(cluster)
        gone += cluster ?? []
      }
      style = .overwriting(overwritten)
      return text.replaceBehindCursor(gone.count, with: [])
    }
    let back = overwritten[typed...].flatMap { $0 ?? [] }
    style = .overwriting(Array(overwritten[..<typed]))
    return text.replaceBehindCursor(0, with: back)
  }
}

extension EditedText {
  /// In the line, up to the cursor.
  fileprivate func clusterCount(from offset: Int) -> Int {
    offset < cursor ? withBreaks { $0.count(in: $0.boundary(atOrBefore: offset)..<cursor) } : 0
  }

  /// Nil for each that the line has not.
  fileprivate func clustersBehindCursor(_ count: Int) -> [[UInt32]?] {
    withBreaks { breaks in
      var offset = cursor
      return (0..<count).map { _ in
        guard offset < breaks.scalars.count else { return nil }
        let start = offset
        offset = breaks.next(after: start)
        return Array(breaks.scalars[start..<offset])
      }
    }
  }

  fileprivate mutating func replaceBehindCursor(_ count: Int, with scalars: [UInt32]) -> EngineUpdate {
    if count == 0, scalars.isEmpty { return .nothing }
    let cursor = position
    return replace(
      cursor..<TextPosition(line: cursor.line, offset: cursor.offset + count), with: scalars, cursor: cursor)
  }

  /// Types what was typed, in one go, as often as it was meant.
  mutating func insertAgain(
    _ typed: [UInt32], times: Int, separator: [UInt32] = [], overwriting: Bool
  ) -> EngineUpdate {
    guard let inserted = Self.repeated(typed, times, separator: separator), !inserted.isEmpty else { return .nothing }
    var end = position
    if overwriting {
      let clusters = inserted.withUnsafeBufferPointer { GraphemeBreaks($0).count(in: 0..<$0.count) }
      end.offset = withBreaks { $0.offset(cursor, movedBy: clusters) }
    }
    return replace(position..<end, with: inserted)
  }
}
