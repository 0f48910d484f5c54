import Foundation
import TestSupport
import Testing

@Suite("A confirmation")
struct ConfirmationTests {
  private static let confirm = ["--confirm", "--title", "Delete 3 files?", "--ok", "Delete", "--cancel", "Keep"]

  private static let wordsTyped: [(String, Int32, String)] = [
    ("y", Int32(0), "Delete"), ("Yes", 0, "Delete"), ("del", 0, "Delete"), ("はい", 0, "Delete"), ("ｙ", 0, "Delete"),
    ("n", 1, "Keep"), ("NO", 1, "Keep"), ("keep", 1, "Keep"), ("아니오", 1, "Keep"), ("ｎ", 1, "Keep"),
  ]

  @Test(
    "a word and Enter; the line that stays has the label",
    arguments: wordsTyped)
  func words(word: String, status: Int32, label: String) throws {
    let session = try Ask.prompt(Self.confirm)
    try session.send(Keys(word) + .enter)
    #expect(try session.waitForEnd() == .exited(status))
    #expect(session.display.contains("Delete 3 files? \(label)"))
    #expect(session.output.text == "")
    #expect(session.errors.text == "")
    try Ask.expectRestored(session)
  }

  @Test("what to type is seen; Enter alone is refused without a default, and anything else, with what would do")
  func refused() throws {
    let screen = try Ask.screen(Self.confirm)
    #expect(try screen.waitFor(Ask.statusKey) == ["Delete 3 files?", ">", "y Delete   n Keep   ^D Cancel"])
    try screen.send(.enter)
    #expect(try screen.waitFor("!").last == "y Delete   n Keep   ^D Cancel   ! Enter y for Delete or n for Keep.")
    try screen.send("sure" + .enter)
    try screen.wait(for: "the refused word") { $0[1] == "> sure" && $0.last?.contains("!") == true }
    try screen.send(.control("u") + "k" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Delete 3 files? Keep"])
  }

  @Test("the default is told by word, and Enter takes it", arguments: [("yes", Int32(0), "Delete"), ("no", 1, "Keep")])
  func defaults(text: String, status: Int32, label: String) throws {
    let session = try Ask.prompt(Self.confirm + ["--default", text])
    #expect(session.display.contains("Enter takes \(label)"))
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(status))
    #expect(session.display.contains("Delete 3 files? \(label)"))
  }

  @Test("its default is told without colour too")
  func withoutColour() throws {
    let session = try Ask.prompt(
      Self.confirm + ["--default", "no"], environment: ChildEnvironment.terminal.with(["NO_COLOR": "1"]))
    #expect(session.display.contains("y Delete   n Keep   Enter takes Keep   ^D"))
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
  }

  @Test("an Enter that was typed ahead decides nothing")
  func typedAhead() throws {
    let session = try Ask.shell(
      "stty -echo; echo ready >/dev/tty; read -r line; exec \"$ASK\" --confirm Go --default yes")
    try session.waitFor("ready")
    try session.send("go" + .enter + .enter)
    try session.waitFor(Ask.statusKey)
    session.settle()
    #expect(session.process.ending == nil)
    try session.send("n" + .enter)
    #expect(try session.waitForEnd() == .exited(1))
  }

  @Test("refused often enough, it ends")
  func attempts() throws {
    let session = try Ask.prompt(Self.confirm + ["--attempts", "2", "--json"])
    try session.send(.enter + "x" + .enter)
    #expect(try session.waitForEnd() == .exited(5))
    #expect(
      session.output.text
        == #"{"status":"invalid","rule":"confirm","reason":"Enter y for Delete or n for Keep."}"# + "\n")
  }

  private static let formatsAndKeys: [([String], Keys, Int32, String)] = [
    (["--json"], Keys("y") + .enter, Int32(0), #"{"status":"answered","value":true}"# + "\n"),
    (["--json", "--name", "go"], "n" + .enter, 1, #"{"status":"answered","name":"go","value":false}"# + "\n"),
    (["--format", "shell", "--name", "go"], "y" + .enter, 0, "go='yes'\n"),
    (["--format", "shell", "--name", "go"], "n" + .enter, 1, "go='no'; (exit 1)\n"),
    (["--format", "shell", "--name", "go"], .control("d"), 3, "(exit 3)\n"),
    (["--format", "nul"], "y" + .enter, 0, ""), (["--json"], .control("d"), 3, #"{"status":"cancelled"}"# + "\n"),
  ]

  @Test(
    "each format",
    arguments: formatsAndKeys)
  func formats(arguments: [String], keys: Keys, status: Int32, output: String) throws {
    let session = try Ask.prompt(Self.confirm + arguments)
    try session.send(keys)
    #expect(try session.waitForEnd() == .exited(status))
    #expect(session.output.text == output)
  }

  struct Source: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var input: String?
    var variables: [String: String] = [:]
    let status: Int32
    var testDescription: String { name }
  }

  private static let sourceTable: [Source] = [
    Source(name: "yes on standard input", arguments: ["--stdin"], input: "yes\n", status: 0),
    Source(name: "true on standard input", arguments: ["--stdin"], input: "true\n", status: 0),
    Source(name: "1 on standard input", arguments: ["--stdin"], input: "1", status: 0),
    Source(name: "FALSE on standard input", arguments: ["--stdin"], input: "FALSE\n", status: 1),
    Source(name: "0 on standard input", arguments: ["--stdin"], input: "0\n", status: 1),
    Source(name: "a label on standard input", arguments: ["--stdin"], input: "Keep\n", status: 1),
    Source(name: "anything else", arguments: ["--stdin"], input: "maybe\n", status: 5),
    Source(name: "an empty line without a default", arguments: ["--stdin"], input: "\n", status: 5),
    Source(name: "an empty line is the default", arguments: ["--stdin", "-d", "yes"], input: "\n", status: 0),
    Source(name: "a variable", arguments: ["--env", "GO"], variables: ["GO": "on"], status: 5),
    Source(name: "a variable that says y", arguments: ["--env", "GO"], variables: ["GO": "y"], status: 0),
    Source(name: "nobody", status: 4),
    Source(name: "nobody, default no", arguments: ["-d", "no"], status: 1),
    Source(name: "nobody, default yes", arguments: ["-d", "yes"], status: 4),
    Source(name: "no input, default yes", arguments: ["-d", "yes", "--no-input"], status: 0),
    Source(name: "ASK_NO_INPUT, default yes", arguments: ["-d", "yes"], variables: ["ASK_NO_INPUT": "1"], status: 0),
    Source(name: "CI, default yes", arguments: ["-d", "yes"], variables: ["CI": "true"], status: 4),
    Source(name: "CI, default no", arguments: ["-d", "no"], variables: ["CI": "true"], status: 1),
  ]

  @Test(
    "every source",
    arguments: sourceTable)
  func sources(_ source: Source) throws {
    let result = try Ask.run(
      Self.confirm + source.arguments, input: source.input, environment: ChildEnvironment.path.with(source.variables))
    #expect(result.status == source.status)
    #expect(result.outputText == "")
    #expect(result.errorText.isEmpty == (source.status < 2))
  }

  @Test("at the end of the time, the default", arguments: [("yes", Int32(0)), ("no", 1)])
  func timedOut(text: String, status: Int32) throws {
    let session = try Ask.prompt(Self.confirm + ["--timeout", "1", "--default", text])
    #expect(try session.waitForEnd() == .exited(status))
  }

  @Test("on a small screen")
  func small() throws {
    let screen = try Ask.screen(Self.confirm + ["--default", "no"], columns: 20, rows: 6)
    #expect(
      try screen.waitFor("Cancel")
        == ["Delete 3 files?", ">", "y Delete   n Keep", "Enter takes Keep", "^D Cancel"])
  }
}
