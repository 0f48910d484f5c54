import Foundation
import TestSupport
import Testing

/// The text view that alerts never had.
@Suite("Several lines")
struct MultilineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let initial: String
    let keys: Keys
    let answer: String
    var testDescription: String { name }

    init(_ name: String, _ initial: String = "", keys: Keys, _ answer: String) {
      (self.name, self.initial, self.keys, self.answer) = (name, initial, keys, answer)
    }
  }

  static let cases: [Case] = [
    Case("Enter begins a line", keys: "a" + .enter + "b", "a\nb"),
    Case("an empty line stays (clack#569)", keys: "a" + .enter + .enter + "b", "a\n\nb"),
    Case("line feeds at both ends stay", keys: .enter + "a" + .enter, "\na\n"),
    Case("Enter splits a line", "ab", keys: .left + .enter, "a\nb"),
    Case("Backspace joins lines", "a\nb", keys: .home + .backspace, "ab"),
    Case("Delete joins lines", "a\nb", keys: .up + .end + .delete, "ab"),
    Case("Ctrl-D joins lines", "a\nb", keys: .up + .end + .control("d"), "ab"),
    Case("left and right cross lines", "a\nb", keys: .left * 2 + "X" + .right * 2 + "Y", "aX\nbY"),
    Case("Home and End stay in the line", "ab\ncd", keys: .home + "X" + .end + "Y", "ab\nXcdY"),
    Case(
      "Ctrl-Home and Ctrl-End go to the ends of the text", "ab\ncd\nef",
      keys: .up + "\u{1b}[1;5H" + "X" + "\u{1b}[1;5F" + "Y", "Xab\ncd\nefY"),
    Case("Alt-< and Alt-> too", "ab\ncd\nef", keys: .up + .alt("<") + "X" + .alt(">") + "Y", "Xab\ncd\nefY"),
    Case("Ctrl-U kills the line alone", "ab\ncd", keys: .control("u"), "ab\n"),
    Case("Ctrl-K and Ctrl-Y across lines", "ab\ncd", keys: .home + .control("k") + .up + .control("y"), "cdab\n"),
    Case("up keeps the column of cells, not of characters", "日本語\nabcdef", keys: .up + "X", "日本語X\nabcdef"),
    Case(
      "up and down keep the wanted column", "abcdef\n\nabcdef", keys: .left * 2 + .up * 2 + "X", "abcdXef\n\nabcdef"),
    Case("a tab is a tab", keys: "a" + .tab + "b", "a\tb"),
    Case("a paste keeps its lines (clikt#471)", keys: .paste("a\rb\rc\r") + "d", "a\nb\nc\nd"),
    Case("undo crosses lines", keys: "a" + .enter + "b" + .control("_") * 2, "a"),
    Case("word motion crosses lines", "one\ntwo", keys: .controlLeft * 2 + "X", "Xone\ntwo"),
    Case(
      "page keys", (1...30).map(String.init).joined(separator: "\n"), keys: "\u{1b}[5~" + .end + "X",
      (1...30).map { $0 == 23 ? "23X" : "\($0)" }.joined(separator: "\n")),
  ]

  @Test("keys", arguments: cases)
  func keys(_ test: Case) throws {
    let session = try Ask.prompt(["--multiline", "Text", "--initial", test.initial])
    try session.send(test.keys)
    try session.send(.altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == test.answer + "\n")
    try Ask.expectRestored(session)
  }

  @Test("Escape, and Enter a while later, sends")
  func escapeThenEnter() throws {
    let session = try Ask.prompt(["--multiline", "Text"])
    try session.send("docs" + .escape)
    try session.waitFor("Press ^D to cancel.")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
  }

  @Test("a first Ctrl-D says how to send and how to discard, a second cancels")
  func endOfFile() throws {
    let session = try Ask.prompt(["--multiline", "Text"])
    try session.send("docs" + .control("d"))
    try session.waitFor("Esc Enter sends the text; ^D once more discards it.")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(session.output.text == "")
  }

  @Test("the text that Ctrl-D warned about is no other: what was typed since is warned about, too")
  func endOfFileAfterMore() throws {
    let session = try Ask.prompt(["--multiline", "Text"])
    try session.send("docs" + .control("d"))
    try session.waitFor("Esc Enter sends the text; ^D once more discards it.")
    try session.send("more")
    try session.waitFor("more")
    try session.send(.control("d"))
    // The painter writes what differs.
    try session.waitFor("once more discards it.")
    try session.send(.altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docsmore\n")
  }

  @Test("Ctrl-D on an empty text cancels at once")
  func endOfFileEmpty() throws {
    let session = try Ask.prompt(["--multiline", "Text"])
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
  }

  @Test("length is that of the whole text, a line feed counts as one")
  func lengthOfWholeText() throws {
    let session = try Ask.prompt(["--multiline", "Text", "--min", "3", "--max", "4"])
    try session.send("a" + .enter + .altEnter)
    try session.waitFor("! Enter at least 3 characters; there are 2.")
    try session.send("b" + .altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "a\nb\n")
  }

  @Test(
    "the field grows to --rows and then scrolls; what is hidden is counted", arguments: [(80, 24), (20, 6), (200, 50)])
  func grows(columns: Int, rows: Int) throws {
    let screen = try Ask.screen(["--multiline", "Text", "--rows", "4"], columns: columns, rows: rows)
    _ = try screen.waitFor("Esc Enter OK")
    for line in 1...9 {
      try screen.send(Keys("line \(line)"))
      if line < 9 { try screen.send(.enter) }
    }
    let lines = try screen.wait(for: "the last lines and a count") {
      // In 20 columns the status is wrapped, and 6 rows do not hold all of it.
      $0.contains { $0.contains("5 lines") } && $0.contains { $0.contains("line 9") }
    }
    let field = lines.filter { $0.contains("line ") }
    #expect(field.map { $0.trimmingCharacters(in: .whitespaces) } == ["line 6", "line 7", "line 8", "line 9"])
    for _ in 1...8 { try screen.send(.up) }
    let top = try screen.wait(for: "the first lines") { $0.contains { $0.hasPrefix("> line 1") } }
    #expect(top.contains { $0.contains("5 lines") })
  }

  @Test("the finished line shows the first line and how many more there are")
  func finishedLine() throws {
    let screen = try Ask.screen(["--multiline", "Text"])
    _ = try screen.waitFor("Esc Enter OK")
    try screen.send("first" + .enter + "second" + .enter + "third" + .altEnter)
    try screen.waitForEnd()
    #expect(try screen.lines.contains("Text: first (2 lines more)"))
  }

  @Test("a text of 10,000 lines comes out as it went in, from a paste and from standard input")
  func manyLines() throws {
    let text = (1...10_000).map { "line \($0) 日本語" }.joined(separator: "\n")
    let session = try Ask.prompt(["--multiline", "Text"])
    try session.send(.paste(text))
    try session.waitFor("9992 lines above")
    try session.send(.altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == text + "\n")
    #expect(try Ask.run(["--multiline", "--stdin"], input: text + "\n").outputText == text + "\n")
  }

  @Test("a terminal that shrinks to 10x3 and grows again loses nothing")
  func resizing() throws {
    let screen = try Ask.screen(["--multiline", "Commit message", "--message", "What and why"])
    _ = try screen.waitFor("Esc Enter OK")
    try screen.send("a first line that is rather long for a small terminal" + .enter + "日本語の行" + .enter + "third")
    try screen.resize(columns: 10, rows: 3)
    _ = try screen.wait(for: "the cursor's row in a small terminal") { $0.contains { $0.contains("third") } }
    try screen.send("X")
    _ = try screen.wait(for: "what is typed there") { $0.contains { $0.contains("thirdX") } }
    try screen.resize(columns: 80, rows: 24)
    let lines = try screen.wait(for: "everything again") { $0.last?.hasPrefix("Esc Enter OK") == true }
    #expect(lines.contains { $0.hasPrefix("> a first line") })
    #expect(lines.contains("  日本語の行"))
    #expect(lines.contains("  thirdX"))
    try screen.send(.altEnter)
    try screen.waitForEnd()
  }

  @Test("a default of several lines is told as its first, and stays so")
  func defaultOfSeveralLines() throws {
    let screen = try Ask.screen(["Notes", "--multiline", "--default", "one\ntwo\nthree"])
    try screen.waitFor("Esc Enter takes one (2 lines more)")
    try screen.send(.altEnter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Notes: one (2 lines more)", "one", "two", "three"])
  }

  @Test("an initial text and a default may come from a file with CR LF")
  func carriageReturns() throws {
    for flag in ["--initial", "--default"] {
      let session = try Ask.prompt(["Notes", "--multiline", "--json", flag, "one\r\ntwo\r\n"])
      try session.send(.altEnter)
      #expect(try session.waitForEnd() == .exited(0))
      #expect(session.output.text == #"{"status":"answered","value":"one\ntwo\n"}"# + "\n")
    }
  }
}
