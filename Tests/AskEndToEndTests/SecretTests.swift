import Foundation
import TestSupport
import Testing

/// Secrets: what is seen of them, and what comes out.
@Suite("A secret")
struct SecretTests {
  // MARK: The mask

  @Test("a mask of one's own is shown for each character, and in the line that stays", arguments: ["•", "x", "日", "🔑"])
  func mask(mask: String) throws {
    let screen = try Ask.screen(["Token", "--secret", "--mask", mask])
    try screen.waitFor(Ask.statusKey)
    try screen.send("ae\u{301}👨‍👩‍👧")
    try screen.waitFor("> " + String(repeating: mask, count: 3))
    try screen.send(.backspace + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines.first == "Token: " + String(repeating: mask, count: 8))
  }

  @Test("with an empty mask nothing tells how much was typed: no key, no count, no reason")
  func emptyMask() throws {
    let session = try Ask.prompt(["Token", "--secret", "--mask", "", "--min", "4", "--max", "6"])
    session.settle()
    let shown = session.display.bytes.count
    for keys: Keys in ["abc", "d", "efg", .backspace, .left, "x", .control("a"), .paste("hijklmnop")] {
      try session.send(keys)
      session.settle()
      #expect(session.display.bytes.count == shown, "\(keys.bytes.shown) shows nothing")
    }
    try session.send(.enter)
    try session.waitFor("! Enter at most 6 characters.")
    try session.send(.control("e") + .control("u") + "abc" + .enter)
    // The painter writes what differs.
    try session.waitFor("least 4 characters.")
    try session.send("d" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abcd\n")
    #expect(session.display.text.contains("Token: ********"))
    #expect(!session.display.text.contains("there"))
    try Ask.expectRestored(session)
  }

  @Test("nor does an error about a source tell it, or a reason in JSON")
  func emptyMaskWithoutPerson() throws {
    let environment = ChildEnvironment.path.with(["TOKEN": "abc"])
    let arguments = ["Token", "--secret", "--mask", "", "--min", "4", "--env", "TOKEN", "--json"]
    let result = try Ask.run(arguments, environment: environment)
    #expect(result.status == 5)
    #expect(result.outputText == #"{"status":"invalid","rule":"min","reason":"Enter at least 4 characters."}"# + "\n")
    #expect(
      result.errorText == "ask: question 'Token': the answer in TOKEN is not valid: Enter at least 4 characters.\n")
  }

  @Test("with an empty mask a check runs at Enter alone, and the cursor stays")
  func emptyMaskOnScreen() throws {
    let screen = try Ask.screen(["Token", "--secret", "--mask", "", "--type", "file", "--verify"])
    let empty = ["Token", ">", "Enter OK   ^D Cancel"]
    try screen.wait(for: "the question") { $0 == empty }
    try screen.send("/nowhere" + .enter)
    try screen.waitFor("! Enter the path of a file; there is nothing at this one.")
    #expect(try screen.cursor == (2, 1))
    try screen.send(.control("u") + "/dev/null" + .enter)
    let again = ["Token (again)", ">", "Enter OK   Shift-Tab Back   ^D Cancel   Enter it again."]
    try screen.wait(for: "the second time") { $0 == again }
    try screen.send("/dev/nul" + .enter)
    try screen.waitFor("! The two entries differ")
    #expect(try screen.cursor == (2, 1))
  }

  // MARK: Twice

  @Test("entered twice: the second time is told apart, and both must agree")
  func verify() throws {
    let screen = try Ask.screen(["Password", "--secret", "--verify", "--min", "4"])
    try screen.waitFor(Ask.statusKey)
    try screen.send("abc" + .enter)
    try screen.waitFor("! Enter at least 4 characters; there are 3.")
    try screen.send("d" + .enter)
    try screen.wait(for: "the second time") {
      $0 == ["Password (again)", ">", "Enter OK   Shift-Tab Back   ^D Cancel   Enter it again."]
    }
    try screen.send("abcx" + .enter)
    try screen.wait(for: "the first time") {
      $0 == ["Password", ">", "Enter OK   ^D Cancel   ! The two entries differ; enter it anew."]
    }
    try screen.send("abcd" + .enter)
    try screen.waitFor("(again)")
    try screen.send("abcd")
    try screen.wait(for: "it agrees") { $0.last == "Enter OK   Shift-Tab Back   ^D Cancel" }
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Password: ********", "abcd"])
  }

  @Test("what was entered first cannot be brought back into the second entry", arguments: [["--secret"], []])
  func noYank(kind: [String]) throws {
    let session = try Ask.prompt(kind + ["Password", "--verify", "--attempts", "1"])
    // Killed and yanked, so that it is what was killed last.
    try session.send("hunter22" + .control("a") + .control("k") + .control("y") + .enter)
    try session.waitFor("(again)")
    try session.send(.control("y") + .control("_") + .control("x") + .control("u") + .shiftTab)
    try session.waitFor(kind.isEmpty ? "hunter22" : "********")
    try session.send(.enter)
    try session.waitFor("(again)")
    try session.send(.control("y") + .control("_") + .enter)
    #expect(try session.waitForEnd() == .exited(5))
    #expect(session.output.text == "")
    #expect(session.errors.text == "ask: no valid answer in 1 attempt: The two entries differ; enter it anew.\n")
    try Ask.expectRestored(session)
  }

  @Test("after two entries that differ, neither can be brought back")
  func noYankAfterMismatch() throws {
    let session = try Ask.prompt(["Password", "--secret", "--verify"])
    try session.send("first" + .enter)
    try session.waitFor("(again)")
    try session.send("second" + .control("u") + .control("y") + .enter)
    try session.waitFor("differ")
    try session.send(.control("y") + .control("_") + "x" + .enter)
    try session.waitFor("(again)")
    try session.send("x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "x\n")
  }

  @Test("what was entered or deleted before takes no room: a long secret can be entered twice, and again")
  func longTwice() throws {
    let (long, other) = (String(repeating: "0123456789", count: 4_000), String(repeating: "9876543210", count: 4_000))
    let session = try Ask.prompt(["Token", "--secret", "--verify"])
    for _ in 0..<2 {
      try session.send(.paste(long) + .control("u") + .paste(long) + .enter)
      try session.waitFor("(again)")
      try session.send(.paste(other) + .enter)
      try session.waitFor("differ")
    }
    try session.send(.paste(long) + .enter)
    try session.waitFor("(again)")
    try session.send(.paste(other) + .control("u") + .paste(long) + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == long + "\n")
  }

  @Test("where room is made, the text stays as it is, the cursor too, and what was deleted is gone")
  func makingRoom() throws {
    let (kept, deleted) = ("<é日👨‍👩‍👧>", String(repeating: "0123456789", count: 7_000))
    let session = try Ask.prompt(["Token", "--secret"])
    try session.send(Keys(kept) + .control("a") + .control("k") + .control("y") + .control("y") + .left)
    for _ in 0..<2 { try session.send(.paste(deleted) + .control("_")) }
    try session.send("!" + .control("y") + .control("_") * 5 + "?" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == kept + kept.dropLast() + "?>\n")
  }

  @Test("a paste that there is no room for is left out as a whole, and said so", arguments: [["--mask", ""], []])
  func pasteWithoutRoom(mask: [String]) throws {
    let session = try Ask.prompt(["Token", "--secret"] + mask)
    try session.send("ab" + .control("a") + .control("k") + .control("y") + .left)
    try session.send(.paste(String(repeating: "0", count: 131_070)))
    try session.waitFor("What was pasted is too long and was left out.")
    // Nothing is forgotten for nothing.
    try session.send("x" + .control("y") + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "axabb\n")
  }

  @Test("in plain lines too: what was deleted or entered before takes no room, and nothing is cut off")
  func longPlain() throws {
    let long = String(repeating: "0123456789", count: 4_000)
    let session = try TerminalSession(
      [AskBinary.path, "Token", "--secret", "--verify", "--plain"], standardOutput: .pipe)
    try session.waitFor("> ")
    try session.send(Keys(long + "x" + long + "x" + long + "x" + long) + .enter)
    try session.waitFor("What was pasted is too long and was left out.")
    try session.waitFor("> ")
    try session.send(Keys(long) + .control("u") + Keys(long) + .control("u") + Keys(long) + .enter)
    try session.waitFor("(again)\r\n> ")
    try session.send(Keys(long) + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == long + "\n")
  }

  @Test("random keys give the same text twice, and the same as in a line", arguments: 0..<8 as Range<UInt64>)
  func randomKeys(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let edits: [Keys] = [
      .backspace, .delete, .left, .right, .home, .end, .control("k"), .control("u"), .control("y"), .control("t"),
      .control("_"), .paste("pé\u{301} 日"),
    ]
    let texts = ["a", "B", "7", " ", "é", "e\u{301}", "日", "👨‍👩‍👧", "한"].map { Keys($0) }
    var keys: Keys = ""
    for _ in 0..<200 {
      keys = keys + (Bool.random(using: &random) ? texts : edits).randomElement(using: &random)!
    }
    let line = try Ask.prompt(["Text"])
    try line.send(keys + "." + .enter)
    #expect(try line.waitForEnd() == .exited(0))
    let secret = try Ask.prompt(["Text", "--secret", "--verify"])
    try secret.send(keys + "." + .enter)
    try secret.waitFor("(again)")
    try secret.send(keys + "." + .enter)
    #expect(try secret.waitForEnd() == .exited(0), "seed \(seed)")
    #expect(secret.output.text == line.output.text, "seed \(seed)")
  }

  @Test(
    "between the two entries the terminal's modes are left alone: never an echo",
    .enabled(if: TerminalOutputTests.canTrace, "strace may be forbidden"))
  func noEchoBetween() throws {
    let folder = try TemporaryFolder()
    let changes = try [[], ["--verify"]].map { arguments in
      let session = try TerminalSession(
        ["strace", "-o", folder.path("trace"), "-e", "trace=ioctl", AskBinary.path, "Password", "--secret"] + arguments,
        standardOutput: .pipe)
      try session.waitFor(Ask.statusKey)
      try session.send("abc" + .enter)
      if !arguments.isEmpty {
        try session.waitFor("(again)")
        try session.send("abc" + .enter)
      }
      #expect(try session.waitForEnd() == .exited(0))
      let trace = String(decoding: try folder.read("trace"), as: UTF8.self)
      return trace.split(separator: "\n").count { $0.contains("TCSETS") }
    }
    #expect(changes[0] > 0 && changes[0] == changes[1])
  }

  @Test("the same means the same scalars")
  func sameScalars() throws {
    for kind in [["--secret"], []] {
      let session = try Ask.prompt(kind + ["Name", "--verify"])
      try session.send("é" + .enter)
      try session.waitFor("(again)")
      try session.send("e\u{301}" + .enter)
      try session.waitFor("The two entries differ")
      try session.send(.control("d"))
      #expect(try session.waitForEnd() == .exited(3))
    }
  }

  @Test("a check judges the first entry, once")
  func checkedOnce() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(
      [
        "Password", "--secret", "--verify", "--check",
        "cat >>'\(folder.path("seen"))'; echo >>'\(folder.path("seen"))'",
      ])
    try session.send("abcd" + .enter)
    try session.waitFor("(again)")
    #expect(try folder.read("seen") == Array("abcd\n".utf8))
    try session.send("abxx" + .enter)
    try session.waitFor("differ")
    try session.send("abcd" + .enter)
    try session.waitFor("(again)")
    try session.send("abcd" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    // Nothing is remembered of what was wiped.
    #expect(try folder.read("seen") == Array("abcd\nabcd\n".utf8))
  }

  @Test("nothing but what a person enters is asked for twice")
  func notTwice() throws {
    let environment = ChildEnvironment.path.with(["TOKEN": "abcd"])
    #expect(
      try Ask.run(["T", "--secret", "--verify", "--env", "TOKEN"], environment: environment).outputText == "abcd\n")
    #expect(try Ask.run(["T", "--secret", "--verify", "--stdin"], input: "abcd\n").outputText == "abcd\n")
    #expect(try Ask.run(["T", "--verify", "--default", "x", "--no-input"]).outputText == "x\n")
    for plain in [[], ["--plain"]] {
      let session = try TerminalSession(
        [AskBinary.path, "Branch", "--verify", "--default", "main"] + plain, standardOutput: .pipe)
      try session.waitFor("> ")
      try session.send(.enter)
      #expect(try session.waitForEnd() == .exited(0))
      #expect(session.output.text == "main\n")
    }
  }

  @Test("in a form: Shift-Tab goes back to the first entry, and whoever comes back need not enter it a third time")
  func verifyInForm() throws {
    let session = try Ask.prompt([
      "--field", "user", "--field", "password", "--secret", "--verify", "--field", "note", "--json",
    ])
    try session.send("ann" + .enter)
    try session.waitFor("Shift-Tab")
    try session.send("abcd" + .enter)
    try session.waitFor("(again)")
    try session.send("ab" + .shiftTab)
    try session.waitFor("****")
    try session.send("e" + .enter)
    try session.waitFor("(again)")
    try session.send("abcde" + .enter)
    try session.waitFor("note")
    try session.send(.shiftTab)
    try session.waitFor("*****")
    try session.send(.enter)
    try session.waitFor("note")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(
      session.output.text
        == #"{"status":"answered","values":{"user":"ann","password":"abcde","note":""}}"# + "\n")
  }

  @Test("entered twice in plain lines")
  func verifyPlain() throws {
    let session = try TerminalSession(
      [AskBinary.path, "Password", "--secret", "--verify", "--plain", "--attempts", "2", "--min", "3"],
      standardOutput: .pipe)
    try session.waitFor("You are asked for it twice.\r\n> ")
    try session.send("abcd" + .enter)
    try session.waitFor("Password (again)\r\n> ")
    try session.send("abce" + .enter)
    try session.waitFor("The two entries differ; enter it anew.\r\nPassword\r\n> ")
    try session.send("abcd" + .enter)
    try session.waitFor("Password (again)\r\n> ")
    try session.send("abcd" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abcd\n")
    #expect(!session.display.contains("abc"))
    let form = try TerminalSession(
      [AskBinary.path, "--plain", "--field", "a", "--verify", "--field", "b", "--attempts", "1"], standardOutput: .pipe)
    try form.waitFor("> ")
    try form.send("x" + .enter)
    try form.waitFor("a (again)\r\n> ")
    try form.send("x" + .enter)
    try form.waitFor("b\r\n> ")
    try form.send("y" + .enter)
    #expect(try form.waitForEnd() == .exited(0))
    #expect(form.output.text == "x\ny\n")
  }

  // MARK: What comes out

  /// Without line breaks, which no secret can hold.
  static let nasty = [
    "'", "''", "\"", "it's \"so\"", "$(id)`id`$HOME${x}", "\\", "\\\\'\\''", "a\\nb\\", "-n", "--help",
    " lead and trail ",
    "tab\there", "*?[a-z]~", "!!;&|<>#", "%s%%d", "日本é\u{301}👨‍👩‍👧", "\u{A0}", "",
  ]

  @Test("eval gives back the exact secret, whatever it holds", arguments: ["dash", "bash", "zsh", "ksh"])
  func eval(shell: String) throws {
    for secret in Self.nasty {
      let result = try Program.run(
        [shell, "-c", "set -eu; eval \"$(\"$ASK\" S --secret --env S --format shell --name v)\"; printf '%s' \"$v\""],
        environment: Ask.environment.with(["S": secret]))
      #expect(result.outputText == secret)
      #expect(result.errorText == "")
    }
  }

  @Test("JSON and NUL give back the exact secret, whatever it holds")
  func otherFormats() throws {
    for secret in Self.nasty {
      let environment = ChildEnvironment.path.with(["S": secret])
      let object = try Ask.run(["S", "--secret", "--env", "S", "--json"], environment: environment).output
      #expect(try Program.run(["jq", "-j", ".value"], input: object).outputText == secret)
      let nul = try Ask.run(["S", "--secret", "--env", "S", "--format", "nul"], environment: environment)
      #expect(nul.outputText == secret + "\0")
      let plain = try Ask.run(["S", "--secret", "--env", "S"], environment: environment)
      #expect(plain.outputText == secret + "\n")
    }
  }

  @Test("a secret that is a number is one in JSON, in its canonical form; one that is left out is null")
  func number() throws {
    for (type, secret, value) in [
      ("integer", "００42", "42"), ("number", "+.50", "0.50"), ("integer", "", "null"), ("text", "0042", "\"0042\""),
    ] {
      let arguments = ["PIN", "--secret", "--type", type, "--json", "--optional", "--env", "S"]
      let result = try Ask.run(arguments, environment: ChildEnvironment.path.with(["S": secret]))
      #expect(result.outputText == "{\"status\":\"answered\",\"value\":\(value)}\n")
    }
    let session = try Ask.prompt(["--field", "user", "--field", "pin", "--secret", "--type", "integer", "--json"])
    try session.send("ann" + .enter)
    try session.waitFor("Shift-Tab")
    try session.send("1234" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","values":{"user":"ann","pin":1234}}"# + "\n")
  }

  // MARK: The process

  @Test(
    "while it asks for a secret, others of the same user cannot look into the process; its checks are as any other",
    .enabled(if: getuid() == 0, "only root can become somebody else"),
    arguments: [["--secret"], ["--secret", "--plain"], ["--field", "name", "--field", "password", "--secret"], []])
  func notDumpable(arguments: [String]) throws {
    let check = ["--check", "cat >/dev/null; test \"$(stat -c %u /proc/$$/stat)\" = 65534 || echo dumpable"]
    // `--init-groups` and its kin would look users up.
    let session = try TerminalSession(
      ["setpriv", "--reuid=65534", "--clear-groups", AskBinary.path] + arguments + check, standardOutput: .pipe)
    try session.waitFor("> ")
    let owner = try FileManager.default.attributesOfItem(atPath: "/proc/\(session.process.id)/mem")[.ownerAccountID]
    #expect(owner as? Int == (arguments.isEmpty ? 65534 : 0))
    if arguments.contains("--field") {
      try session.send("x" + .enter)
      try session.waitFor("password")
    }
    try session.send("abcd" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text.hasSuffix("abcd\n"))
  }

  @Test(
    "two questions that cannot be looked into still take turns",
    .enabled(if: getuid() == 0, "only root can become somebody else"))
  func takesTurns() throws {
    let session = try TerminalSession(
      [
        "setpriv", "--reuid=65534", "--clear-groups", "sh", "-c",
        "\"$ASK\" One --secret | { read -r one; echo \"$one $(\"$ASK\" Two --secret)\"; }",
      ], environment: Ask.environment, standardOutput: .pipe)
    try session.waitFor("One")
    try session.waitFor(Ask.statusKey)
    try session.send("1" + .enter)
    try session.waitFor("Two")
    try session.waitFor(Ask.statusKey)
    try session.send("2" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "1 2\n")
  }
}
