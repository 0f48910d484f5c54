import AskTerminal
import TestSupport
import Testing

/// What the painter's bytes look like on a real terminal.
@Suite(.serialized) struct PainterScreenTests {
  @Test(
    "after any story the screen is as if its last frame had been painted at once (survey#126, bubbles#906)",
    arguments: [ScreenSize(columns: 10, rows: 3), ScreenSize(columns: 21, rows: 6), ScreenSize(columns: 80, rows: 24)])
  func stories(size: ScreenSize) throws {
    let terminal = try BareTerminal(columns: size.columns, rows: size.rows)
    for seed in 0..<20 as Range<UInt64> {
      var story = PaintingStory(seed: seed, size: size)
      story.run(steps: 30)
      try terminal.reset()
      try terminal.write(story.bytes)
      let seen = try terminal.styledLines
      let cursor = try terminal.cursor

      var painter = Painter(size: size, isColoured: story.isColoured)
      var bytes: [UInt8] = []
      painter.begin(into: &bytes)
      painter.paint(story.frame, into: &bytes)
      try terminal.reset()
      try terminal.write(bytes)
      #expect(try terminal.styledLines == seen, "seed \(seed)")
      #expect(cursor.column == story.frame.cursor.column, "seed \(seed)")
    }
  }

  @Test(
    "what stood on the row before the prompt stays, and is not joined with it when the terminal gets wider",
    arguments: ["", "x", "Building... ", "exactly 19 columns.", "exactly 20 columns..", "more than 20 columns..."])
  func begin(before: String) throws {
    let terminal = try BareTerminal(columns: 20, rows: 8)
    try terminal.write(before)
    var painter = Painter(size: ScreenSize(columns: 20, rows: 8), isColoured: true)
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    painter.paint(.line("> docs"), into: &bytes)
    try terminal.write(bytes)
    try terminal.resize(columns: 40, rows: 8)
    let kept = before.isEmpty ? [] : [before.trimmingSuffix(" ")]
    #expect(try terminal.lines == kept + ["> docs"])
  }

  @Test("the end leaves one line, the cursor below it; suspended, the frame stays above what the shell writes")
  func endings() throws {
    let terminal = try BareTerminal(columns: 20, rows: 8)
    let size = ScreenSize(columns: 20, rows: 8)
    let frame = Frame(
      rows: ["New folder", "> docs", "Enter OK"].map { StyledText($0).row(truncatedTo: 19) },
      cursor: Frame.Position(row: 1, column: 6))
    var painter = Painter(size: size, isColoured: true)
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    painter.paint(frame, into: &bytes)
    painter.leave(into: &bytes)
    try terminal.write(bytes)
    try terminal.write("[1]+ Stopped")
    bytes = []
    painter.begin(into: &bytes)
    painter.paint(frame, into: &bytes)
    try terminal.write(bytes)
    #expect(
      try terminal.lines == ["New folder", "> docs", "Enter OK", "[1]+ Stopped", "New folder", "> docs", "Enter OK"])
    #expect(try terminal.cursor == (6, 5))
    bytes = []
    painter.finish([StyledText("New folder: docs").row(truncatedTo: 19)], into: &bytes)
    try terminal.write(bytes)
    #expect(try terminal.lines == ["New folder", "> docs", "Enter OK", "[1]+ Stopped", "New folder: docs"])
    #expect(try terminal.cursor == (0, 5))
  }

  @Test("at the bottom of the screen a frame that grows scrolls, and nothing above it is lost (inquire#21)")
  func bottom() throws {
    let terminal = try BareTerminal(columns: 20, rows: 5)
    let before = (1...5).map { "line \($0)" }
    try terminal.write(before.joined(separator: "\r\n"))
    var painter = Painter(size: ScreenSize(columns: 20, rows: 5), isColoured: true)
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    for height in [1, 3, 2, 5, 1, 4] {
      let rows = (0..<height).map { StyledText("row \($0) of \(height)").row(truncatedTo: 19) }
      let frame = Frame(rows: rows, cursor: Frame.Position(row: height / 2, column: 2))
      painter.paint(frame, into: &bytes)
      try terminal.write(bytes)
      bytes = []
      #expect(try terminal.history == before + rows.map(\.text))
    }
  }

  @Test(
    "resized, our rows are drawn anew in their place; no line of another program is lost, no row of ours is left over",
    arguments: 0..<10 as Range<UInt64>)
  func resized(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var size = ScreenSize(columns: 80, rows: 24)
    let terminal = try BareTerminal(columns: size.columns, rows: size.rows)
    let before = (1...30).map { "line \($0)" }
    try terminal.write(before.map { $0 + "\r\n" }.joined())

    var painter = Painter(size: size, isColoured: true)
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    let texts = [5, 80, 40].map { RandomText.text(clusters: Int.random(in: 1...$0, using: &random), using: &random) }
    for _ in 0..<8 {
      let rows = texts.map { StyledText($0).rows(columns: size.usableColumns) }
      let field = rows[0].count..<rows[0].count + rows[1].count
      let row = field.randomElement(using: &random)!
      let cells = rows[1][row - field.lowerBound].cells
      let column = Bool.random(using: &random) ? cells.count : Int.random(in: 0...cells.count, using: &random)
      let frame = Frame(
        rows: Array(rows.joined()), cursor: Frame.Position(row: row, column: Row(Array(cells[..<column])).columns))
      painter.paint(frame, into: &bytes)
      try terminal.write(bytes)
      bytes = []
      #expect(
        try terminal.history.withoutBlanks == (before + frame.rows.map(\.text)).withoutBlanks, "seed \(seed), \(size)")
      // As when a window's edge is dragged, only the last size is painted for.
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        size = ScreenSize(columns: Int.random(in: 20...90, using: &random), rows: 24)
        try terminal.resize(columns: size.columns, rows: size.rows)
      }
      painter.resized(to: size, into: &bytes)
    }
  }
}

extension PainterScreenTests {
  @Test(
    "in a storm of sizes, tiny ones too, no line of another program is lost and the frame is seen whole",
    arguments: 0..<10 as Range<UInt64>)
  func storm(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var size = ScreenSize(columns: 80, rows: 24)
    let terminal = try BareTerminal(columns: size.columns, rows: size.rows)
    let before = (1...30).map { "line \($0)" }
    try terminal.write(before.map { $0 + "\r\n" }.joined())

    var painter = Painter(size: size, isColoured: true)
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    let texts = (0..<3).map { _ in RandomText.text(clusters: 90, using: &random) }
    for _ in 0..<8 {
      let rows = texts.map { StyledText($0).row(truncatedTo: size.usableColumns) }
      let row = Int.random(in: 0..<3, using: &random)
      painter.paint(
        Frame(rows: rows, cursor: Frame.Position(row: row, column: rows[row].columns)), into: &bytes)
      try terminal.write(bytes)
      bytes = []
      let seen = try terminal.history.withoutBlanks
      #expect(seen.starts(with: before.withoutBlanks), "seed \(seed), \(size)")
      #expect(seen.suffix(3) == rows.map(\.text).withoutBlanks[...], "seed \(seed), \(size)")
      size = ScreenSize(columns: Int.random(in: 10...90, using: &random), rows: Int.random(in: 3...24, using: &random))
      try terminal.resize(columns: size.columns, rows: size.rows)
      painter.resized(to: size, into: &bytes)
    }
  }
}

extension [String] {
  /// A cluster that tmux draws narrower than it might be is followed by a blank.
  fileprivate var withoutBlanks: [String] {
    var lines = map { $0.filter { $0 != " " } }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
