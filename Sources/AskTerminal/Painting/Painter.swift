/// Painting turns what is to be seen into bytes for the terminal. It stops at values: a `Frame` goes in, bytes come
/// out in a buffer that the caller writes in one `write`. `TerminalCommand` lists every escape sequence there is.
///
/// The painter remembers what stands on the screen and where the terminal's cursor is, and yields only the difference.
/// It never knows at which row of the screen it is: it moves up and down from where it began, and new rows come from
/// line feeds, so that the terminal scrolls by itself.
package struct Painter: Sendable {
  private var size: ScreenSize
  /// Without it no attribute is ever sent, bold and dim included, but for the end of all.
  private let isColoured: Bool
  private let resizeHabit: ResizeHabit
  /// Our rows, and the terminal's cursor in them; nil while the terminal is not ours.
  private var shown: Frame?

  package init(size: ScreenSize, isColoured: Bool, resizeHabit: ResizeHabit = .wrapsRows) {
    self.size = size
    self.isColoured = isColoured
    self.resizeHabit = resizeHabit
  }

  /// Takes a row of its own at column 0, at the start and again after the prompt was left.
  ///
  /// Where the cursor stands is not known and not asked: as many spaces as there are columns wrap to the next row
  /// unless it is at column 0 already. So what another program wrote before stays (zsh does the same). The erase
  /// takes back that wrap, else a later reflow would join the two rows.
  ///
  /// A program that was killed may have left the terminal in colour, inserting, drawing lines for letters, or without a
  /// cursor. The first two would be seen in the spaces already. A terminal that does not know character sets shows the
  /// sequence for them: it is sent where it is erased at once.
  package mutating func begin(into bytes: inout [UInt8]) {
    send(.style(.plain), .insertionOff, to: &bytes)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: size.columns))
    send(.carriageReturn, .usualCharacters, .carriageReturn, .eraseToEndOfRow, to: &bytes)
    send(.cursorVisible, .bracketedPaste(true), to: &bytes)
    shown = .blank
  }

  /// Makes the screen show `frame`; nothing is sent for what it shows already.
  ///
  /// A frame should fit the screen; of one that does not, the part around the cursor is shown.
  ///
  /// - Parameter finished: rows to be printed above it. They are ours no longer: they stay as another program's would,
  ///   and scroll off the screen if there are more than it has.
  package mutating func paint(_ frame: Frame, below finished: [Row] = [], into bytes: inout [UInt8]) {
    guard var shown else { return }
    let frame = frame.clipped(to: size)
    let rows = finished.map { $0.clipped(to: size.usableColumns) } + frame.rows
    for (index, row) in rows.enumerated() {
      if index == shown.rows.count { addRow(to: &shown, into: &bytes) }
      paint(row, at: index, in: &shown, into: &bytes)
    }
    for index in shown.rows.indices.dropFirst(rows.count) {
      paint(Row(), at: index, in: &shown, into: &bytes)
    }
    move(
      to: Frame.Position(row: finished.count + frame.cursor.row, column: frame.cursor.column), in: &shown, into: &bytes)
    shown.rows.removeLast(max(0, shown.rows.count - rows.count))
    shown.rows.removeFirst(finished.count)
    shown.cursor.row -= finished.count
    self.shown = shown
  }

  /// Draws every row anew, for a screen that something else wrote on. What is above our rows stays.
  package mutating func repaint(_ frame: Frame, below finished: [Row] = [], into bytes: inout [UInt8]) {
    guard let shown else { return }
    erase(climbing: shown.cursor.row, into: &bytes)
    paint(frame, below: finished, into: &bytes)
  }

  /// Takes our rows away after the terminal has changed its size; the next `paint` draws them all.
  ///
  /// A count of the rows above the cursor that is too low leaves a stale row; one that is too high would erase another
  /// program's line. So it errs on the low side. It is of what was painted last: sizes in between do not matter to a
  /// terminal that wraps, since it joins again what it had wrapped.
  package mutating func resized(to newSize: ScreenSize, into bytes: inout [UInt8]) {
    size = newSize
    guard let shown else { return }
    let above =
      switch resizeHabit {
      case .wrapsRows: shown.rows(ofRowsAboveCursorAt: newSize.columns) + shown.wrapsBeforeCursor(at: newSize.columns)
      case .wrapsOtherRows: shown.rows(ofRowsAboveCursorAt: newSize.columns)
      // Never more than in one that wraps.
      case .mayCutRows: shown.cursor.row
      }
    erase(climbing: min(above, newSize.rows - 1), into: &bytes)
  }

  /// Puts `rows` in the place of the frame, and the cursor at column 0 below them. With no rows nothing is left.
  package mutating func finish(_ rows: [Row], into bytes: inout [UInt8]) {
    guard shown != nil else { return }
    paint(Frame(rows: rows, cursor: Frame.Position(row: max(0, rows.count - 1), column: 0)), into: &bytes)
    if !rows.isEmpty { send(.lineFeed, to: &bytes) }
    send(.bracketedPaste(false), to: &bytes)
    shown = nil
  }

  /// Gives the terminal back with the frame left as it is, the cursor at column 0 below it: before the process stops,
  /// dies of a signal, or lets an editor run. `begin` comes back.
  package mutating func leave(into bytes: inout [UInt8]) {
    guard var shown else { return }
    move(to: Frame.Position(row: shown.rows.count - 1, column: 0), in: &shown, into: &bytes)
    send(.lineFeed, to: &bytes)
    if isColoured { send(.style(.plain), to: &bytes) }
    send(.bracketedPaste(false), to: &bytes)
    self.shown = nil
  }

  package func ring(into bytes: inout [UInt8]) { send(.bell, to: &bytes) }

  // MARK: - A row

  /// The row is made by a line feed from the last one. It is erased, since nothing says that the screen is blank there.
  private func addRow(to shown: inout Frame, into bytes: inout [UInt8]) {
    move(to: Frame.Position(row: shown.rows.count - 1, column: 0), in: &shown, into: &bytes)
    send(.lineFeed, .eraseToEndOfRow, to: &bytes)
    shown.cursor.row += 1
    shown.rows.append(Row())
  }

  /// Draws the cells between what both rows begin with and, when nothing behind it moves, what both end with.
  ///
  /// Where terminals disagree on a width, old cells may stand in the gap that a narrower drawing leaves: such a stretch
  /// is erased first, and so drawn to its end.
  private func paint(_ row: Row, at index: Int, in shown: inout Frame, into bytes: inout [UInt8]) {
    // Seen at once where both are the same array.
    guard shown.rows[index] != row else { return }
    let old = shown.rows[index].cells
    let new = row.cells
    let start = zip(old, new).prefix { looksEqual($0, $1) }.count
    guard start < max(old.count, new.count) else { return }
    let oldColumns = shown.rows[index].columns
    let newColumns = row.columns
    let sameEnd =
      oldColumns == newColumns
      ? zip(old[start...].reversed(), new[start...].reversed()).prefix { looksEqual($0, $1) }.count : 0
    let gone = old[start..<(old.count - sameEnd)]
    let changed = new[start..<(new.count - sameEnd)]
    let isDoubtful = gone.contains(where: \.isDoubtful) || changed.contains(where: \.isDoubtful)

    let column = new[..<start].reduce(0) { $0 + $1.columns }
    move(to: Frame.Position(row: index, column: column), in: &shown, into: &bytes)
    if isDoubtful { send(.eraseToEndOfRow, to: &bytes) }
    draw(isDoubtful ? new[start...] : changed, cursor: &shown.cursor, into: &bytes)
    if !isDoubtful && newColumns < oldColumns { send(.eraseToEndOfRow, to: &bytes) }
    shown.rows[index] = row
  }

  /// Behind a cluster whose width is in doubt the column is set anew, so that the error does not spread; and what it was
  /// drawn too wide is erased: the rest of the row is drawn in any case then.
  private func draw(_ cells: ArraySlice<Cell>, cursor: inout Frame.Position, into bytes: inout [UInt8]) {
    var style = Style.plain
    for cell in cells {
      if isColoured && cell.style != style {
        style = cell.style
        send(.style(style), to: &bytes)
      }
      bytes.append(contentsOf: cell.text.utf8)
      cursor.column += cell.columns
      if cell.isDoubtful { send(.column(cursor.column), to: &bytes) }
      if cell.reach > cell.columns { send(.eraseToEndOfRow, to: &bytes) }
    }
    if style != .plain { send(.style(.plain), to: &bytes) }
  }

  private func looksEqual(_ one: Cell, _ other: Cell) -> Bool {
    if isColoured { return one == other }
    var other = other
    other.style = one.style
    return one == other
  }

  // MARK: - Moving

  private func move(to position: Frame.Position, in shown: inout Frame, into bytes: inout [UInt8]) {
    let rows = position.row - shown.cursor.row
    if rows < 0 { send(.up(-rows), to: &bytes) }
    if rows > 0 { send(.down(rows), to: &bytes) }
    if position.column != shown.cursor.column {
      send(position.column == 0 ? .carriageReturn : .column(position.column), to: &bytes)
    }
    shown.cursor = position
  }

  /// The end of the screen is never erased from its first cell: tmux takes that for clearing the screen, and puts a copy
  /// of it into the scrollback. So the first row is erased alone, and the rest from its second column on.
  private mutating func erase(climbing rows: Int, into bytes: inout [UInt8]) {
    send(.carriageReturn, to: &bytes)
    if rows > 0 { send(.up(rows), to: &bytes) }
    // Where there is one column, the terminal stays in it, and erases from there.
    send(.eraseToEndOfRow, .column(1), .eraseToEndOfScreen, .carriageReturn, to: &bytes)
    shown = .blank
  }

  private func send(_ commands: TerminalCommand..., to bytes: inout [UInt8]) {
    for command in commands { command.append(to: &bytes) }
  }
}

extension Frame {
  /// One empty row with the cursor at its start.
  fileprivate static let blank = Frame(rows: [Row()], cursor: Position(row: 0, column: 0))

  /// The part of the frame that the screen can hold, with the cursor in it; at least one row.
  fileprivate func clipped(to size: ScreenSize) -> Frame {
    let first = min(cursor.row, max(0, rows.count - size.rows))
    var visible = rows.dropFirst(first).prefix(size.rows).map { $0.clipped(to: size.usableColumns) }
    if visible.isEmpty { visible = [Row()] }
    let row = min(max(0, cursor.row - first), visible.count - 1)
    let column = min(max(0, cursor.column), size.columns - 1)
    return Frame(rows: visible, cursor: Position(row: row, column: column))
  }

  /// How many rows those above the cursor's are once the terminal has wrapped each anew.
  fileprivate func rows(ofRowsAboveCursorAt columns: Int) -> Int {
    rows.prefix(cursor.row).reduce(0) { $0 + 1 + $1.wraps(at: columns, upTo: .max) }
  }

  /// How far the cursor then is below the beginning of its own row. It goes with its cell; behind the last one it stays on
  /// that one's row (seen in tmux), even where that row is full.
  fileprivate func wrapsBeforeCursor(at columns: Int) -> Int {
    rows[cursor.row].wraps(at: columns, upTo: cursor.column)
  }
}

extension Row {
  fileprivate func clipped(to limit: Int) -> Row {
    reach > limit ? prefix(reaching: limit) : self
  }

  /// How often the row wraps at a width before the cell at `column`. Wide characters are not split.
  fileprivate func wraps(at width: Int, upTo column: Int) -> Int {
    var wraps = 0
    var filled = 0
    var start = 0
    for (index, cell) in cells.enumerated() where start <= column {
      // What a last cell really takes may be less, and no cell behind it fills the gap.
      let columns = cell.isDoubtful && index == cells.count - 1 ? 1 : cell.columns
      let step = columns == 2 && !cell.isDoubtful && cell.text.utf8.count > 2 ? 2 : 1
      for _ in 0..<columns / step {
        if filled + step > width {
          wraps += 1
          filled = 0
        }
        filled += step
      }
      start += cell.columns
    }
    return wraps
  }
}
