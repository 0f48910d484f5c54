import Foundation
import TestSupport
import Testing

/// What a person sees of one question, in a real terminal.
@Suite("The first question")
struct FirstQuestionTests {
  private let folder = [
    "--title", "New folder", "--message", "Name of the folder", "--placeholder", "untitled", "--min", "1", "--max",
    "255",
    "--ok", "Create", "--cancel", "Abort",
  ]

  @Test("title, message, placeholder, labels; refused while empty; then one line is left")
  func wholeConversation() throws {
    let screen = try Ask.screen(folder)
    var lines = try screen.waitFor("Abort")
    #expect(lines[0...2] == ["New folder", "Name of the folder", "> untitled"])
    #expect(lines[3].hasPrefix("Enter Create   ^D Abort"))
    #expect(lines[3].contains("Enter at least 1 character."), "the state is told from the start")
    #expect(lines.count == 4)
    var cursor = try screen.cursor
    #expect(cursor.column == 2 && cursor.row == 2, "it stands where text goes in")

    let styled = try screen.styledLines
    #expect(styled[0].contains("\u{1b}[1m"), "the title is bold: \(styled[0].debugDescription)")
    #expect(styled[2].contains("\u{1b}[2m"), "the placeholder is dim: \(styled[2].debugDescription)")
    // tmux tells a style once for all that follows.
    #expect(
      (styled[2] + styled[3]).contains(/\e\[2m(untitled)?Enter Create\e\[0m/), "so is OK: \(styled[3].debugDescription)"
    )

    try screen.send(.enter)
    lines = try screen.waitFor("! Enter at least 1 character.")
    #expect(lines[2] == "> untitled")

    try screen.send("docs")
    lines = try screen.wait(for: "the text is valid") { $0.count > 3 && !$0[3].contains("at least") }
    #expect(lines[2] == "> docs")
    #expect(try !screen.styledLines[3].hasPrefix("\u{1b}[2m"), "OK is not dim")
    cursor = try screen.cursor
    #expect(cursor.column == 6 && cursor.row == 2)

    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["New folder: docs", "docs"])
  }

  @Test("the text stays to be corrected after a refusal")
  func corrected() throws {
    let screen = try Ask.screen(["Ticket", "--pattern", "[A-Z]+-[0-9]+", "--error", "Enter one such as ABC-123."])
    _ = try screen.waitFor("^D")
    try screen.send("ABC" + .enter)
    let lines = try screen.waitFor("! Enter one such as ABC-123.")
    #expect(lines[1] == "> ABC")
    try screen.send("-1" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Ticket: ABC-1", "ABC-1"])
  }

  @Test("an initial text is judged from the start; a default is told and never painted into the field")
  func initialAndDefault() throws {
    let initial = try Ask.screen(["Name", "--initial", "ab", "--min", "3"])
    #expect(
      try initial.waitFor("^D")[1...] == ["> ab", "Enter OK   ^D Cancel   Enter at least 3 characters; there are 2."])
    let standard = try Ask.screen(["Branch", "--default", "main", "--min", "2"])
    let lines = try standard.waitFor("Enter takes main")
    #expect(lines[1] == ">")
    #expect(try !standard.styledLines[2].hasPrefix("\u{1b}[2m"), "Enter is possible")
    try standard.send(.enter)
    try standard.waitForEnd()
    #expect(try standard.lines == ["Branch: main", "main"])
  }

  @Test("a message of several lines is wrapped at words, and its lines are kept")
  func message() throws {
    let screen = try Ask.screen(
      ["Name", "--message", "First line.\nThe second line is longer than the screen is wide."], columns: 30, rows: 12)
    let lines = try screen.waitFor("^D")
    #expect(
      lines.prefix(4) == ["Name", "First line.", "The second line is longer", "than the screen is wide."])
  }

  @Test("cancelled says so, and a title that ends in a question mark gets no colon")
  func finishedLine() throws {
    let cancelled = try Ask.screen(["New folder"])
    _ = try cancelled.waitFor("^D")
    try cancelled.send(.control("d"))
    try cancelled.waitForEnd()
    #expect(try cancelled.lines == ["New folder: cancelled"])
    let question = try Ask.screen(["Who?"])
    _ = try question.waitFor("^D")
    try question.send("me" + .enter)
    try question.waitForEnd()
    #expect(try question.lines == ["Who? me", "me"])
  }

  @Test("a secret is masked, and its finished line does not tell its length")
  func secret() throws {
    var finished: Set<String> = []
    for secret: Keys in ["abc", "much longer"] {
      let screen = try Ask.screen(["Token", "--secret"])
      _ = try screen.waitFor("^D")
      try screen.send(secret)
      let mask = "> " + String(repeating: "*", count: secret.bytes.count)
      try screen.wait(for: "the mask") { $0[1] == mask }
      try screen.send(.enter)
      try screen.waitForEnd()
      finished.insert(try screen.lines[0])
    }
    #expect(finished.count == 1)
  }

  @Test("what was on the line before stays")
  func lineBefore() throws {
    let screen = try TmuxScreen(
      ["/bin/sh", "-c", "echo above; printf 'Building... '; \"$ASK\" Name; echo below"],
      environment: Ask.environment.without("TERM"))
    #expect(try screen.waitFor("^D").prefix(3) == ["above", "Building...", "Name"])
    try screen.send("docs" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["above", "Building...", "Name: docs", "docs", "below"])
  }

  @Test("wide, combining and joined characters stand right, and the cursor with them (bubbles#906, survey#126)")
  func wideText() throws {
    let screen = try Ask.screen(["名前"], columns: 40, rows: 8)
    _ = try screen.waitFor("^D")
    try screen.send("日本e\u{301}x")
    try screen.waitFor("> 日本e\u{301}x")
    #expect(try screen.cursor.column == 8)
    try screen.send(.left * 3)
    try screen.wait(for: "the cursor is on 本") { _ in try screen.cursor.column == 4 }
    try screen.send(.backspace)
    let lines = try screen.wait(for: "日 is gone") { $0[1] == "> 本e\u{301}x" }
    #expect(lines[0] == "名前")
    #expect(try screen.cursor.column == 2)
  }

  @Test("text wraps at the edge: one less, as wide, one more (Inquirer#611)", arguments: 14...22, ["x", "日"])
  func edge(count: Int, letter: String) throws {
    let screen = try Ask.screen(["Text"], columns: 20, rows: 10)
    _ = try screen.waitFor("^D")
    let text = String(repeating: letter, count: count)
    try screen.send(Keys(text))
    let lines = try screen.wait(for: "all of the text") { Self.field(of: $0).contains(text) }
    #expect(Self.field(of: lines) == text)
    #expect(lines[0] == "Text")
    #expect(lines.filter { $0.contains("^D") }.count == 1)
    try screen.send(.enter)
    try screen.waitForEnd()
    try screen.wait(for: "the answer, whole") { $0.joined().contains(text) }
  }

  /// The rows between title and status as one text, without the prompt and without blanks.
  private static func field(of lines: [String]) -> String {
    lines.dropFirst().prefix { !$0.contains("Enter") }.joined().filter { $0 != " " && $0 != ">" }
  }

  @Test(
    "small terminals keep the cursor's row; tinier ones do not crash",
    arguments: [(20, 6), (10, 3), (5, 2), (2, 1), (1, 1)])
  func small(columns: Int, rows: Int) throws {
    let screen = try Ask.screen(folder, columns: columns, rows: rows)
    if columns >= 10 {
      try screen.wait(for: "the field") { $0.contains { $0.hasPrefix("> unt") } }
    }
    try screen.send("docs")
    if columns >= 10 { try screen.wait(for: "the text") { $0.contains { $0.hasPrefix("> docs") } } }
    try screen.send(.enter)
    try screen.waitForEnd()
    let status = try screen.display("#{pane_dead_signal}")
    #expect(status == "" || status == "0")
  }

  @Test("a resize repaints, and rows above stay", arguments: [[40, 80], [30, 20, 60], [100, 10, 80]])
  func resize(widths: [Int]) throws {
    let screen = try TmuxScreen(
      ["/bin/sh", "-c", "echo above; \"$ASK\" --title Name --message 'a few words that wrap at twenty'"],
      environment: Ask.environment.without("TERM"), columns: 50, rows: 16)
    _ = try screen.waitFor("^D")
    try screen.send("0123456789 0123456789 0123456789")
    _ = try screen.waitFor("0123456789 0123456789 0123456789")
    for width in widths { try screen.resize(columns: width, rows: 16) }
    try screen.send("!")
    let lines = try screen.wait(for: "the frame at \(widths.last!)") { lines in
      lines.contains("Name") && lines.filter { $0.contains("^D") }.count >= 1 && lines.joined().contains("9!")
    }
    #expect(lines.contains("Name"))
    // Where a reflow needs more rows, tmux puts those at the top into its history.
    #expect(try screen.history.contains("above"))
    try screen.send(.enter)
    try screen.waitForEnd()
    let end = try screen.history.joined()
    #expect(end.contains("0123456789 0123456789 0123456789!"))
  }

  @Test("what came from flags cannot drive the terminal (procs#950)")
  func sanitised() throws {
    let screen = try Ask.screen(
      ["--title", "a\u{1b}]0;x\u{7}b\u{1b}[31mc", "--message", "d\u{9b}2Je\u{202e}f", "--placeholder", "\u{1b}[2J"])
    let lines = try screen.waitFor("^D")
    #expect(lines.count == 4)
    #expect(lines[0].contains("b") && lines[0].contains("[31mc"))
    #expect(lines[1].hasPrefix("d") && lines[1].hasSuffix("f"))
  }

  @Test("no colour with NO_COLOR that is not empty (pcre2#943, gum#1127)")
  func noColour() throws {
    for (value, coloured) in [("1", false), ("", true)] {
      let screen = try Ask.screen(
        ["Name", "--min", "1"], environment: ChildEnvironment.terminal.without("TERM").with(["NO_COLOR": value]))
      _ = try screen.waitFor("^D")
      try screen.send(.enter)
      _ = try screen.waitFor("! ")
      let styled = try screen.styledLines.joined()
      #expect(styled.contains(/\e\[[0-9;]*3[0-7]m/) == coloured, "\(styled.debugDescription)")
    }
  }
}
