import AskTerminal
import TestSupport
import Testing

@Suite("Field view")
struct FieldViewTests {
  private static let usualPrompt = [Cell(">"), Cell(" ")]

  /// A field of a text with the cursor at its end.
  private struct Field {
    var engine: FollowingEngine
    var view: FieldView

    init(
      _ content: String = "", prompt: [Cell] = FieldViewTests.usualPrompt, appearance: TextAppearance = .plain,
      placeholder: String = "", columns: Int = 20, fewest: Int = 1, most: Int = 8
    ) {
      engine = FollowingEngine(content)
      view = FieldView(
        prompt: prompt, appearance: appearance, placeholder: placeholder.map { Cell(String($0)) }, columns: columns,
        rowLimits: FieldView.RowLimits(fewest: fewest, most: most))
    }

    mutating func picture() -> FieldPicture { view.picture(of: &engine.text) }

    /// Rows as text, without what is blank at their ends.
    mutating func rows() -> [String] { picture().rows.map(\.trimmedText) }

    mutating func moveRows(_ rows: Int) -> EngineUpdate {
      let view = view
      return engine.perform { view.moveCursor(rows: rows, in: &$0) }
    }
  }

  // MARK: Wrapping

  @Test(
    "Inquirer#611: text of the width less one, the width, and one more wraps before the last column",
    arguments: [(16, 1, 18), (17, 1, 19), (18, 2, 3), (19, 2, 4), (33, 2, 18), (34, 2, 19), (35, 3, 3)])
  func wrapsAtTheEdge(length: Int, rows: Int, cursorColumn: Int) {
    var field = Field(String(repeating: "x", count: length))
    let picture = field.picture()
    #expect(picture.rows.count == rows)
    #expect(picture.rows.allSatisfy { $0.columns <= 19 })
    #expect(picture.cursor == Frame.Position(row: rows - 1, column: cursorColumn))
  }

  @Test("survey#126: a wide character at the edge wraps whole")
  func wideCharacterAtTheEdge() {
    var field = Field("漢字漢字漢字漢字漢字")
    #expect(field.rows() == ["> 漢字漢字漢字漢字", "  漢字"])
    field = Field("x漢字漢字漢字漢字漢字")
    #expect(field.rows() == ["> x漢字漢字漢字漢字", "  漢字"])
    field = Field("xx漢字漢字漢字漢字漢字")
    #expect(field.rows() == ["> xx漢字漢字漢字漢", "  字漢字"])
  }

  @Test(
    "What a terminal may draw side by side wraps where that would not fit; what stands behind it fits as if it were one"
  )
  func joinedClusterAtTheEdge() {
    for (before, expected) in [(11, 1), (12, 2), (15, 2)] {
      var field = Field(String(repeating: "x", count: before) + "👨‍👩‍👧")
      let picture = field.picture()
      #expect(picture.rows.count == expected, "\(before)")
      #expect(picture.cursor.column == (expected == 1 ? 2 + before + 2 : 4))
    }
    var field = Field("👨‍👩‍👧" + String(repeating: "x", count: 15))
    #expect(field.rows() == ["> 👨‍👩‍👧" + String(repeating: "x", count: 15)])
  }

  @Test("Clusters wrap whole at every width", arguments: Samples.clusters.map(\.text))
  func clustersWrapWhole(cluster: String) {
    for columns in 1...24 {
      var field = Field(String(repeating: cluster + "x", count: 12), columns: columns, most: 200)
      let picture = field.picture()
      for row in picture.rows { #expect(row.reach <= max(columns - 1, 1)) }
      let shown = picture.rows.flatMap(\.cells).map(\.text).filter { $0 != " " && $0 != ">" }
      #expect(shown.count == 24)
      #expect(shown.allSatisfy { $0 == "x" || $0 == "?" || $0.unicodeScalars.elementsEqual(cluster.unicodeScalars) })
    }
  }

  @Test("A cluster wider than the terminal ends as a question mark, not in a loop")
  func clusterWiderThanTheTerminal() {
    var field = Field("\u{200B}漢\u{200B}", prompt: [], columns: 4)
    #expect(field.rows() == ["?漢", "?"])
    field = Field("漢字", prompt: [], columns: 2)
    #expect(field.rows() == ["?", "?"])
    field = Field("ab", prompt: [], appearance: .masked(Cell("密", columns: 2)), columns: 2)
    #expect(field.rows() == ["?", "?"])
  }

  @Test("Rows below the first are indented by the prompt, unless that leaves too little")
  func indentation() {
    var field = Field("abcdefghijklmnopqrstuvwxyz", prompt: "name: ".map { Cell(String($0)) })
    #expect(field.rows() == ["name: abcdefghijklm", "      nopqrstuvwxyz"])
    field = Field("abcdefghijklmnopqrstuvwxyz", prompt: "folder name: ".map { Cell(String($0)) })
    #expect(field.rows() == ["folder name:", "abcdefghijklmnopqrs", "tuvwxyz"])
    field = Field("abc", prompt: String(repeating: "p", count: 25).map { Cell(String($0)) })
    #expect(field.rows() == ["ppppppppppppppppppp", "pppppp", "abc"])
    #expect(field.picture().cursor == Frame.Position(row: 2, column: 3))
    field.view.rowLimits = FieldView.RowLimits(most: 1)
    #expect(field.rows() == ["abc"])
  }

  @Test("Tabs stop every 8 columns of the text")
  func tabs() {
    var field = Field("a\tb\t\tc", columns: 40)
    #expect(field.rows() == ["> a       b               c"])
    #expect(field.picture().cursor == Frame.Position(row: 0, column: 27))
    field.view.columns = 20
    #expect(field.rows() == ["> a       b", "  c"])
  }

  @Test("What would be obeyed or hidden is visible")
  func controls() {
    var field = Field("a\u{1B}[2J\u{202E}b", columns: 40)
    #expect(field.rows() == ["> a^[[2J<U+202E>b"])
    #expect(field.picture().cursor.column == 17)
  }

  @Test("The cursor stands where the next character goes in", arguments: Samples.clusters.map(\.text))
  func cursorColumn(cluster: String) {
    var field = Field("a" + cluster + "b", columns: 40)
    let width = field.picture().rows[0].cells[3].columns
    #expect(field.picture().cursor.column == 4 + width)
    field.engine.perform { $0.moveLeft() }
    #expect(field.picture().cursor.column == 3 + width)
    field.engine.perform { $0.moveLeft() }
    #expect(field.picture().cursor.column == 3)
  }

  // MARK: Mask and placeholder

  @Test("Each cluster of a secret is one mask, or nothing at all")
  func masks() {
    let secret = "pa e\u{301}🇯🇵\t"
    var field = Field(secret, appearance: .masked(Cell("*")))
    #expect(field.rows() == ["> ******"])
    #expect(field.picture().cursor.column == 8)
    field = Field(secret, appearance: .masked(Cell("●", columns: 1, isDoubtful: true)), columns: 6)
    #expect(field.rows() == ["> ●●●", "  ●●●"])
    field = Field(String(repeating: "x", count: 100), appearance: .hidden)
    #expect(field.rows() == [">"])
    #expect(field.picture().cursor == Frame.Position(row: 0, column: 2))
  }

  @Test("The placeholder is dim, behind the cursor, and gone with the first character")
  func placeholder() {
    var field = Field(placeholder: "untitled")
    var picture = field.picture()
    #expect(picture.rows[0].trimmedText == "> untitled")
    #expect(picture.rows[0].cells.dropFirst(2).allSatisfy { $0.style == .dim })
    #expect(picture.cursor == Frame.Position(row: 0, column: 2))
    field.engine.type("x")
    picture = field.picture()
    #expect(picture.rows[0].trimmedText == "> x")
    field = Field(placeholder: "a placeholder that is too long")
    #expect(field.rows() == ["> a placeholder ..."])
    // Takes minutes where the cost is the square of the length.
    field = Field(placeholder: String(repeating: "long ", count: 20_000))
    #expect(field.rows() == ["> long long long..."])
  }

  // MARK: Scrolling

  @Test("The view grows from its fewest rows to its most, then scrolls by what the cursor needs")
  func growsAndScrolls() {
    var field = Field("", fewest: 3, most: 5)
    #expect(field.picture().rows.count == 3)
    for number in 1...6 {
      field.engine.type("\(number)")
      if number < 6 { field.engine.perform { $0.insertNewline() } }
      #expect(field.picture().rows.count == min(max(field.engine.text.lineCount, 3), 5))
    }
    #expect(field.rows() == ["  2", "  3", "  4", "  5", "  6"])
    #expect(field.picture().linesAbove == 1)
    for _ in 0..<4 { _ = field.moveRows(-1) }
    #expect(field.rows() == ["  2", "  3", "  4", "  5", "  6"])
    _ = field.moveRows(-1)
    let picture = field.picture()
    #expect(picture.rows.map(\.trimmedText) == ["> 1", "  2", "  3", "  4", "  5"])
    #expect(picture.cursor == Frame.Position(row: 0, column: 3))
    #expect((picture.linesAbove, picture.linesBelow) == (0, 1))
    _ = field.moveRows(4)
    #expect(field.rows() == ["> 1", "  2", "  3", "  4", "  5"])
    _ = field.moveRows(1)
    #expect(field.rows() == ["  2", "  3", "  4", "  5", "  6"])
  }

  @Test("What is out of sight is counted in lines, parts of lines told apart")
  func countsWhatIsHidden() {
    let long = String(repeating: "x", count: 40)
    var field = Field("one\n" + long + "\n" + long + "\nlast", most: 3)
    field.engine.perform { $0.move(to: TextPosition(line: 1, offset: 20)) }
    _ = field.picture()
    field.engine.perform { $0.move(to: TextPosition(line: 2, offset: 0)) }
    var picture = field.picture()
    #expect((picture.linesAbove, picture.linesBelow) == (1, 1))
    field.engine.perform { $0.move(to: TextPosition(line: 3, offset: 0)) }
    picture = field.picture()
    #expect((picture.linesAbove, picture.linesBelow) == (2, 0))
  }

  @Test("No blank rows while there is text above", arguments: [20, 10])
  func fillsTheView(columns: Int) {
    var field = Field((1...20).map { "line \($0)" }.joined(separator: "\n"), columns: columns, fewest: 3, most: 5)
    _ = field.picture()
    field.engine.perform { $0.move(to: TextPosition(line: 17, offset: 0)) }
    for _ in 0..<8 {
      field.engine.perform { $0.deleteForward() }
      let picture = field.picture()
      #expect(picture.rows.count == 5)
      #expect(picture.rows.allSatisfy { !$0.cells.isEmpty })
    }
  }

  @Test("The cursor stays in sight whatever the size", arguments: 0..<30)
  func cursorStaysInSight(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let pieces = Samples.clusters.map(\.text) + ["\n", "\n", "\t", "\u{1}", "words and words "]
    var field = Field(fewest: 3)
    for _ in 0..<80 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: _ = field.moveRows(Int.random(in: -9...9, using: &generator))
      case 1: field.view.columns = Int.random(in: 1...40, using: &generator)
      case 2: field.view.rowLimits = FieldView.RowLimits(fewest: 3, most: Int.random(in: 1...10, using: &generator))
      case 3: field.engine.perform { $0.deleteBackward() }
      case 4: field.engine.perform { $0.moveWordLeft() }
      case 5: field.engine.perform { $0.undo() }
      default:
        var paste = ""
        for _ in 0..<Int.random(in: 1...20, using: &generator) { paste += pieces.randomElement(using: &generator)! }
        field.engine.perform { $0.insert(scalars(paste)) }
      }
      let picture = field.picture()
      let limits = field.view.rowLimits
      #expect((limits.fewest...limits.most).contains(picture.rows.count))
      #expect(picture.rows.allSatisfy { $0.columns <= max(field.view.columns - 1, 1) })
      #expect(picture.rows.indices.contains(picture.cursor.row))
      #expect(picture.cursor.column <= max(field.view.columns - 1, 1))
      #expect(field.engine.agrees)

      // What is remembered between pictures never shows: a view that has seen nothing, and that is put to the same
      // place, shows the same.
      var fresh = Field(field.engine.text.string, columns: field.view.columns, fewest: 3, most: limits.most)
      fresh.engine.perform { $0.move(to: field.engine.text.position) }
      fresh.view = field.view
      #expect(fresh.picture() == picture)
    }
  }

  // MARK: Vertical motion

  @Test("Up and Down go by rows as seen and keep the column they began in")
  func keepsTheColumn() {
    var field = Field("日本語日本語\na\n\n漢字漢字漢字", columns: 40)
    field.engine.perform { $0.moveLeft() }
    var columns: [Int] = []
    for _ in 0..<4 {
      columns.append(field.picture().cursor.column)
      _ = field.moveRows(-1)
    }
    #expect(columns == [12, 2, 3, 12])
    #expect(field.engine.text.position == TextPosition(line: 0, offset: 5))
    _ = field.moveRows(3)
    #expect(field.engine.text.position == TextPosition(line: 3, offset: 5))
    #expect(field.engine.agrees)
  }

  @Test("Another command forgets the column")
  func forgetsTheColumn() {
    var field = Field("abcdef\nab\nabcdef", columns: 40)
    _ = field.moveRows(-1)
    field.engine.moveCursor(to: 1)
    _ = field.moveRows(-1)
    #expect(field.engine.text.position == TextPosition(line: 0, offset: 1))
    field.engine.perform { $0.moveToLineEnd() }
    _ = field.moveRows(1)
    field.engine.type("x")
    _ = field.moveRows(1)
    #expect(field.engine.text.position == TextPosition(line: 2, offset: 3))
  }

  @Test("Down into a wrapped row never lands on the row behind it")
  func landsInTheRow() {
    var field = Field("xxxxxxxxxxxxxxxxx" + "yy漢字漢字漢字漢" + "字" + "zzzzzzzzzzzzzzz", columns: 20)
    field.engine.perform { $0.moveToLineEnd() }
    #expect(field.picture().cursor.row == 2)
    _ = field.moveRows(-1)
    #expect(field.picture().cursor.row == 1)
    _ = field.moveRows(-1)
    #expect(field.picture().cursor.row == 0)
    #expect(field.moveRows(-1) == .nothing)
    _ = field.moveRows(9)
    #expect(field.picture().cursor.row == 2)
    #expect(field.moveRows(1) == .nothing)
  }

  @Test("Every row can be reached by Up from the end, in every kind of text", arguments: Samples.clusters.map(\.text))
  func reachesEveryRow(cluster: String) {
    var field = Field(String(repeating: cluster + "x", count: 30) + "\n" + cluster, columns: 12, most: 100)
    let picture = field.picture()
    for row in (0..<picture.cursor.row).reversed() {
      _ = field.moveRows(-1)
      #expect(field.picture().cursor.row == row)
    }
    #expect(field.moveRows(-1) == .nothing)
  }

  // MARK: Small and large

  @Test("10x3 and below: no crash, the cursor's row is there", arguments: 1...10)
  func tinyTerminals(columns: Int) {
    for most in 1...3 {
      var field = Field(
        "some 漢字 text\n\twith lines\u{1}\n" + Samples.clusters.map(\.text).joined(), columns: columns, most: most)
      for _ in 0..<40 {
        let picture = field.picture()
        #expect(picture.rows.count <= most)
        #expect(picture.rows.indices.contains(picture.cursor.row))
        _ = field.moveRows(-1)
      }
    }
  }

  @Test("A long line is seen the same after edits in its middle as when laid out anew")
  func longLine() {
    var field = Field(String(repeating: "漢字 and letters, ", count: 300), columns: 40)
    _ = field.picture()
    for offset in [4000, 17, 2500, 2499, 18, 36, 37, 38] {
      field.engine.moveCursor(to: offset)
      for key in ["x", "漢", "e\u{301}", "\u{200D}"] {
        field.engine.type(key)
        var fresh = Field(field.engine.text.string, columns: 40)
        fresh.engine.perform { $0.move(to: field.engine.text.position) }
        fresh.view = field.view
        #expect(field.picture() == fresh.picture())
      }
      field.engine.perform { $0.deleteBackward() }
      _ = field.picture()
    }
  }

  @Test("10,000 lines: shown from either end")
  func manyLines() {
    var field = Field((1...10_000).map { "\($0)" }.joined(separator: "\n"), most: 4)
    #expect(field.rows() == ["  9997", "  9998", "  9999", "  10000"])
    #expect(field.picture().linesAbove == 9996)
    field.engine.perform { $0.move(to: TextPosition(line: 0, offset: 0)) }
    #expect(field.rows() == ["> 1", "  2", "  3", "  4"])
    #expect(field.picture().linesBelow == 9996)
  }
}

extension Row {
  /// The text without blanks at its end.
  fileprivate var trimmedText: String {
    var text = cells.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
