import Foundation
import TestSupport
import Testing

/// What root finds of a secret in the memory of a prompt that waits.
@Suite("The memory of a prompt", .enabled(if: getuid() == 0, "only root may read another process's memory"))
struct SecretMemoryTests {
  private typealias Copies = ProcessMemory.Copies

  private static let secret = "Zq7#Kx!w9~Qpö-日本-👨‍👩‍👧!"

  /// Types, waits until the screen shows it, and looks for texts.
  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    let keys: Keys
    /// On the screen once all keys have been taken.
    var shown = "> " + String(repeating: "*", count: SecretMemoryTests.secret.count)
    /// How often each text is in the vault, as UTF-32; no part of it is anywhere else.
    var found = [SecretMemoryTests.secret: 1]

    var testDescription: String { name }
  }

  static let stories = [
    Story(name: "typed", keys: Keys(secret)),
    Story(name: "pasted", keys: .paste(secret)),
    Story(
      name: "edited",
      keys: "Vw5%jM!xR2" + .backspace * 3 + .control("a") + .control("k") + .control("y") + .control("_")
        + .control("y")
        + "^Tz8k-日本" + .control("t"),
      shown: "> " + String(repeating: "*", count: 15),
      found: ["Vw5%jM!xR2": 1, "^Tz8k-日本": 1, "Vw5%jM!^Tz8k": 0, "^Tz8k-本日": 0]),
    Story(name: "killed", keys: Keys(secret) + .control("u"), shown: "> \n"),
    Story(name: "too short", arguments: ["--min", "40"], keys: Keys(secret) + .enter, shown: "! Enter at least 40"),
    Story(
      name: "refused by a pattern", arguments: ["--pattern", "[0-9]+", "--reject", "(.+)Qp"],
      keys: Keys(secret) + .enter,
      shown: "! The answer must match"),
    Story(
      name: "refused by a check", arguments: ["--check", "cat >/dev/null; echo Not this one.; exit 1"],
      keys: Keys(secret) + .enter, shown: "! Not this one."),
    Story(
      name: "told by a check", arguments: ["--check", "printf 'The password '; cat; echo ' is weak.'; exit 1"],
      keys: Keys(secret) + .enter, shown: "! A check does not accept"),
    Story(
      name: "refused by a check while typing",
      arguments: ["--check", "cat >/dev/null; echo Not this one.; exit 1", "--check-live"], keys: Keys(secret),
      shown: "Not this one."),
    Story(
      name: "a number in another form", arguments: ["--type", "integer", "--max", "5"],
      keys: " ００8306417295562093" + .enter, shown: "! Enter a whole number of at most",
      found: ["8306417295562093": 1, "008306417295562093": 0]),
    Story(
      name: "a UUID in another form", arguments: ["--type", "uuid", "--reject", "0"],
      keys: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6" + .enter, shown: "! The answer must not",
      found: ["F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6": 1, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6": 0, "f81d4fae": 0]),
    Story(name: "to be entered again", arguments: ["--verify"], keys: Keys(secret) + .enter, shown: "(again)\n> \n"),
    Story(
      name: "entered again", arguments: ["--verify"], keys: Keys(secret) + .enter + Keys(secret),
      shown: "(again)\n> " + String(repeating: "*", count: secret.count), found: [secret: 2]),
    Story(
      name: "entered differently", arguments: ["--verify"], keys: Keys(secret) + .enter + Keys(secret) + "x" + .enter,
      shown: "! The two entries differ", found: [secret: 0]),
    Story(
      name: "in plain lines", arguments: ["--plain"], keys: Keys(secret) + .escape, shown: "Press ^D to cancel.\n"),
    Story(
      name: "pasted in plain lines", arguments: ["--plain"], keys: .paste(secret) + .escape,
      shown: "Press ^D to cancel.\n"),
    Story(
      name: "refused in plain lines", arguments: ["--plain", "--min", "40"], keys: Keys(secret) + .enter + .escape,
      shown: "Enter at least 40"),
    Story(
      name: "entered again in plain lines", arguments: ["--plain", "--verify"],
      keys: Keys(secret) + .enter + Keys(secret) + .escape, shown: "Press ^D to cancel.\n",
      found: [secret: 2]),
    Story(
      name: "in a form", arguments: ["--field", "user"], keys: Keys(secret) + .enter, shown: "user\n"),
  ]

  @Test("a secret is in the vault, and nowhere else", arguments: stories)
  func nowhereElse(story: Story) throws {
    let field = story.arguments.first == "--field" ? ["--field", "password"] : []
    let screen = try Ask.screen(field + ["--title", "Password", "--secret"] + story.arguments)
    try screen.waitFor("Password")
    try screen.wait(for: "the prompt") { $0.contains { $0.hasPrefix(">") } }
    try screen.send(story.keys)
    try screen.wait(for: story.shown) { lines in
      (lines.map { $0 == ">" ? "> " : $0 }.joined(separator: "\n") + "\n").contains(story.shown)
    }
    let process = try #require(pid_t(try screen.display("#{pane_pid}")))
    let memory = try ProcessMemory(of: process)
    for (text, count) in story.found {
      #expect(memory.copies(of: text) == Copies(utf32: count), "\(text)")
      #expect(memory.remains(of: text) == [])
    }
    #expect(memory.copies(of: "Password").elsewhere > 0, "the memory was read")
  }

  @Test("what has come of a paste lies in locked memory", arguments: [[], ["--plain"]])
  func halfPaste(mode: [String]) throws {
    let session = try TerminalSession([AskBinary.path, "Password", "--secret"] + mode, standardOutput: .pipe)
    try session.waitFor("> ")
    try session.send("\u{1b}[200~" + Keys(Self.secret))
    try session.wait(for: "all of it was read") {
      try ProcessMemory(of: session.process.id).copies(of: Self.secret) == Copies(utf8: 1)
    }
    #expect(try ProcessMemory(of: session.process.id).remains(of: Self.secret) == [])
    try session.send("\u{1b}[201~" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == Self.secret + "\n")
  }

  @Test(
    "a secret from a source is kept in the vault alone until it is written",
    arguments: ["--env", "--stdin", "ASK_ANSWERS"])
  func fromSource(source: String) throws {
    let folder = try TemporaryFolder()
    var arguments: [String] = []
    var variables: [String: String] = [:]
    switch source {
    case "--env": (arguments, variables) = (["--env", "TOKEN"], ["TOKEN": Self.secret])
    case "--stdin": arguments = ["--stdin"]
    default: variables = ["ASK_ANSWERS": try folder.write("answers", "token=\(Self.secret)\n")]
    }
    let session = try TerminalSession(
      [AskBinary.path, "--field", "token", "--secret"] + arguments + ["--field", "name"],
      environment: ChildEnvironment.terminal.with(variables), standardInput: .pipe, standardOutput: .pipe)
    try session.write(Array((Self.secret + "\n").utf8))
    session.closeInput()
    try session.waitFor(Ask.statusKey)
    let memory = try ProcessMemory(of: session.process.id)
    #expect(memory.copies(of: Self.secret) == Copies(utf8: 1))
    #expect(memory.remains(of: Self.secret) == [])
    try session.send("x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == Self.secret + "\nx\n")
  }
}
