import AskTerminal
import TestSupport
import Testing

/// The bytes that the painter yields.
@Suite struct PainterTests {
  private static let screen = ScreenSize(columns: 20, rows: 6)

  @Test(
    "it begins at column 0 without asking: a row of spaces, back, erased; and without what a program that was killed left",
    arguments: [true, false])
  func begin(isColoured: Bool) {
    var painter = Painter(size: ScreenSize(columns: 5, rows: 3), isColoured: isColoured)
    #expect(painter.sent { $0.begin(into: &$1) } == "␛[0m␛[4l     \r\u{0F}␛(B\r␛[K␛[?25h␛[?2004h")
  }

  @Test("the first frame: rows come from line feeds, styles end in their row")
  func firstFrame() {
    var painter = Painter.begun(Self.screen)
    let frame = Frame(
      rows: [
        StyledText("New folder", .bold).row(truncatedTo: 19),
        (StyledText("> ") + StyledText("untitled", .dim)).row(truncatedTo: 19),
        StyledText("Enter OK", .dim).row(truncatedTo: 19),
      ], cursor: Frame.Position(row: 1, column: 2))
    #expect(
      painter.sent { $0.paint(frame, into: &$1) }
        == "␛[0;1mNew folder␛[0m\r\n␛[K> ␛[0;2muntitled␛[0m\r\n␛[K␛[0;2mEnter OK␛[0m␛[A␛[3G")
    #expect(painter.sent { $0.paint(frame, into: &$1) } == "", "an unchanged frame costs nothing")
  }

  @Test(
    "only what differs is sent",
    arguments: [
      ("", "a", "a"),
      ("a", "ab", "b"),
      ("ab", "a", "␛[2G␛[K"),
      ("abc", "", "\r␛[K"),
      ("abc", "axc", "␛[2Gx␛[4G"),
      ("abcd", "abxcd", "␛[3Gxcd"),
      ("abcd", "acd", "␛[2Gcd␛[K"),
      ("日本", "日語", "␛[3G語"),
      ("日本", "日ab", "␛[3Gab"),
      ("ab日", "a日b", "␛[2G日b"),
      ("é", "e\u{301}", "\re\u{301}"),
      ("e\u{301}b", "e\u{301}bc", "c"),
      ("x👨‍👩‍👧y", "xy", "␛[2G␛[Ky"),
      ("xy", "x👨‍👩‍👧y", "␛[2G␛[K👨‍👩‍👧␛[4G␛[Ky"),
      ("x👨‍👩‍👧", "x👨‍👩‍👧y", "y"),
      ("xyz", "x🇯🇵z", "␛[2G␛[K🇯🇵␛[4Gz"),
      ("a🇯🇵b", "c🇯🇵b", "\rc␛[5G"),
    ])
  func differences(from old: String, to new: String, expected: String) {
    var painter = Painter.begun(Self.screen)
    _ = painter.sent { $0.paint(.line(old), into: &$1) }
    #expect(painter.sent { $0.paint(.line(new), into: &$1) } == expected)
  }

  @Test("typing a character over a placeholder erases the rest of the placeholder")
  func placeholder() {
    var painter = Painter.begun(Self.screen)
    let empty = (StyledText("> ") + StyledText("untitled", .dim)).row(truncatedTo: 19)
    _ = painter.sent { $0.paint(Frame(rows: [empty], cursor: Frame.Position(row: 0, column: 2)), into: &$1) }
    #expect(painter.sent { $0.paint(.line("> d"), into: &$1) } == "d␛[K")
  }

  @Test("a character at the end of the text is one byte, with everything around it unchanged")
  func typing() {
    var painter = Painter.begun(Self.screen)
    func frame(_ text: String) -> Frame {
      Frame(
        rows: ["New folder", "> " + text, "Enter OK"].map { StyledText($0).row(truncatedTo: 19) },
        cursor: Frame.Position(row: 1, column: 2 + text.count))
    }
    _ = painter.sent { $0.paint(frame("doc"), into: &$1) }
    #expect(painter.sent { $0.paint(frame("docs"), into: &$1) } == "s")
  }

  @Test("without colour no attribute is sent, and a change of style alone is no change")
  func colourless() {
    var painter = Painter.begun(Self.screen, isColoured: false)
    func frame(_ style: Style) -> Frame { .row(StyledText("Enter OK", style).row(truncatedTo: 19)) }
    #expect(painter.sent { $0.paint(frame(.dim), into: &$1) } == "Enter OK")
    #expect(painter.sent { $0.paint(frame(.error), into: &$1) } == "")
    #expect(painter.sent { $0.leave(into: &$1) } == "\r\n␛[?2004l")
  }

  @Test("a change of style alone draws those cells")
  func restyled() {
    var painter = Painter.begun(Self.screen)
    func frame(_ style: Style) -> Frame {
      .row((StyledText("Enter ") + StyledText("OK", style) + StyledText("   ^D No")).row(truncatedTo: 19))
    }
    _ = painter.sent { $0.paint(frame(.dim), into: &$1) }
    #expect(painter.sent { $0.paint(frame(.plain), into: &$1) } == "␛[7GOK␛[17G")
    #expect(painter.sent { $0.paint(frame(.error), into: &$1) } == "␛[7G␛[0;31mOK␛[0m␛[17G")
  }

  @Test("a frame that grows gets rows by line feeds; one that shrinks erases them, and gets them again")
  func rows() {
    var painter = Painter.begun(Self.screen)
    let short = Frame(rows: [StyledText("a").row(truncatedTo: 9)], cursor: Frame.Position(row: 0, column: 1))
    let tall = Frame(
      rows: ["a", "b", "c"].map { StyledText($0).row(truncatedTo: 9) }, cursor: Frame.Position(row: 0, column: 1))
    #expect(painter.sent { $0.paint(short, into: &$1) } == "a")
    #expect(painter.sent { $0.paint(tall, into: &$1) } == "\r\n␛[Kb\r\n␛[Kc␛[2A")
    #expect(painter.sent { $0.paint(short, into: &$1) } == "␛[B\r␛[K␛[B␛[K␛[2A␛[2G")
    #expect(painter.sent { $0.paint(tall, into: &$1) } == "\r\n␛[Kb\r\n␛[Kc␛[2A")
  }

  @Test("the end: one row in place of the frame, or nothing, and the cursor below it")
  func finish() {
    let frame = Frame(
      rows: ["New folder", "> docs", "Enter OK"].map { StyledText($0).row(truncatedTo: 19) },
      cursor: Frame.Position(row: 1, column: 6))
    var painter = Painter.begun(Self.screen)
    _ = painter.sent { $0.paint(frame, into: &$1) }
    var cleared = painter
    let row = StyledText("New folder: docs").row(truncatedTo: 19)
    #expect(
      painter.sent { $0.finish([row], into: &$1) } == "␛[A␛[11G: docs␛[B\r␛[K␛[B␛[K␛[2A\n␛[?2004l")
    #expect(cleared.sent { $0.finish([], into: &$1) } == "␛[A\r␛[K␛[B␛[K␛[B␛[K␛[2A␛[?2004l")
    #expect(painter.sent { $0.leave(into: &$1) } == "", "the terminal is not ours any more")
  }

  @Test("leaving puts the cursor below the frame and leaves the frame")
  func leave() {
    var painter = Painter.begun(Self.screen)
    let frame = Frame(
      rows: ["a", "b", "c"].map { StyledText($0).row(truncatedTo: 9) }, cursor: Frame.Position(row: 0, column: 1))
    _ = painter.sent { $0.paint(frame, into: &$1) }
    #expect(painter.sent { $0.leave(into: &$1) } == "␛[2B\r\n␛[0m␛[?2004l")
    #expect(painter.sent { $0.leave(into: &$1) } == "")
    #expect(painter.sent { $0.paint(frame, into: &$1) } == "", "another program has the terminal")
    #expect(painter.sent { $0.begin(into: &$1) }.hasSuffix("\r␛[K␛[?25h␛[?2004h"))
    #expect(painter.sent { $0.paint(frame, into: &$1) } == "a\r\n␛[Kb\r\n␛[Kc␛[2A")
  }

  @Test("painting again draws every row of ours and nothing above")
  func repaint() {
    var painter = Painter.begun(Self.screen)
    let frame = Frame(
      rows: ["a", "b"].map { StyledText($0).row(truncatedTo: 9) }, cursor: Frame.Position(row: 1, column: 1))
    _ = painter.sent { $0.paint(frame, into: &$1) }
    #expect(painter.sent { $0.repaint(frame, into: &$1) } == "\r␛[A␛[K␛[2G␛[J\ra\r\n␛[Kb")
  }

  @Test("what is printed above a frame is not touched again")
  func finishedAbove() {
    var painter = Painter.begun(Self.screen)
    func rows(_ texts: String...) -> [Row] { texts.map { StyledText($0).row(truncatedTo: 19) } }
    let frame = Frame(rows: rows("> a", "Enter OK"), cursor: Frame.Position(row: 0, column: 3))
    let lines = rows("1", "2", "3", "4", "5", "6", "7")
    let first = painter.sent { $0.paint(frame, below: lines, into: &$1) }
    #expect(first == (1...7).map { "\($0)\r\n␛[K" }.joined() + "> a\r\n␛[KEnter OK␛[A␛[4G")
    #expect(painter.sent { $0.paint(frame, into: &$1) } == "")
    #expect(painter.sent { $0.repaint(frame, into: &$1) } == "\r␛[K␛[2G␛[J\r> a\r\n␛[KEnter OK␛[A␛[4G")
    let finished = painter.sent { $0.paint(frame, below: rows("> a"), into: &$1) }
    #expect(finished == "␛[B\r> a␛[K\r\n␛[KEnter OK␛[A␛[4G")
  }

  @Test("the bell is one byte")
  func bell() {
    var painter = Painter.begun(Self.screen)
    #expect(painter.sent { $0.ring(into: &$1) } == "\u{07}")
  }

  @Test(
    "after a resize the rows above the cursor are counted as they lie at the new width, never more than the screen has",
    arguments: [
      (80, 24, "\r␛[A␛[K␛[2G␛[J\r"),
      (40, 24, "\r␛[3A␛[K␛[2G␛[J\r"),
      (20, 24, "\r␛[5A␛[K␛[2G␛[J\r"),
      (10, 24, "\r␛[9A␛[K␛[2G␛[J\r"),
      (10, 4, "\r␛[3A␛[K␛[2G␛[J\r"),
      (80, 1, "\r␛[K␛[2G␛[J\r"),
    ])
  func resized(columns: Int, rows: Int, expected: String) {
    var painter = Painter.begun(ScreenSize(columns: 60, rows: 24))
    let title = String(repeating: "t", count: 50)
    let frame = Frame(
      rows: [title, "> " + String(repeating: "x", count: 40), "Enter"].map { StyledText($0).row(truncatedTo: 59) },
      cursor: Frame.Position(row: 1, column: 42))
    _ = painter.sent { $0.paint(frame, into: &$1) }
    #expect(painter.sent { $0.resized(to: ScreenSize(columns: columns, rows: rows), into: &$1) } == expected)
  }

  @Test(
    "where rows may be cut, it goes up by no more rows than were painted; where the cursor's alone is, by those above it",
    arguments: [
      (ResizeHabit.mayCutRows, 80, "\r␛[A␛[K␛[2G␛[J\r"), (.mayCutRows, 20, "\r␛[A␛[K␛[2G␛[J\r"),
      (.wrapsOtherRows, 80, "\r␛[A␛[K␛[2G␛[J\r"), (.wrapsOtherRows, 20, "\r␛[3A␛[K␛[2G␛[J\r"),
    ])
  func resizedByHabit(habit: ResizeHabit, columns: Int, expected: String) {
    var painter = Painter(size: ScreenSize(columns: 60, rows: 24), isColoured: true, resizeHabit: habit)
    _ = painter.sent { $0.begin(into: &$1) }
    let frame = Frame(
      rows: [String(repeating: "t", count: 50), "> " + String(repeating: "x", count: 40), "Enter"].map {
        StyledText($0).row(truncatedTo: 59)
      }, cursor: Frame.Position(row: 1, column: 42))
    _ = painter.sent { $0.paint(frame, into: &$1) }
    #expect(painter.sent { $0.resized(to: ScreenSize(columns: columns, rows: 24), into: &$1) } == expected)
  }

  @Test("a frame larger than the screen is cut; the cursor's row is shown")
  func clipped() {
    var painter = Painter.begun(ScreenSize(columns: 5, rows: 2))
    let rows = ["aaaaaaa", "bbbbbbb", "ccc日本"].map { StyledText($0).row(truncatedTo: 9) }
    #expect(
      painter.sent { $0.paint(Frame(rows: rows, cursor: Frame.Position(row: 2, column: 9)), into: &$1) }
        == "bbbb\r\n␛[Kccc␛[5G")
    #expect(
      painter.sent { $0.paint(Frame(rows: rows, cursor: Frame.Position(row: 0, column: 0)), into: &$1) }
        == "␛[A\raaaa␛[B\rbbbb␛[A\r")
  }

  @Test("nothing but text and the listed sequences is ever sent", arguments: 0..<60 as Range<UInt64>)
  func permitted(seed: UInt64) throws {
    var story = PaintingStory(seed: seed, size: ScreenSize(columns: 24, rows: 8))
    story.run(steps: 40)
    try PermittedBytes.check(story.bytes, isColoured: story.isColoured)
  }
}

extension Painter {
  /// One that holds the terminal, with nothing painted.
  static func begun(_ size: ScreenSize, isColoured: Bool = true) -> Painter {
    var painter = Painter(size: size, isColoured: isColoured)
    _ = painter.sent { $0.begin(into: &$1) }
    return painter
  }

  /// What an operation sends, the escape character as `␛`.
  mutating func sent(_ operation: (inout Painter, inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    operation(&self, &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(
      separator: "␛")
  }
}

extension Frame {
  /// One row with the cursor behind it.
  static func row(_ row: Row) -> Frame { Frame(rows: [row], cursor: Position(row: 0, column: row.columns)) }

  static func line(_ text: String) -> Frame { row(Row(Cell.cells(of: text))) }
}
