import Foundation
import TestSupport
import Testing

@Suite("A form")
struct FormTests {
  private static let signIn = [
    "--title", "Sign in", "--field", "user", "--title", "User", "--min", "1", "--field", "password", "--title",
    "Password", "--secret", "--min", "3", "--field", "remember", "--confirm", "--title", "Remember?",
  ]

  @Test("fields are asked one below the other; a finished one stays as its line; the last Enter sends")
  func screen() throws {
    let screen = try Ask.screen(Self.signIn)
    #expect(
      try screen.waitFor(Ask.statusKey)
        == ["Sign in", "User", ">", "Enter Next   ^D Cancel   Enter at least 1 character."])
    try screen.send("ann" + .enter)
    #expect(
      try screen.waitFor("Shift-Tab").dropLast() == ["Sign in", "User: ann", "Password", ">"])
    try screen.send("secret" + .enter)
    #expect(
      try screen.waitFor("Remember?")
        == [
          "Sign in", "User: ann", "Password: ********", "Remember?", ">",
          "y Yes   n No   Shift-Tab Back   ^D Cancel",
        ])
    try screen.send("y" + .enter)
    try screen.waitForEnd()
    let lines = try screen.lines
    #expect(lines.prefix(4) == ["Sign in", "User: ann", "Password: ********", "Remember? Yes"])
    #expect(lines.dropFirst(4) == ["ann", "secret", "yes"])
  }

  private static let formatsAndOutput: [([String], String)] = [
    ([], "it's\nsecret\nno\n"), (["--no-newline"], "it'ssecretno"),
    (["--json"], #"{"status":"answered","values":{"user":"it's","password":"secret","remember":false}}"# + "\n"),
    (["--format", "shell"], "user='it'\\''s'\npassword='secret'\nremember='no'\n"),
    (["--format", "nul"], "it's\0secret\0no\0"),
  ]

  @Test(
    "each format",
    arguments: formatsAndOutput)
  func formats(arguments: [String], output: String) throws {
    let session = try Ask.prompt(Self.signIn + arguments)
    try session.send("it's" + .enter)
    try session.waitFor("Shift-Tab")
    try session.send("secret" + .enter)
    try session.waitFor("n No")
    try session.send("n" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == output)
    #expect(session.errors.text == "")
    #expect(!session.display.contains("secret"))
    try Ask.expectRestored(session)
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: Keys
    let output: String
    var testDescription: String { name }
  }

  private static let ways: [Walk] = [
    Walk(
      name: "Shift-Tab goes back, the text intact",
      keys: "1" + .enter + "2" + .shiftTab + "x" + .enter + .enter
        + "3" + .enter, output: "1x\n2\n3\n"),
    Walk(
      name: "Up goes back, Down goes on", keys: "1" + .enter + "2" + .up + "x" + .down + "y" + .down + "3" + .enter,
      output: "1x\n2y\n3\n"),
    Walk(name: "Tab goes on", keys: "1" + .tab + "2" + .tab + "3" + .enter, output: "1\n2\n3\n"),
    Walk(name: "Tab does not send", keys: "1" + .tab + "2" + .tab + "3" + .tab + "4" + .enter, output: "1\n2\n34\n"),
    Walk(
      name: "before the first field is nothing", keys: .shiftTab + .up + "1" + .enter + "2" + .enter + "3" + .enter,
      output: "1\n2\n3\n"),
    Walk(
      name: "all the way back",
      keys: "1" + .enter + "2" + .enter + "3" + .shiftTab * 2 + .backspace + "x"
        + .enter * 3, output: "x\n2\n3\n"),
    Walk(
      name: "undo goes on where it was",
      keys: "one two" + .enter + .shiftTab + .control("_") + .enter + "2" + .enter
        + "3" + .enter, output: "one \n2\n3\n"),
    Walk(
      name: "what is not valid cannot be left forward",
      keys: .enter + .tab + .down + "1" + .enter + "2" + .enter
        + "3" + .enter, output: "1\n2\n3\n"),
    Walk(
      name: "what is not valid can be left backward",
      keys: "1" + .enter + .shiftTab + "x" + .enter + "2" + .enter
        + "3" + .enter, output: "1x\n2\n3\n"),
  ]

  @Test(
    "going back and on",
    arguments: ways)
  func walks(_ walk: Walk) throws {
    let session = try Ask.prompt(["a", "b", "c"].flatMap { ["--field", $0, "--min", "1"] })
    try session.send(walk.keys)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == walk.output)
    try Ask.expectRestored(session)
  }

  @Test("whoever goes back sees the line become a field again")
  func backOnScreen() throws {
    let screen = try Ask.screen(Self.signIn)
    _ = try screen.waitFor(Ask.statusKey)
    try screen.send("ann" + .enter)
    _ = try screen.waitFor("Shift-Tab")
    try screen.send("sec" + .shiftTab)
    #expect(
      try screen.wait(for: "the first field") { $0.contains("> ann") } == [
        "Sign in", "User", "> ann", "Enter Next   ^D Cancel",
      ])
    try screen.send(.enter)
    #expect(try screen.waitFor("> ***").dropLast() == ["Sign in", "User: ann", "Password", "> ***"])
  }

  @Test("Tab completes where there is something to complete, and then goes on")
  func completion() throws {
    let session = try Ask.prompt(["--field", "a", "--choice", "staging", "--choice", "live", "--field", "b"])
    try session.send("st" + .tab + .tab + "x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "staging\nx\n")
  }

  @Test("a text of several lines is a field; Tab is a tab in it and Up stays in it")
  func multiline() throws {
    let session = try Ask.prompt(["--field", "a", "--field", "b", "--multiline", "--field", "c", "--json"])
    try session.send("1" + .enter + "x" + .enter + .tab + "y" + .up + .up + "z" + .altEnter + .shiftTab + .altEnter)
    try session.send("3" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","values":{"a":"1","b":"xz\n\ty","c":"3"}}"# + "\n")
  }

  @Test("fields that scroll off the screen stay, and can be gone back to")
  func small() throws {
    let arguments = ["--title", "Form"] + (1...8).flatMap { ["--field", "f\($0)"] }
    let screen = try Ask.screen(arguments, columns: 20, rows: 6)
    for number in 1...7 {
      try screen.wait(for: "field \(number)") { $0.contains("f\(number)") && $0.contains(">") }
      try screen.send(Keys("v\(number)") + .enter)
    }
    try screen.wait(for: "the last field") { $0.contains("f8") && $0.contains(">") }
    try screen.send(.shiftTab)
    try screen.wait(for: "the field before") { $0.contains("> v7") }
    try screen.send("x" + .enter)
    try screen.wait(for: "the last field again") { $0.contains("f8") && $0.contains(">") }
    try screen.send("v8" + .enter)
    try screen.waitForEnd()
    let seen = try screen.history.filter { !$0.isEmpty }
    #expect(seen.first == "Form")
    for line in (1...6).map({ "f\($0): v\($0)" }) + ["f7: v7x", "f8: v8"] { #expect(seen.contains(line)) }
    #expect(seen.suffix(8) == ["v1", "v2", "v3", "v4", "v5", "v6", "v7x", "v8"])
  }

  @Test(
    "Ctrl-D cancels the whole, in each format",
    arguments: [
      ([], ""), (["--json"], #"{"status":"cancelled"}"# + "\n"), (["--format", "shell"], "(exit 3)\n"),
      (["--format", "nul"], ""),
    ])
  func cancelled(arguments: [String], output: String) throws {
    let session = try Ask.prompt(Self.signIn + arguments)
    try session.send("ann" + .enter)
    try session.waitFor("Shift-Tab")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(session.output.text == output)
    #expect(session.display.contains("Sign in: cancelled"))
    try Ask.expectRestored(session)
  }

  @Test("Ctrl-C in a later field restores and interrupts")
  func interrupted() throws {
    let session = try Ask.prompt(Self.signIn)
    try session.send("ann" + .enter)
    try session.waitFor("Shift-Tab")
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    try Ask.expectRestored(session)
  }

  @Test("what is typed ahead goes into the next fields, but not into a confirmation")
  func typedAhead() throws {
    let session = try Ask.prompt(["--field", "a", "--field", "b", "--secret", "--field", "c", "--confirm", "-d", "yes"])
    try session.send("1" + .enter + "2" + .enter + .enter + .enter)
    try session.waitFor("Enter takes")
    session.settle()
    #expect(session.process.ending == nil)
    try session.send("n" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "1\n2\nno\n")
  }

  struct Source: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var input: String?
    var variables: [String: String] = [:]
    let status: Int32
    var output = ""
    var error = ""
    var testDescription: String { name }
  }

  private static let three = [
    "--field", "a", "--min", "1", "--field", "b", "--default", "main", "--field", "c", "--confirm", "--default", "no",
  ]

  private static let sourceTable: [Source] = [
    Source(name: "a line a field", arguments: ["--stdin"], input: "x\ny\nyes\n", status: 0, output: "x\ny\nyes\n"),
    Source(
      name: "CRLF, no line feed at the end", arguments: ["--stdin"], input: "x\r\ny\r\n1", status: 0,
      output: "x\ny\nyes\n"),
    Source(
      name: "defaults for the fields without a line", arguments: ["--stdin"], input: "x\n", status: 0,
      output: "x\nmain\nno\n"),
    Source(
      name: "an empty line means the default", arguments: ["--stdin"], input: "x\n\n\n", status: 0,
      output: "x\nmain\nno\n"),
    Source(
      name: "lines left over", arguments: ["--stdin"], input: "x\ny\nno\nz\n", status: 5,
      error:
        "ask: the answer on standard input is not valid: Give a line a field; there are more lines than the 3 fields.\n"
    ),
    Source(
      name: "an empty line left over", arguments: ["--stdin"], input: "x\ny\nno\n\n", status: 5,
      error:
        "ask: the answer on standard input is not valid: Give a line a field; there are more lines than the 3 fields.\n"
    ),
    Source(
      name: "an invalid line", arguments: ["--stdin"], input: "\n", status: 5,
      error: "ask: field a: the answer on standard input is not valid: Enter at least 1 character.\n"),
    Source(
      name: "an invalid line, as JSON", arguments: ["--stdin", "--json"], input: "x\ny\nmaybe\n", status: 5,
      output: #"{"status":"invalid","name":"c","rule":"confirm","reason":"Enter y for Yes or n for No."}"# + "\n",
      error: "ask: field c: the answer on standard input is not valid: Enter y for Yes or n for No.\n"),
    Source(
      name: "no line at all", arguments: ["--stdin"], input: "", status: 4,
      error:
        "ask: field a: there is no terminal to ask on; write the answer to standard input, or give the answer with --env or --default\n"
    ),
    Source(
      name: "a variable before a line", arguments: ["--env", "C", "--stdin"], input: "x\ny\nno\n",
      variables: ["C": "yes"], status: 0, output: "x\ny\nyes\n"),
    Source(
      name: "an invalid variable", arguments: ["--env", "C", "--stdin"], input: "x\n", variables: ["C": "on"],
      status: 5,
      error: "ask: field c: the answer in C is not valid: Enter y for Yes or n for No.\n"),
    Source(
      name: "as JSON", arguments: ["--stdin", "--json"], input: "x\n", status: 0,
      output: #"{"status":"answered","values":{"a":"x","b":"main","c":false}}"# + "\n"),
    Source(
      name: "for eval", arguments: ["--stdin", "--format", "shell"], input: "x y\n", status: 0,
      output: "a='x y'\nb='main'\nc='no'\n"),
    Source(
      name: "nobody to ask, for eval", arguments: ["--format", "shell"], status: 4, output: "(exit 4)\n",
      error: "ask: field a: there is no terminal to ask on; give the answer with --env, --stdin or --default\n"),
  ]

  @Test(
    "without a terminal",
    arguments: sourceTable)
  func withoutTerminal(_ source: Source) throws {
    let result = try Ask.run(
      Self.three + source.arguments, input: source.input, environment: ChildEnvironment.path.with(source.variables))
    #expect(result.status == source.status)
    #expect(result.outputText == source.output)
    #expect(result.errorText == source.error)
  }

  @Test("reading ends once there are too many lines: yes |")
  func endless() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "yes | \"$ASK\" --field a --field b --stdin"], environment: Ask.environment)
    #expect(result.status == 5)
  }

  @Test("only the fields that no source answers are asked")
  func partly() throws {
    let session = try Ask.prompt(
      ["--title", "Sign in", "--field", "user", "--env", "USER_NAME", "--field", "host", "--field", "port", "--stdin"],
      environment: ChildEnvironment.terminal.with(["USER_NAME": "ann"]))
    #expect(!session.display.contains("user") && !session.display.contains("ann"))
    try session.send("here" + .enter + "80" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "ann\nhere\n80\n")
  }

  @Test("when the time is over, finished fields keep their answers and the others take their defaults")
  func timedOut() throws {
    let session = try Ask.prompt([
      "--timeout", "1", "--field", "a", "--field", "b", "-d", "x", "--field", "c", "--confirm", "-d", "no",
    ])
    try session.send("1" + .enter + "typed")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "1\nx\nno\n")
    try Ask.expectRestored(session)
  }

  @Test("when the time is over and a field has no default: status 124")
  func timedOutWithoutDefault() throws {
    let session = try Ask.prompt(["--timeout", "1", "--field", "a", "-d", "x", "--field", "b", "--json"])
    #expect(try session.waitForEnd() == .exited(124))
    #expect(session.output.text == #"{"status":"timed-out"}"# + "\n")
  }

  @Test("a job that is stopped in a field comes back with all of the form")
  func suspended() throws {
    let screen = try TmuxScreen(
      ["bash", "--noprofile", "--norc", "--noediting", "-i"],
      environment: Ask.environment.without("TERM").with(["PS1": "$ "]))
    _ = try screen.waitFor("$")
    try screen.send("\"$ASK\" --field a --field b" + .enter)
    _ = try screen.waitFor("Enter Next")
    try screen.send("1" + .enter)
    _ = try screen.waitFor("Shift-Tab")
    try screen.send("2" + .control("z"))
    _ = try screen.waitFor("Stopped")
    try screen.send("fg" + .enter)
    try screen.wait(for: "the form below fg") { lines in
      lines.lastIndex(of: "fg").map { lines[$0...].contains("a: 1") && lines[$0...].contains("> 2") }
        ?? (lines.lastIndex(of: "$ fg").map { lines[$0...].contains("a: 1") && lines[$0...].contains("> 2") } ?? false)
    }
    try screen.send(.shiftTab)
    try screen.wait(for: "the first field") { $0.contains("> 1") }
    try screen.send("x" + .enter + .enter)
    try screen.wait(for: "the answers") { $0.contains("1x") && $0.contains("2") }
  }
}
