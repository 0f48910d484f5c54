import AskKit

/// The choices as they stand under the field: all, where two rows hold them, else their number.
struct ChoicesShown {
  let columns: Int
  let rows: [Row]

  init(_ choices: WordList, columns: Int, wording: any Wording) {
    self.columns = columns
    rows =
      Self.all(choices.all, columns) ?? StyledText(wording.choices(choices.all.count), .dim).rows(columns: columns)
  }

  /// Nil where two rows do not hold them.
  private static func all(_ words: Candidates, _ columns: Int) -> [Row]? {
    guard words.count <= columns else { return nil }
    var rows = [Row()]
    var column = 0
    for word in words.prefix(words.count) {
      let cells = Cell.cells(of: Sanitizer.sanitize(word, lineFeeds: .shown), style: .dim)
      let (width, reach) = (Row(cells).columns, Row(cells).reach)
      let gap = column == 0 ? 0 : 2
      if column + gap + reach <= columns {
        rows[rows.count - 1].cells += Array(repeating: Cell(" ", style: .dim), count: gap) + cells
        column += gap + width
      } else {
        guard rows.count < 2, reach <= columns else { return nil }
        rows.append(Row(cells))
        column = width
      }
    }
    return rows
  }
}
