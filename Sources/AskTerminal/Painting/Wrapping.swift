/// Styled text laid out in rows of a width. Clusters are never split, and only the white space at which a row ends is
/// not drawn.
extension StyledText {
  /// Rows of at most `columns` columns (`ScreenSize.usableColumns`), broken between words. A word longer than a row is
  /// broken between clusters, as is Chinese and Japanese, which has no spaces. Line feeds break always.
  package func rows(columns: Int) -> [Row] {
    let limit = max(1, columns)
    return lines.flatMap { Self.wrap($0.map { $0.fitted(to: limit) }, limit) }
  }

  /// One row of at most `columns` columns that ends in `...` if it does not hold all. Only the first line is taken.
  package func row(truncatedTo columns: Int) -> Row {
    let limit = max(0, columns)
    let lines = lines
    let row = Row(lines[0])
    return lines.count == 1 && row.reach <= limit ? row : row.endingInDots(columns: limit)
  }

  /// The rows of one line. Each takes what fits and goes back to the last place where a row may end.
  private static func wrap(_ line: [Cell], _ limit: Int) -> [Row] {
    var rows: [Row] = []
    var start = 0
    var lastBreak = 0
    var columns = 0
    var index = 0
    while index < line.count {
      let cell = line[index]
      if index > start && mayBreak(between: line[index - 1], and: cell) { lastBreak = index }
      // Spaces hang over the edge: a row may end in any number of them.
      if columns + cell.reach <= limit || cell.isSpace {
        columns += cell.columns
        index += 1
        continue
      }
      let end = lastBreak > start ? lastBreak : index
      var row = Array(line[start..<end])
      row.removeTrailingSpaces()
      rows.append(Row(row))
      start = end
      index = end
      columns = 0
    }
    var rest = Array(line[start...])
    if columns > limit { rest.removeTrailingSpaces() }
    rows.append(Row(rest))
    return rows
  }

  private static func mayBreak(between one: Cell, and other: Cell) -> Bool {
    if other.isSpace { return false }
    if one.isSpace { return true }
    return (one.isIdeographic || other.isIdeographic) && !other.beginsNoRow && !one.endsNoRow
  }
}

extension Row {
  /// At most `columns` columns: the beginning, `...` and the end if it does not hold all.
  package func cutInside(to columns: Int) -> Row {
    guard reach > columns else { return self }
    let dots = min(3, max(0, columns))
    let room = columns - dots
    let start = prefix(reaching: (room + 1) / 2).cells
    var roomAtEnd = room / 2
    let end = cells.reversed().prefix { cell in
      roomAtEnd -= cell.reach
      return roomAtEnd >= 0
    }
    return Row(start + repeatElement(Cell("."), count: dots) + end.reversed())
  }

  /// As much of it as leaves room for `...` behind, as a sign that there is more.
  fileprivate func endingInDots(columns: Int) -> Row {
    let dots = min(3, columns)
    var cells = prefix(reaching: columns - dots).cells
    cells.removeTrailingSpaces()
    let style = cells.last?.style ?? .plain
    return Row(cells + repeatElement(Cell(".", style: style), count: dots))
  }
}

extension [Row] {
  /// The first `most` of them, with dots at the end where there are more.
  package func cut(to most: Int, columns: Int) -> [Row] {
    guard count > most else { return self }
    guard most > 0 else { return [] }
    return prefix(most - 1) + [self[most - 1].endingInDots(columns: columns)]
  }
}

extension Cell {
  fileprivate var isSpace: Bool { text == " " || text == "\u{3000}" }

  /// Belongs to a script that is broken between any two characters. Korean is broken at its spaces.
  fileprivate var isIdeographic: Bool {
    switch text.unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Closing brackets and the marks that end a clause or lengthen a sound (kinsoku).
  fileprivate var beginsNoRow: Bool {
    switch text.unicodeScalars.first {
    case "、", "。", "，", "．", "・", "：", "；", "？", "！", "ー", "々", "」", "』", "）", "］", "｝", "〉", "》", "】", "〕", ",", ".",
      ":", ";", "?", "!", ")", "]", "}":
      true
    default: false
    }
  }

  /// Opening brackets.
  fileprivate var endsNoRow: Bool {
    switch text.unicodeScalars.first {
    case "「", "『", "（", "［", "｛", "〈", "《", "【", "〔", "(", "[", "{": true
    default: false
    }
  }

  /// What is wider than a whole row cannot be drawn: a question mark stands for it.
  fileprivate func fitted(to limit: Int) -> Cell {
    reach <= limit ? self : Cell("?", style: style)
  }
}

extension [Cell] {
  fileprivate mutating func removeTrailingSpaces() {
    while last?.isSpace == true { removeLast() }
  }
}
