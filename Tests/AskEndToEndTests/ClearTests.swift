import Foundation
import TestSupport
import Testing

/// `--clear`: nothing stays on the screen.
@Suite("Nothing is left on the screen")
struct ClearTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var keys: [Keys] = []
    let status: Int32
    var output = ""

    var testDescription: String { name }
  }

  static let stories = [
    Story(
      name: "a line", arguments: ["Name", "--message", "Two\nlines"], keys: ["docs", .enter], status: 0, output: "docs"),
    Story(name: "a secret", arguments: ["Token", "--secret"], keys: ["abcd", .enter], status: 0, output: "abcd"),
    Story(
      name: "several lines", arguments: ["Text", "--multiline"], keys: ["a", .enter, "b", .altEnter], status: 0,
      output: "a b"),
    Story(name: "yes", arguments: ["Sure?", "--confirm"], keys: ["y", .enter], status: 0),
    Story(name: "no", arguments: ["Sure?", "--confirm"], keys: ["n", .enter], status: 1),
    Story(name: "an alert", arguments: ["Done", "--alert", "--message", "All is well."], keys: [.enter], status: 0),
    Story(name: "cancelled", arguments: ["Name"], keys: ["x", .control("u"), .control("d")], status: 3),
    Story(
      name: "refused too often", arguments: ["Name", "--min", "5", "--attempts", "1"], keys: ["x", .enter], status: 5),
    Story(name: "timed out", arguments: ["Name", "--timeout", "1"], keys: ["x"], status: 124),
    Story(
      name: "timed out with a default", arguments: ["Name", "--timeout", "1", "--default", "main"], keys: ["x"],
      status: 0,
      output: "main"),
    Story(
      name: "a form", arguments: ["--title", "Sign in", "--field", "user", "--field", "password", "--secret"],
      keys: ["ann", .enter, "abcd", .enter], status: 0, output: "ann abcd"),
    Story(
      name: "a form, cancelled", arguments: ["--title", "Sign in", "--field", "user", "--field", "password"],
      keys: ["ann", .enter, .control("d")], status: 3),
  ]

  @Test("however it ends", arguments: stories)
  func endings(story: Story) throws {
    let folder = try TemporaryFolder()
    let screen = try TmuxScreen(
      [
        "sh", "-c", "printf 'before...'; \"$0\" --clear \"$@\" >'\(folder.path("out"))' 2>&1; echo \"status $?\"",
        AskBinary.path,
      ]
        + story.arguments)
    try screen.wait(for: "the question") { $0.count > 1 }
    for keys in story.keys {
      let (before, cursor) = (try screen.lines, try screen.cursor)
      try screen.send(keys)
      // What is typed ahead of a secret or a confirmation would be thrown away.
      try screen.wait(for: "\(keys.bytes.shown) was taken") { try $0 != before || screen.cursor != cursor }
    }
    try screen.waitFor("status")
    try screen.waitForEnd()
    #expect(try screen.lines == ["before...", "status \(story.status)"])
    let output = String(decoding: try folder.read("out"), as: UTF8.self)
    if story.status != 5 {
      #expect(output == story.output.replacing(" ", with: "\n") + (story.output.isEmpty ? "" : "\n"))
    }
  }

  @Test("Ctrl-C, Ctrl-Z and a signal leave nothing either")
  func signals() throws {
    let screen = try TmuxScreen(
      ["bash", "--norc", "-i"], environment: Ask.environment.with(["PS1": "$ "]).without("TERM"))
    try screen.wait(for: "the shell") { $0 == ["$"] }
    try screen.send("clear; \"$ASK\" Name --clear" + .enter)
    try screen.waitFor(Ask.statusKey)
    try screen.send("abc" + .control("z"))
    try screen.waitFor("Stopped")
    #expect(try !screen.lines.contains { $0.contains(Ask.statusKey) || $0.hasPrefix("> ") })
    try screen.send("clear; fg" + .enter)
    try screen.waitFor("> abc")
    try screen.send(.control("c"))
    try screen.wait(for: "the shell's prompt") { $0.last == "$" }
    #expect(try !screen.lines.contains { $0.contains(Ask.statusKey) || $0.hasPrefix("> ") })
  }

  @Test("plain lines cannot be taken back, and say nothing more")
  func plain() throws {
    for (keys, status) in [(Keys("docs") + .enter, 0), (.control("d"), 3)] as [(Keys, Int32)] {
      let session = try TerminalSession([AskBinary.path, "Name", "--plain", "--clear"], standardOutput: .pipe)
      try session.waitFor("> ")
      try session.send(keys)
      #expect(try session.waitForEnd() == .exited(status))
      #expect(session.display.text == (status == 0 ? "Name\r\n> docs\r\n" : "Name\r\n> \r\n"))
    }
  }
}
