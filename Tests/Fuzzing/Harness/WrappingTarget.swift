import AskKit
import AskTerminal

/// Texts around the field, and lists, in rows of any width.
enum WrappingTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let columns = input.number(below: 40)
    let rows = input.number(below: 12)
    var text = ""
    for _ in 0..<input.byte() where !input.isEmpty {
      text.unicodeScalars.append(Unicode.Scalar(input.scalar()) ?? "?")
    }
    let shown = StyledText(Sanitizer.sanitize(text, lineFeeds: .kept))
    checkRows(of: shown, columns)
    var words: [String] = []
    while !input.isEmpty { words.append(input.textBeforeZero()) }
    checkList(words, columns, rows)
  }

  private static func checkRows(of text: StyledText, _ columns: Int) {
    let rows = text.rows(columns: columns)
    for row in rows { check(row, within: max(1, columns)) }
    check(text.row(truncatedTo: columns), within: columns)
    let all = text.lines.joined()
    // Nothing is lost but white space, where a row ends; and what is wider than a row is a question mark.
    guard all.allSatisfy({ $0.reach <= columns }) else { return }
    require(
      letters(rows.flatMap(\.cells)) == letters(all), "\(columns) columns: the text is whole: \(text)")
  }

  private static func letters(_ cells: some Sequence<Cell>) -> [String] {
    cells.map(\.text).filter { $0 != " " && $0 != "\u{3000}" }
  }

  private static func checkList(_ words: [String], _ columns: Int, _ rows: Int) {
    var list = CandidateList(Candidates(words))
    var seen = 0
    repeat {
      let page = list.page(columns: columns, rows: rows, wording: English())
      require(page.rows.count <= rows, "a page is no taller than \(rows)")
      for row in page.rows { check(row, within: columns) }
      require(list.first == seen, "a page begins where the last one ended")
      seen += page.count
      if rows == 0 || words.isEmpty { return }
      require(page.count > 0, "a page shows something")
      list.turn(page)
    } while list.first != 0
    require(seen == words.count, "the pages show all")
  }

  private static func check(_ row: Row, within columns: Int) {
    require(row.reach <= columns, "no row is wider than \(columns): \(row)")
    for cell in row.cells {
      require(!cell.text.unicodeScalars.contains(where: UnsafeScalars.contains), "\(cell) is safe")
    }
  }
}
