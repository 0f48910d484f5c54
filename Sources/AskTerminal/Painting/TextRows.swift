/// A row of a text as it is seen: a logical line has one or more.
struct TextRow: Comparable {
  var line: Int
  /// From 0 in its line.
  var row: Int

  static func < (one: TextRow, other: TextRow) -> Bool { (one.line, one.row) < (other.line, other.row) }
}

extension EditedText {
  /// The row that a position is in.
  mutating func row(of position: TextPosition, _ wrap: RowWrap) -> TextRow {
    TextRow(
      line: position.line,
      row: withRows(ofLine: position.line) { $0.row(containing: position.offset, in: $1, wrap) })
  }

  /// The scalars of a row in its line; nil when the line has fewer rows.
  mutating func offsets(of row: TextRow, _ wrap: RowWrap) -> Range<Int>? {
    withRows(ofLine: row.line) { $0.offsets(ofRow: row.row, in: $1, wrap) }
  }

  /// The row that is a number of rows further down, or up when negative; the last or first one where there are too
  /// few.
  mutating func row(_ distance: Int, from start: TextRow, _ wrap: RowWrap) -> TextRow {
    var row = start
    for _ in 0..<abs(distance) {
      guard let next = distance > 0 ? self.row(below: row, wrap) : self.row(above: row, wrap) else { break }
      row = next
    }
    return row
  }

  mutating func row(below row: TextRow, _ wrap: RowWrap) -> TextRow? {
    let next = TextRow(line: row.line, row: row.row + 1)
    if offsets(of: next, wrap) != nil { return next }
    return row.line + 1 < lineCount ? TextRow(line: row.line + 1, row: 0) : nil
  }

  mutating func row(above row: TextRow, _ wrap: RowWrap) -> TextRow? {
    if row.row > 0 { return TextRow(line: row.line, row: row.row - 1) }
    guard row.line > 0 else { return nil }
    return TextRow(line: row.line - 1, row: withRows(ofLine: row.line - 1) { $0.count(in: $1, wrap) } - 1)
  }

  /// A row of a line behind the cells that stand before it.
  func row(_ offsets: Range<Int>, ofLine line: Int, behind cells: [Cell], _ wrap: RowWrap) -> Row {
    var cells = cells
    self.line(line).scalars.withUnsafeBufferPointer { wrap.appendCells(ofRow: offsets, in: $0, to: &cells) }
    return Row(cells)
  }

  /// The column of the cursor in its row of the text.
  func cursorColumn(inRow offsets: Range<Int>, _ wrap: RowWrap) -> Int {
    currentLine.scalars.withUnsafeBufferPointer {
      wrap.column(of: cursor, inRowAt: offsets.lowerBound, in: $0)
    }
  }
}
