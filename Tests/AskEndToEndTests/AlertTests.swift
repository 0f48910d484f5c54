import Foundation
import TestSupport
import Testing

@Suite("An alert")
struct AlertTests {
  private static let alert = ["--alert", "--title", "Done", "--message", "All 3 files were copied."]

  @Test("it is shown, waits for Enter, and a line of it stays")
  func acknowledged() throws {
    let screen = try Ask.screen(Self.alert)
    #expect(try screen.waitFor(Ask.statusKey) == ["Done", "All 3 files were copied.", "Enter OK   ^D Cancel"])
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Done: OK"])
  }

  private static let keysAndEndings: [(Keys, Ending, String)] = [
    (Keys.enter, Ending.exited(0), "Done: Fine"), (.lineFeed, .exited(0), "Done: Fine"),
    (.altEnter, .exited(0), "Done: Fine"), (.control("d"), .exited(3), "Done: cancelled"),
    (.control("c"), .signalled(SIGINT), "Done: interrupted"),
    (.control("\\"), .signalled(SIGQUIT), "Done: interrupted"),
  ]

  @Test(
    "each key and its ending",
    arguments: keysAndEndings)
  func endings(keys: Keys, ending: Ending, left: String) throws {
    let session = try Ask.prompt(Self.alert + ["--ok", "Fine"])
    try session.send("x y" + .left + .f5 + .paste("text"))
    try session.send(keys)
    #expect(try session.waitForEnd() == ending)
    #expect(session.display.contains(left))
    #expect(session.output.text == "")
    #expect(session.errors.text == "")
    try Ask.expectRestored(session)
  }

  @Test("Enter that was typed ahead has read nothing")
  func typedAhead() throws {
    let session = try Ask.shell("stty -echo; echo ready >/dev/tty; read -r line; exec \"$ASK\" --alert Done")
    try session.waitFor("ready")
    try session.send("go" + .enter + .enter)
    try session.waitFor(Ask.statusKey)
    session.settle()
    #expect(session.process.ending == nil)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("Escape tells how to leave")
  func escape() throws {
    let session = try Ask.prompt(Self.alert)
    try session.send(.escape)
    try session.waitFor("Press ^D to cancel.")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
  }

  @Test("continued, it shows again what a small window had scrolled off")
  func continued() throws {
    let screen = try TmuxScreen(
      ["bash", "--norc", "-i"], environment: Ask.environment.with(["PS1": "$ "]).without("TERM"))
    try screen.wait(for: "the shell") { $0 == ["$"] }
    try screen.send("clear; \"$ASK\" --alert Title -m 'one two three four'" + .enter)
    try screen.waitFor(Ask.statusKey)
    try screen.resize(columns: 10, rows: 3)
    try screen.wait(for: "the small screen") { $0 == ["four", "Enter OK", "^D Cancel"] }
    try screen.resize(columns: 80, rows: 24)
    try screen.wait(for: "the keys in one row") { $0.last == "Enter OK   ^D Cancel" }
    try screen.send(.control("z"))
    try screen.waitFor("Stopped")
    try screen.send("clear; fg" + .enter)
    try screen.wait(for: "all of it") { $0.suffix(3) == ["Title", "one two three four", "Enter OK   ^D Cancel"] }
  }

  @Test("a message taller than the terminal is printed whole, and stays")
  func tall() throws {
    let lines = (1...30).map { "line \($0)" }
    let screen = try Ask.screen(
      ["--alert", "--title", "Licence", "--message", lines.joined(separator: "\n")], columns: 20, rows: 6)
    _ = try screen.waitFor(Ask.statusKey)
    #expect(try screen.history.prefix(31) == (["Licence"] + lines)[...])
    #expect(try screen.lines.count == 6)
    // 20 columns are one too few for the keys: the last column stays free.
    #expect(try screen.lines.suffix(3) == ["line 30", "Enter OK", "^D Cancel"])
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.history.filter { !$0.isEmpty } == ["Licence"] + lines + ["Licence: OK"])
  }

  @Test("a paragraph taller than the terminal wraps, and nothing of it is lost")
  func tallParagraph() throws {
    let words = (1...60).map { "word\($0)" }
    let screen = try Ask.screen(["--alert", "--message", words.joined(separator: " ")], columns: 20, rows: 6)
    _ = try screen.waitFor(Ask.statusKey)
    let text = try screen.history.joined(separator: " ")
    for word in words { #expect(text.contains(word)) }
  }

  @Test("after a resize the message is wrapped anew")
  func resize() throws {
    let screen = try Ask.screen(Self.alert)
    _ = try screen.waitFor(Ask.statusKey)
    try screen.resize(columns: 16, rows: 10)
    try screen.wait(for: "the narrow frame") {
      $0.suffix(4) == ["All 3 files", "were copied.", "Enter OK", "^D Cancel"]
    }
    try screen.resize(columns: 60, rows: 10)
    try screen.wait(for: "the wide frame") { $0.suffix(2) == ["All 3 files were copied.", "Enter OK   ^D Cancel"] }
  }

  @Test("what it says cannot drive the terminal")
  func sanitised() throws {
    let session = try Ask.prompt(["--alert", "--title", "a\u{1b}[2Jb", "--message", "c\u{7}d"])
    #expect(!session.display.contains("\u{1b}[2J"))
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
  }

  private static let formatsAndKeys: [([String], Keys, Int32, String)] = [
    (["--json"], Keys.enter, 0, #"{"status":"answered"}"# + "\n"),
    (["--json"], .control("d"), 3, #"{"status":"cancelled"}"# + "\n"),
    (["--format", "shell"], .enter, 0, ""), (["--format", "shell"], .control("d"), 3, "(exit 3)\n"),
  ]

  @Test(
    "as JSON and in shell format",
    arguments: formatsAndKeys)
  func formats(arguments: [String], keys: Keys, status: Int32, output: String) throws {
    let session = try Ask.prompt(Self.alert + arguments)
    try session.send(keys)
    #expect(try session.waitForEnd() == .exited(status))
    #expect(session.output.text == output)
  }

  private static let nobodyThere: [([String], [String: String], Int32)] = [
    ([], [:], 4), (["--no-input"], [:], 0), ([], ["ASK_NO_INPUT": "1"], 0), ([], ["CI": "true"], 0),
  ]

  @Test(
    "with nobody to show it to it goes to standard error",
    arguments: nobodyThere)
  func withoutTerminal(arguments: [String], variables: [String: String], status: Int32) throws {
    let result = try Ask.run(Self.alert + arguments, environment: ChildEnvironment.path.with(variables))
    #expect(result.status == status)
    #expect(result.outputText == "")
    #expect(result.errorText.hasPrefix("Done\nAll 3 files were copied.\n"))
    #expect(result.errorText.contains("ask: ") == (status == 4))
  }

  @Test("the time limit ends it")
  func timedOut() throws {
    let session = try Ask.prompt(Self.alert + ["--timeout", "1"])
    #expect(try session.waitForEnd() == .exited(124))
    #expect(session.display.contains("Done: timed out"))
    try Ask.expectRestored(session)
  }
}
