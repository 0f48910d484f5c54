/// The window through which a text is seen: as tall as the text within its bounds, then scrolled by no more than it
/// takes to show the cursor. Only rows that are seen are laid out.
///
/// No row reaches the last column of the terminal: what a terminal does after filling it (wrap at once, or with the
/// next character) differs. The cursor may stand there.
package struct FieldView {
  /// Stands before the first row; the other rows are indented by its width.
  package var prompt: [Cell]
  package var appearance: TextAppearance
  /// Shown dim while the text is empty.
  package var placeholder: [Cell]
  /// The terminal's.
  package var columns: Int
  package var rowLimits: RowLimits
  /// The first scalar that is seen.
  private var top = TextPosition(line: 0, offset: 0)

  /// How tall the field is: it keeps the fewest rows even when they are blank.
  package struct RowLimits: Equatable, Sendable {
    package var fewest: Int
    package var most: Int

    package init(fewest: Int = 1, most: Int) {
      self.most = max(most, 1)
      self.fewest = min(max(fewest, 1), self.most)
    }
  }

  package init(
    prompt: [Cell], appearance: TextAppearance = .plain, placeholder: [Cell] = [], columns: Int,
    rowLimits: RowLimits
  ) {
    self.prompt = prompt
    self.appearance = appearance
    self.placeholder = placeholder
    self.columns = columns
    self.rowLimits = rowLimits
  }
}

// MARK: - Drawing

extension FieldView {
  /// Lays out what is seen, after scrolling to the cursor.
  package mutating func picture(of text: inout EditedText) -> FieldPicture {
    let placement = PromptPlacement(prompt: prompt, columns: columns)
    let wrap = wrap(placement, text)
    // The cursor's row stays when there is no room for all of the prompt.
    let promptRows = placement.above.suffix(rowLimits.most - 1)
    let most = rowLimits.most - promptRows.count

    let cursorRow = text.row(of: text.position, wrap)
    let first = firstRow(showing: cursorRow, of: most, in: &text, wrap)
    var picture = FieldPicture(
      rows: Array(promptRows), cursor: Frame.Position(row: 0, column: 0), linesAbove: first.line, linesBelow: 0)
    let indent = Array(repeating: Cell(" "), count: Row(placement.inline).columns)

    var next: TextRow? = first
    for _ in 0..<most {
      guard let row = next, let offsets = text.offsets(of: row, wrap) else { break }
      let start = row == TextRow(line: 0, row: 0) ? placement.inline : indent
      if row == cursorRow {
        picture.cursor.row = picture.rows.count
        picture.cursor.column = indent.count + text.cursorColumn(inRow: offsets, wrap)
      }
      picture.rows.append(text.row(offsets, ofLine: row.line, behind: start, wrap))
      picture.linesBelow = text.lineCount - 1 - row.line
      next = text.row(below: row, wrap)
    }
    if text.isEmpty, !placeholder.isEmpty {
      picture.rows[promptRows.count].cells += shownPlaceholder(columns: placement.textColumns)
    }
    while picture.rows.count < promptRows.count + min(rowLimits.fewest, most) { picture.rows.append(Row()) }
    return picture
  }

  private func wrap(_ placement: PromptPlacement, _ text: EditedText) -> RowWrap {
    RowWrap(columns: placement.textColumns, appearance: appearance, reading: text.reading)
  }

  /// The first row to be seen, and remembers it.
  private mutating func firstRow(
    showing cursorRow: TextRow, of height: Int, in text: inout EditedText, _ wrap: RowWrap
  ) -> TextRow {
    let line = min(top.line, text.lineCount - 1)
    let offset = line == top.line ? min(top.offset, text.line(line).scalars.count) : 0
    var first = text.row(of: TextPosition(line: line, offset: offset), wrap)
    if cursorRow < first {
      first = cursorRow
    } else if text.row(height - 1, from: first, wrap) < cursorRow {
      first = text.row(1 - height, from: cursorRow, wrap)
    }
    // After a deletion or a resize: no blank rows while there is text above.
    var filled = 1
    var last = first
    while filled < height, let next = text.row(below: last, wrap) {
      last = next
      filled += 1
    }
    first = text.row(filled - height, from: first, wrap)
    top = TextPosition(line: first.line, offset: text.offsets(of: first, wrap)?.lowerBound ?? 0)
    return first
  }

  /// Ends in dots when it does not fit.
  private func shownPlaceholder(columns: Int) -> [Cell] {
    var cells = placeholder
    if Row(cells).reach > columns {
      let dots = Array(repeating: Cell("."), count: min(3, columns))
      cells = Row(cells).prefix(reaching: columns - dots.count).cells + dots
    }
    return cells.map { cell in
      var cell = cell
      cell.style = .dim
      return cell
    }
  }
}

// MARK: - Vertical motion

extension FieldView {
  /// Rows that a page key moves by: one row stays in sight.
  package var pageRows: Int { max(rowLimits.most - 1, 1) }

  /// Moves the cursor down by rows as they are seen, or up when negative, as far as there are any, keeping the column
  /// that it had when vertical motion began.
  package func moveCursor(rows: Int, in text: inout EditedText) -> EngineUpdate {
    let wrap = wrap(PromptPlacement(prompt: prompt, columns: columns), text)
    let start = text.row(of: text.position, wrap)
    guard let startOffsets = text.offsets(of: start, wrap) else { return .nothing }
    let column = text.wantedColumn ?? text.cursorColumn(inRow: startOffsets, wrap)
    let target = text.row(rows, from: start, wrap)
    guard target != start, let offsets = text.offsets(of: target, wrap) else { return .nothing }
    let offset = text.line(target.line).scalars.withUnsafeBufferPointer {
      wrap.offset(atColumn: column, inRow: offsets, in: $0)
    }
    return text.move(to: TextPosition(line: target.line, offset: offset), keepingColumn: column)
  }
}
