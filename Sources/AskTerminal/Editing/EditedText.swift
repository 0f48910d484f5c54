// The text of a field, every way to change it, and the engine that edits its current line. What a key is and what a row
// looks like is decided elsewhere; a line only keeps for Painting where its rows begin, because only an edit knows how much
// of that still holds.

/// The text that is being edited: logical lines and a cursor. It has at least one line, and no line holds a line feed. The
/// engine edits the current line and reports through `sync`; all other lines, undo and the counts live here.
///
/// Its functions that change it say what the engine must do, so that the engine's line and `currentLine` stay equal.
/// What a change costs depends on the change and on the line it is in, not on the number of lines.
package struct EditedText {
  package let reading: ScalarReading
  /// Two stacks around the current line: a step to the next line, a split, a join move one line.
  private var above: [TextLine] = []
  private var current: TextLine
  private var below: [TextLine] = []
  private var history = UndoHistory()
  /// In scalars from the start of the current line.
  package private(set) var cursor = 0
  /// The column that vertical motion wants to keep; any other command forgets it.
  package private(set) var wantedColumn: Int?
  /// Grows with every change.
  package private(set) var revision = 0
  /// Without the line feeds.
  private var clustersInLines: Int
  private var bytesInLines: Int

  /// The cursor stands at the end. What the text begins with cannot be undone.
  package init(_ scalars: some Collection<UInt32> = [], reading: ScalarReading = .plain) {
    self.reading = reading
    current = TextLine([], reading: reading)
    clustersInLines = 0
    bytesInLines = 0
    splice(from: position, to: position, with: Array(scalars))
  }
}

// MARK: - What it holds

extension EditedText {
  package var lineCount: Int { above.count + 1 + below.count }
  package var currentLine: TextLine { current }
  package var lineIndex: Int { above.count }
  package var position: TextPosition { TextPosition(line: above.count, offset: cursor) }
  package var isEmpty: Bool { lineCount == 1 && current.scalars.isEmpty }

  /// Extended grapheme clusters; a line feed is one.
  package var clusterCount: Int { clustersInLines + lineCount - 1 }
  /// Bytes of UTF-8; a line feed is one.
  package var byteCount: Int { bytesInLines + lineCount - 1 }

  package func line(_ index: Int) -> TextLine {
    if index < above.count { return above[index] }
    return index == above.count ? current : below[lineCount - 1 - index]
  }

  /// All scalars in order, line feeds between the lines; of a secret the true ones, one at a time.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for index in 0..<lineCount {
      if index > 0 { body("\n") }
      line(index).scalars.withUnsafeBufferPointer { units in
        for unit in units { body(reading(unit)) }
      }
    }
  }

  /// All scalars as they are edited, line feeds between the lines.
  package var scalars: [UInt32] {
    var scalars = line(0).scalars
    for index in 1..<max(1, lineCount) {
      scalars.append(0x0A)
      scalars += line(index).scalars
    }
    return scalars
  }

  /// Whether these scalars are the same text, one by one; of a secret, the true ones.
  package func isSame(as other: [UInt32]) -> Bool {
    let scalars = scalars
    return scalars.count == other.count && zip(scalars, other).allSatisfy { reading($0) == reading($1) }
  }

  /// The whole text in UTF-8. Not for secrets: it is a copy.
  package var utf8: [UInt8] {
    // Swift would write the count of an empty one into the storage that all empty arrays share.
    if byteCount == 0 { return [] }
    return Array(unsafeUninitializedCapacity: byteCount) { bytes, count in
      forEachScalar { scalar in
        if scalar.isASCII {
          bytes.initializeElement(at: count, to: UInt8(truncatingIfNeeded: scalar.value))
          count += 1
          return
        }
        for unit in UTF8.encode(scalar)! {
          bytes.initializeElement(at: count, to: unit)
          count += 1
        }
      }
    }
  }

  /// The whole text. Not for secrets: it is a copy.
  package var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Works on where the rows of a line begin, which is remembered with the line.
  mutating func withRows<Result>(
    ofLine index: Int, _ body: (inout RowStarts, UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    func apply(_ line: inout TextLine) -> Result {
      var rowStarts = RowStarts()
      swap(&rowStarts, &line.rowStarts)
      defer { swap(&rowStarts, &line.rowStarts) }
      return line.scalars.withUnsafeBufferPointer { body(&rowStarts, $0) }
    }
    if index < above.count { return apply(&above[index]) }
    return index == above.count ? apply(&current) : apply(&below[lineCount - 1 - index])
  }
}

// MARK: - What the engine did

extension EditedText {
  /// Takes over what the engine did to its line since the last call. The result is not `nothing` when the engine's
  /// cursor stopped inside of a cluster, or left a part of one, or when a line feed came into its line.
  package mutating func sync(
    currentLine buffer: UnsafeBufferPointer<UInt32>, cursor newCursor: Int,
    comparing extent: LineDifference.Extent = .nearCursor
  ) -> EngineUpdate {
    let difference = current.scalars.withUnsafeBufferPointer {
      LineDifference.between($0, cursor: cursor, buffer, cursor: newCursor, extent)
    }
    guard let difference else { return followCursor(to: newCursor) }
    let positionBefore = position
    let (removed, inserted) = (difference.removed, buffer[difference.inserted])
    let start = TextPosition(line: lineIndex, offset: removed.lowerBound)
    wantedColumn = nil
    guard !inserted.contains(Self.lineFeed) else {
      return replace(from: start, to: TextPosition(line: lineIndex, offset: removed.upperBound), with: Array(inserted))
    }
    let isTyped = removed.isEmpty && inserted.count == 1 && start == positionBefore && newCursor == cursor + 1
    let beginsWord = isTyped && beginsWord(buffer[cursor], at: cursor)
    if isTyped {
      replaceInCurrentLine(removed, with: inserted)
      cursor = newCursor
      let end = TextPosition(line: lineIndex, offset: difference.inserted.upperBound)
      history.recordTyping(at: start, to: end, beginsWord: beginsWord)
      return .nothing
    }
    let whole = wholeClusters(of: removed, replacedBy: inserted)
    let (head, tail) = (removed.lowerBound - whole.lowerBound, whole.upperBound - removed.upperBound)
    let lost = Array(current.scalars[whole])
    replaceInCurrentLine(whole, with: inserted)
    cursor = newCursor
    if cursor > difference.inserted.upperBound { cursor = max(difference.inserted.upperBound, cursor - tail) }
    if cursor > whole.lowerBound { cursor = max(whole.lowerBound, cursor - head) }
    history.record(
      UndoHistory.Step(
        start: TextPosition(line: lineIndex, offset: whole.lowerBound),
        end: TextPosition(line: lineIndex, offset: whole.lowerBound + inserted.count), removed: lost,
        cursorBefore: positionBefore))
    guard whole != removed else { return .nothing }
    return .replace(whole.lowerBound..<difference.inserted.upperBound + tail, with: Array(inserted))
  }

  /// What the engine removed, and what it left of a cluster: its commands know scalars alone. One end of what they
  /// remove or overwrite is where the cursor was; where neither is, several commands came in one, and nothing is known.
  private func wholeClusters(of removed: Range<Int>, replacedBy inserted: Slice<UnsafeBufferPointer<UInt32>>) -> Range<
    Int
  > {
    let isWritingOver = inserted.count == removed.count && !isCaseChange(removed, inserted)
    guard !removed.isEmpty, inserted.isEmpty || isWritingOver else { return removed }
    return withBreaks { breaks in
      if removed.lowerBound == cursor, !breaks.isBoundary(removed.upperBound) {
        return cursor..<breaks.next(after: removed.upperBound)
      }
      if removed.upperBound == cursor, !breaks.isBoundary(removed.lowerBound) {
        return breaks.previous(before: removed.lowerBound)..<cursor
      }
      return removed
    }
  }

  /// Then the rest of a cluster stays: an accent is that of the capital, too.
  private func isCaseChange(_ removed: Range<Int>, _ inserted: Slice<UnsafeBufferPointer<UInt32>>) -> Bool {
    zip(current.scalars[removed], inserted).allSatisfy { old, new in
      let (old, new) = (reading(old).properties, reading(new).properties)
      return old.lowercaseMapping == new.lowercaseMapping || old.uppercaseMapping == new.uppercaseMapping
    }
  }

  private mutating func followCursor(to newCursor: Int) -> EngineUpdate {
    guard newCursor != cursor else { return .nothing }
    let movesRight = newCursor > cursor
    cursor = withBreaks { breaks in
      if breaks.isBoundary(newCursor) { return newCursor }
      return movesRight ? breaks.next(after: newCursor) : breaks.previous(before: newCursor)
    }
    endCommand()
    return cursor == newCursor ? .nothing : .cursor
  }

  private func beginsWord(_ scalar: UInt32, at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return !isBlank(scalar) && isBlank(current.scalars[offset - 1])
  }

  private func isBlank(_ unit: UInt32) -> Bool { reading(unit).properties.isWhitespace }
}

// MARK: - Edits of ours

extension EditedText {
  /// Inserts at the cursor; line feeds make lines. One step of undo.
  package mutating func insert(_ scalars: [UInt32]) -> EngineUpdate {
    scalars.isEmpty ? .nothing : replace(from: position, to: position, with: scalars)
  }

  package mutating func insertNewline() -> EngineUpdate { insert([Self.lineFeed]) }

  /// Deletes the cluster before the cursor; at the start of a line joins it to the one above.
  package mutating func deleteBackward() -> EngineUpdate {
    guard let start = previousPosition else { return endWithoutEffect() }
    return replace(from: start, to: position, with: [])
  }

  /// Deletes the cluster behind the cursor; at the end of a line joins the one below to it.
  package mutating func deleteForward() -> EngineUpdate {
    guard let end = nextPosition else { return endWithoutEffect() }
    return replace(from: position, to: end, with: [])
  }

  /// Exchanges the clusters around the cursor and steps over them; at the end of a line the last two, as ^T in emacs.
  package mutating func transpose() -> EngineUpdate {
    let (start, middle, end) = withBreaks { breaks in
      let end = cursor == breaks.scalars.count ? cursor : breaks.next(after: cursor)
      let middle = breaks.previous(before: end)
      return (breaks.previous(before: middle), middle, end)
    }
    guard start < middle else { return .nothing }
    return replace(
      from: TextPosition(line: lineIndex, offset: start), to: TextPosition(line: lineIndex, offset: end),
      with: Array(current.scalars[middle..<end] + current.scalars[start..<middle]))
  }

  /// Replaces what lies between an offset of the line and the cursor. One step of undo.
  package mutating func replaceBeforeCursor(from offset: Int, with scalars: [UInt32]) -> EngineUpdate {
    replace(from: TextPosition(line: lineIndex, offset: offset), to: position, with: scalars)
  }

  /// Another text takes the place of this one, the cursor at its end. One step of undo.
  package mutating func replaceAll(with scalars: [UInt32]) -> EngineUpdate {
    let start = TextPosition(line: 0, offset: 0)
    return replace(from: start, to: endPosition, with: scalars)
  }

  /// Another text takes the place of this one, the cursor at its end, as if the text had begun so: nothing can be undone.
  package mutating func begin(with scalars: [UInt32]) -> EngineUpdate {
    let update = replaceAll(with: scalars)
    history = UndoHistory()
    return update
  }

  /// Reverses the last step; text and cursor are as before it.
  package mutating func undo() -> EngineUpdate {
    let steps = history.takeLast()
    wantedColumn = nil
    var update = EngineUpdate.nothing
    for step in steps {
      let lineBefore = lineIndex
      let reversed = splice(from: step.start, to: step.end, with: step.removed)
      goTo(step.cursorBefore)
      update = update.then(lineIndex == lineBefore ? reversed : .line)
    }
    return update
  }

  package var canUndo: Bool { !history.isEmpty }

  /// From here to the end of the unit all steps are one for undo.
  mutating func beginUndoUnit() { history.beginUnit() }
  mutating func endUndoUnit() { history.endUnit() }

  /// Replaces and records. The cursor goes behind what was inserted.
  mutating func replace(_ range: Range<TextPosition>, with replacement: [UInt32]) -> EngineUpdate {
    replace(from: range.lowerBound, to: range.upperBound, with: replacement)
  }

  /// Replaces and records. The cursor goes to a place of the text as it is then, or to the start of the cluster there.
  mutating func replace(
    _ range: Range<TextPosition>, with replacement: [UInt32], cursor: TextPosition
  ) -> EngineUpdate {
    let update = replace(range, with: replacement)
    return update.then(moveToBoundary(cursor))
  }

  private mutating func replace(
    from start: TextPosition, to end: TextPosition, with replacement: [UInt32]
  ) -> EngineUpdate {
    let cursorBefore = position
    let removed = scalars(from: start, to: end)
    wantedColumn = nil
    let update = splice(from: start, to: end, with: replacement)
    history.record(UndoHistory.Step(start: start, end: position, removed: removed, cursorBefore: cursorBefore))
    return update
  }

  /// The one change that all others are made of.
  @discardableResult
  private mutating func splice(
    from start: TextPosition, to end: TextPosition, with replacement: [UInt32]
  ) -> EngineUpdate {
    let staysInLine = start.line == lineIndex && end.line == lineIndex
    goTo(start)
    if start.line == end.line, !replacement.contains(Self.lineFeed) {
      replaceInCurrentLine(start.offset..<end.offset, with: replacement)
      cursor = start.offset + replacement.count
      return staysInLine ? .replace(start.offset..<end.offset, with: replacement) : .line
    }
    let tail = cutOff(from: start.line, to: end)
    var segments = replacement.split(separator: Self.lineFeed, omittingEmptySubsequences: false)[...]
    replaceInCurrentLine(start.offset..<current.scalars.count, with: segments.removeFirst())
    for segment in segments {
      above.append(current)
      current = TextLine(segment, reading: reading)
      addToCounts(current)
    }
    cursor = current.scalars.count
    changeCurrentLine { $0.append(tail, reading: $1) }
    return .line
  }

  /// Takes away the lines below the current one down to a position, and gives what stood behind that in its line.
  private mutating func cutOff(from line: Int, to end: TextPosition) -> TextLine {
    if line == end.line { return changeCurrentLine { $0.split(at: end.offset, reading: $1) } }
    for _ in line..<end.line - 1 { subtractFromCounts(below.removeLast()) }
    var last = below.removeLast()
    subtractFromCounts(last)
    return last.split(at: end.offset, reading: reading)
  }

  private mutating func replaceInCurrentLine(_ range: Range<Int>, with replacement: some Collection<UInt32>) {
    changeCurrentLine { $0.replace(range, with: replacement, reading: $1) }
  }

  private mutating func changeCurrentLine<Result>(_ change: (inout TextLine, ScalarReading) -> Result) -> Result {
    revision += 1
    subtractFromCounts(current)
    defer { addToCounts(current) }
    return change(&current, reading)
  }

  private mutating func addToCounts(_ line: TextLine) {
    clustersInLines += line.clusterCount
    bytesInLines += line.byteCount
  }

  private mutating func subtractFromCounts(_ line: TextLine) {
    clustersInLines -= line.clusterCount
    bytesInLines -= line.byteCount
  }

  /// What stands between two places that may be gone; nothing then.
  func scalars(from start: TextPosition, upTo end: TextPosition) -> [UInt32] {
    guard start < end, end.line < lineCount, start.offset <= line(start.line).scalars.count else { return [] }
    return end.offset <= line(end.line).scalars.count ? scalars(from: start, to: end) : []
  }

  func scalars(from start: TextPosition, to end: TextPosition) -> [UInt32] {
    if start.line == end.line { return Array(line(start.line).scalars[start.offset..<end.offset]) }
    var scalars = Array(line(start.line).scalars[start.offset...])
    for index in start.line + 1..<end.line {
      scalars.append(Self.lineFeed)
      scalars += line(index).scalars
    }
    scalars.append(Self.lineFeed)
    scalars += line(end.line).scalars[..<end.offset]
    return scalars
  }

  static let lineFeed: UInt32 = 0x0A
}

// MARK: - Motion

extension EditedText {
  package mutating func moveLeft() -> EngineUpdate { move(to: previousPosition) }
  package mutating func moveRight() -> EngineUpdate { move(to: nextPosition) }
  package mutating func moveToLineStart() -> EngineUpdate { move(to: TextPosition(line: lineIndex, offset: 0)) }

  package mutating func moveToLineEnd() -> EngineUpdate {
    move(to: TextPosition(line: lineIndex, offset: current.scalars.count))
  }

  package mutating func moveToTextStart() -> EngineUpdate { move(to: TextPosition(line: 0, offset: 0)) }
  package mutating func moveToTextEnd() -> EngineUpdate { move(to: endPosition) }

  /// To the start of the word at or before the cursor, across lines. A secret is one word: where its blanks are is
  /// nobody's business.
  package mutating func moveWordLeft() -> EngineUpdate {
    if reading.isSecret { return moveToLineStart() }
    var position = position
    while true {
      if let start = withBreaks(ofLine: position.line, { $0.wordStart(before: position.offset) }) {
        return move(to: TextPosition(line: position.line, offset: start))
      }
      guard position.line > 0 else { return move(to: TextPosition(line: 0, offset: 0)) }
      position.line -= 1
      position.offset = line(position.line).scalars.count
    }
  }

  /// Where the word at or before the cursor begins, within the line. A secret is one word.
  package var wordStartInLine: Int {
    reading.isSecret ? 0 : withBreaks { $0.wordStart(before: cursor) } ?? 0
  }

  /// Where the word at or behind the cursor ends, within the line.
  package var wordEndInLine: Int {
    let end = current.scalars.count
    return reading.isSecret ? end : withBreaks { $0.wordEnd(after: cursor) } ?? end
  }

  /// To the end of the word at or behind the cursor, across lines.
  package mutating func moveWordRight() -> EngineUpdate {
    if reading.isSecret { return moveToLineEnd() }
    var position = position
    while true {
      if let end = withBreaks(ofLine: position.line, { $0.wordEnd(after: position.offset) }) {
        return move(to: TextPosition(line: position.line, offset: end))
      }
      guard position.line < lineCount - 1 else { return move(to: endPosition) }
      position = TextPosition(line: position.line + 1, offset: 0)
    }
  }

  /// To a place, which must be a cluster boundary. `column` is what vertical motion wants to keep.
  package mutating func move(to target: TextPosition?, keepingColumn column: Int? = nil) -> EngineUpdate {
    endCommand()
    wantedColumn = column
    guard let target, target != position else { return .nothing }
    let update: EngineUpdate = target.line == lineIndex ? .cursor : .line
    goTo(target)
    return update
  }

  /// To a place, or the start of the cluster there.
  mutating func moveToBoundary(_ target: TextPosition, keepingColumn column: Int? = nil) -> EngineUpdate {
    let offset = withBreaks(ofLine: target.line) { $0.boundary(atOrBefore: target.offset) }
    return move(to: TextPosition(line: target.line, offset: offset), keepingColumn: column)
  }

  /// Away from the end of a line onto its last cluster.
  mutating func moveOntoCluster() -> EngineUpdate {
    guard cursor > 0, cursor == current.scalars.count else { return .nothing }
    return move(to: TextPosition(line: lineIndex, offset: lastCluster(ofLine: lineIndex)), keepingColumn: wantedColumn)
  }

  var positionBeforeCursorInLine: TextPosition {
    TextPosition(line: lineIndex, offset: withBreaks { $0.previous(before: cursor) })
  }

  private var endPosition: TextPosition {
    TextPosition(line: lineCount - 1, offset: line(lineCount - 1).scalars.count)
  }

  private var previousPosition: TextPosition? {
    if cursor > 0 {
      return TextPosition(line: lineIndex, offset: withBreaks { $0.previous(before: cursor) })
    }
    return above.last.map { TextPosition(line: lineIndex - 1, offset: $0.scalars.count) }
  }

  private var nextPosition: TextPosition? {
    if cursor < current.scalars.count {
      return TextPosition(line: lineIndex, offset: withBreaks { $0.next(after: cursor) })
    }
    return below.isEmpty ? nil : TextPosition(line: lineIndex + 1, offset: 0)
  }

  private mutating func goTo(_ target: TextPosition) {
    while above.count > target.line {
      below.append(current)
      current = above.removeLast()
    }
    while above.count < target.line {
      above.append(current)
      current = below.removeLast()
    }
    cursor = target.offset
  }

  private mutating func endWithoutEffect() -> EngineUpdate {
    endCommand()
    return .nothing
  }

  private mutating func endCommand() {
    history.endTyping()
    wantedColumn = nil
  }

  func withBreaks<Result>(_ body: (GraphemeBreaks) -> Result) -> Result {
    withBreaks(ofLine: lineIndex, body)
  }

  func withBreaks<Result>(ofLine index: Int, _ body: (GraphemeBreaks) -> Result) -> Result {
    line(index).scalars.withUnsafeBufferPointer { body(GraphemeBreaks($0, reading: reading)) }
  }
}
