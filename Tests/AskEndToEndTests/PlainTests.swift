import Foundation
import TestSupport
import Testing

/// Plain lines for screen readers, logs and terminals that can do no more (Inquirer#1309, huh#611, gemini-cli#5152).
@Suite("Plain mode")
struct PlainTests {
  /// Opens a question in plain mode and waits for its prompt.
  private func prompt(
    _ arguments: [String], environment: [String: String] = ChildEnvironment.terminal, waitingFor text: String = "> "
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      [AskBinary.path] + arguments, environment: environment, standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(text)
    return session
  }

  private func expectPlain(_ session: TerminalSession) throws {
    #expect(!session.display.bytes.contains(0x1B), "not one escape sequence")
    #expect(try session.modes.differences(from: session.initialModes) == [])
  }

  @Test("a terminal that claims a size that no screen has is talked to in plain lines, and takes no memory for it")
  func unbelievableSize() throws {
    let session = try TerminalSession([AskBinary.path, "Name"], columns: 65535, rows: 65535, standardOutput: .pipe)
    try session.waitFor("> ")
    #expect(!session.display.contains("\u{1B}"))
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
  }

  @Test("title, message, rules and default are said once, a refusal in a line of its own, and the text stays")
  func line() throws {
    let session = try prompt([
      "--plain", "--title", "New folder", "--message", "Name of it", "--min", "3", "--max", "10", "--default", "docs",
    ])
    try session.send("ab" + .enter)
    try session.waitFor("Enter at least 3 characters; there are 2.")
    try session.waitFor("> ab")
    try session.send("c" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\n")
    #expect(
      session.display.text == """
        New folder\r
        Name of it\r
        Enter at least 3 characters.\r
        Enter at most 10 characters.\r
        [docs] > ab\r
        \u{07}Enter at least 3 characters; there are 2.\r
        New folder\r
        [docs] > abc\r

        """)
    try expectPlain(session)
  }

  @Test("Enter alone takes the default")
  func defaultAnswer() throws {
    let session = try prompt(["--plain", "Branch", "--default", "main"])
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "main\n")
  }

  @Test(
    "Ctrl-D cancels as on the screen: the cursor is at the end", arguments: [[], ["--secret"], ["--initial", "x"]])
  func endOfFile(arguments: [String]) throws {
    let session = try prompt(["--plain", "Name"] + arguments)
    try session.send("typed" + .control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(session.output.text == "")
    try expectPlain(session)
  }

  @Test("in several lines with text the first Ctrl-D says how to send and to discard, and only the next cancels")
  func endOfFileInLines() throws {
    let says = "A line with only a full stop sends the text; Ctrl-D once more discards it."
    for typed in ["one" + Keys.enter + "two", "one" + .enter, "one"] {
      let session = try prompt(["--plain", "--multiline", "Text"])
      try session.send(typed + .control("d"))
      try session.waitFor(says)
      // Anything else in between, and it is a first one again.
      try session.send(.enter + .control("d"))
      try session.waitFor(says)
      try session.send(.control("d"))
      #expect(try session.waitForEnd() == .exited(3))
      try expectPlain(session)
    }
    let empty = try prompt(["--plain", "--multiline", "Text"])
    try empty.send(.control("d"))
    #expect(try empty.waitForEnd() == .exited(3))
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    let name: String
    let variables: [String: String]
    let isPlain: Bool
    var testDescription: String { name }
  }

  @Test(
    "who gets plain lines without asking",
    arguments: [
      Choice(name: "TERM=dumb", variables: ["TERM": "dumb"], isPlain: true),
      Choice(name: "TERM empty", variables: ["TERM": ""], isPlain: true),
      Choice(name: "ASK_PLAIN=1", variables: ["ASK_PLAIN": "1"], isPlain: true),
      Choice(name: "ASK_PLAIN empty", variables: ["ASK_PLAIN": ""], isPlain: false),
    ])
  func chosen(choice: Choice) throws {
    let session = try prompt(["Text"], environment: ChildEnvironment.terminal.with(choice.variables))
    try session.send("x" + .enter)
    try session.waitForEnd()
    #expect(session.display.bytes.contains(0x1B) != choice.isPlain)
  }

  @Test("a line is not cut at 4,095 bytes, and is erased by clusters")
  func longLine() throws {
    let session = try prompt(["--plain", "Text"])
    let text = String(repeating: "日本語é", count: 1500)
    try session.send(Keys(text) + "e\u{301}👩‍👩‍👧" + .backspace * 2 + "!" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == text + "!\n")
    try expectPlain(session)
  }

  @Test("several lines end with a full stop, two stand for one, as in mail(1)")
  func severalLines() throws {
    let session = try prompt(["--plain", "--multiline", "Text", "--min", "3"])
    try session.send("a" + .enter + "." + .enter)
    try session.waitFor("Enter at least 3 characters; there is 1.")
    try session.send("b" + .enter + ".." + .enter + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "a\nb\n.\n")
    try expectPlain(session)
  }

  @Test("a line of full stops loses one, so that each can be entered")
  func fullStops() throws {
    let session = try prompt(["--plain", "--multiline", "--json", "Text"])
    try session.send(".." + .enter + "..." + .enter + "..a" + .enter + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","value":".\n..\n..a"}"# + "\n")
    try expectPlain(session)
  }

  @Test("Ctrl-W takes back a word, and Backspace at the beginning of a line takes up the one above")
  func takingBack() throws {
    let session = try prompt(["--plain", "--multiline", "--json", "--initial", "one two\nthree", "Text"])
    try session.waitFor("> three\r\n> ")
    try session.send(.backspace)
    try session.waitFor("\r\n> three")
    try session.send(.control("w") + .backspace)
    try session.waitFor("\r\n> one two")
    try session.send(.control("w") + "2" + .enter + .enter + .backspace + "3" + .enter + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","value":"one 2\n3"}"# + "\n")
    try expectPlain(session)
  }

  @Test("a line of full stops that is taken up is as it was typed, so that Enter changes nothing")
  func fullStopsTakenUp() throws {
    let session = try prompt(["--plain", "--multiline", "--json", "--initial", "x\n.", "Text"])
    try session.send(.backspace + .enter + ".." + .enter + .backspace + .enter + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","value":"x\n.\n."}"# + "\n")
  }

  @Test("what a joiner joins is said and taken back whole")
  func joined() throws {
    let screen = try TmuxScreen([AskBinary.path, "--plain", "Text"])
    try screen.waitFor(">")
    try screen.send("a👨‍👩‍👧")
    try screen.waitFor("> a👨‍👩‍👧")
    #expect(try !screen.lines.joined().contains("<U+200D>"))
    try screen.send(.backspace + "ok")
    try screen.wait(for: "the line without it") { $0.last == "> aok" }
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines.last == "aok")
  }

  @Test("a line of a paste is itself, whatever it is; the one that is typed behind it ends the text")
  func pastedLines() throws {
    let session = try prompt(["--plain", "--multiline", "Text"])
    try session.send(.paste("one\n.\ntwo\n..\n"))
    try session.send("." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\n.\ntwo\n..\n")
    try expectPlain(session)
  }

  @Test(
    "Esc Enter sends several lines, pressed together or one after the other",
    arguments: [("two", "one\ntwo\n"), ("", "one\n"), (".", "one\n"), ("..", "one\n.\n")], [true, false])
  func escapeThenEnter(line: (typed: String, answer: String), together: Bool) throws {
    let session = try prompt(["--plain", "--multiline", "Text"])
    try session.send("one" + .enter + Keys(line.typed))
    if together {
      try session.send(.altEnter)
    } else {
      try session.send(.escape)
      try session.waitFor("Press ^D to cancel.")
      try session.send(.enter)
    }
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == line.answer)
    try expectPlain(session)
  }

  @Test("Enter behind another key than Esc begins a line")
  func escapeThenLetter() throws {
    let session = try prompt(["--plain", "--multiline", "Text"])
    try session.send(.escape)
    try session.waitFor("Press ^D to cancel.")
    try session.send("one" + .enter + "two" + .enter + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\ntwo\n")
  }

  @Test("a secret is not shown, and told so")
  func secret() throws {
    let session = try prompt(["--plain", "--secret", "Password", "--min", "4"])
    try session.send("abc" + .enter)
    try session.waitFor("Enter at least 4 characters; there are 3.")
    try session.send("secret" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "secret\n")
    #expect(session.display.contains("What you type is not shown."))
    #expect(!session.display.contains("abc") && !session.display.contains("secret"))
  }

  @Test("a confirmation says what to type, an alert what to press")
  func others() throws {
    let confirmation = try prompt(["--plain", "--confirm", "Delete?", "--ok", "Delete", "--cancel", "Keep"])
    #expect(confirmation.display.contains("Enter y for Delete or n for Keep."))
    try confirmation.send("nope" + .enter + "n" + .enter)
    #expect(try confirmation.waitForEnd() == .exited(1))
    let alert = try prompt(["--plain", "--alert", "Done"], waitingFor: "Press Enter: OK.")
    try alert.send(.enter)
    #expect(try alert.waitForEnd() == .exited(0))
    try expectPlain(alert)
  }

  @Test("choices are listed, one a line, and a form is asked field by field")
  func form() throws {
    let session = try prompt([
      "--plain", "--title", "Order", "--field", "fruit", "--title", "Fruit", "--choice", "apple", "--choice", "pear",
      "--field", "count", "--title", "Count", "--type", "integer", "--min", "1", "--json",
    ])
    #expect(session.display.contains("apple\r\npear\r\n"))
    try session.send("APPLE" + .enter)
    try session.waitFor("Enter a whole number of at least 1.")
    try session.send("03" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","values":{"fruit":"apple","count":3}}"# + "\n")
    try expectPlain(session)
  }

  @Test("endings are the same as on the screen")
  func endings() throws {
    let cancelled = try prompt(["--plain", "Text"])
    try cancelled.send(.control("d"))
    #expect(try cancelled.waitForEnd() == .exited(3))
    let interrupted = try prompt(["--plain", "Text"])
    try interrupted.send("abc" + .control("c"))
    #expect(try interrupted.waitForEnd() == .signalled(SIGINT))
    try expectPlain(interrupted)
    let attempts = try prompt(["--plain", "Text", "--min", "2", "--attempts", "2"])
    try attempts.send(.enter + .enter)
    #expect(try attempts.waitForEnd() == .exited(5))
    let time = try prompt(["--plain", "Text", "--timeout", "1"])
    #expect(time.display.contains("You have 1 second."))
    #expect(try time.waitForEnd() == .exited(124))
    try expectPlain(time)
  }
}
