import Foundation
import TestSupport
import Testing

/// Where the answer comes from: a variable, standard input, a person, the default, in this order.
@Suite("Sources")
struct SourcesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var variables: [String: String] = [:]
    var input: String?
    let status: Int32
    var output = ""
    var errors = ""
    var testDescription: String { name }
  }

  static let advice = "give the answer with --stdin or --default"

  static let cases: [Case] = [
    Case(
      name: "a variable", arguments: ["--env", "FOLDER"], variables: ["FOLDER": "docs"], status: 0, output: "docs\n"),
    Case(
      name: "a variable before standard input", arguments: ["--env", "FOLDER", "--stdin"],
      variables: ["FOLDER": "docs"], input: "other\n", status: 0, output: "docs\n"),
    Case(
      name: "standard input where the variable is not set", arguments: ["--env", "FOLDER", "--stdin"],
      input: "other\n", status: 0, output: "other\n"),
    Case(
      name: "a variable that is set to nothing is an empty answer", arguments: ["--env", "FOLDER", "--stdin"],
      variables: ["FOLDER": ""], input: "other\n", status: 0, output: "\n"),
    Case(
      name: "an empty answer is judged", arguments: ["--env", "FOLDER", "--min", "1"], variables: ["FOLDER": ""],
      status: 5, errors: "ask: question 'Name': the answer in FOLDER is not valid: Enter at least 1 character.\n"),
    Case(
      name: "an empty answer means the default", arguments: ["--env", "FOLDER", "--default", "main"],
      variables: ["FOLDER": ""], status: 0, output: "main\n"),
    Case(
      name: "the default where the variable is not set", arguments: ["--env", "FOLDER", "--default", "main"],
      status: 0, output: "main\n"),
    Case(
      name: "nothing at all", arguments: ["--env", "FOLDER"], status: 4,
      errors: "ask: question 'Name': there is no terminal to ask on; set FOLDER, or \(advice)\n"),
    Case(
      name: "an invalid variable is not passed over", arguments: ["--env", "FOLDER", "--stdin", "--max", "2"],
      variables: ["FOLDER": "docs"], input: "ok\n", status: 5,
      errors: "ask: question 'Name': the answer in FOLDER is not valid: Enter at most 2 characters; there are 4.\n"),
    Case(
      name: "a line break in a variable", arguments: ["--env", "FOLDER"], variables: ["FOLDER": "two\nlines"],
      status: 5, errors: "ask: question 'Name': the answer in FOLDER is not valid: Enter a single line.\n"),
    Case(
      name: "several lines in a variable", arguments: ["--env", "NOTE", "--multiline"],
      variables: ["NOTE": "two\r\nlines\n"], status: 0, output: "two\nlines\n\n"),
    Case(
      name: "several lines on standard input", arguments: ["--stdin", "--multiline"], input: "two\r\nlines\r\n",
      status: 0, output: "two\nlines\n"),
    Case(
      name: "a value that begins with a dash", arguments: ["--env", "FOLDER"], variables: ["FOLDER": "--help"],
      status: 0, output: "--help\n"),
    Case(
      name: "an invalid variable, as JSON", arguments: ["--env", "FOLDER", "--json", "--max", "2"],
      variables: ["FOLDER": "docs"], status: 5,
      output: #"{"status":"invalid","rule":"max","reason":"Enter at most 2 characters; there are 4."}"# + "\n",
      errors: "ask: question 'Name': the answer in FOLDER is not valid: Enter at most 2 characters; there are 4.\n"),
    Case(
      name: "a secret's value is never told", arguments: ["--secret", "--env", "TOKEN", "--pattern", "[a-z]+"],
      variables: ["TOKEN": "hunter2secret"], status: 5,
      errors: "ask: question 'Name': the answer in TOKEN is not valid: The answer must match '[a-z]+'.\n"),
    Case(
      name: "a secret", arguments: ["--secret", "--env", "TOKEN", "--min", "8"],
      variables: ["TOKEN": "hunter2secret\u{1F511}"], status: 0, output: "hunter2secret\u{1F511}\n"),
    Case(
      name: "a secret on standard input", arguments: ["--secret", "--stdin"], input: "hunter2 secret\n", status: 0,
      output: "hunter2 secret\n"),
  ]

  @Test("without a terminal", arguments: cases)
  func withoutTerminal(_ test: Case) throws {
    let result = try Ask.run(
      ["Name"] + test.arguments, input: test.input, environment: ChildEnvironment.path.with(test.variables))
    #expect(result.status == test.status)
    #expect(result.outputText == test.output)
    #expect(result.errorText == test.errors)
  }

  @Test("a variable's bytes that are not UTF-8 are invalid")
  func notUTF8() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "FOLDER=$(printf 'a\\377') exec \"$ASK\" Name --env FOLDER"], environment: Ask.environment)
    #expect(result.status == 5)
    #expect(
      result.errorText == "ask: question 'Name': the answer in FOLDER is not valid: The text is not valid UTF-8.\n")
  }

  @Test("a person is asked where the sources before have no answer; the answer of a source is shown nowhere")
  func person() throws {
    let session = try Ask.prompt(["Name", "--env", "FOLDER", "--stdin"], standardInput: .null)
    try session.send("typed" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "typed\n")

    let silent = try TerminalSession(
      [AskBinary.path, "Name", "--env", "FOLDER"], environment: ChildEnvironment.terminal.with(["FOLDER": "docs"]),
      standardOutput: .pipe)
    #expect(try silent.waitForEnd() == .exited(0))
    #expect(silent.output.text == "docs\n")
    #expect(silent.display.text == "")
  }

  @Test("a line of 64 MiB takes no more than a few seconds of the processor")
  func longLine() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "ulimit -t 5; head -c 64M /dev/zero | tr '\\0' x | \"$ASK\" Text --stdin | wc -c"],
      environment: Ask.environment)
    #expect(result.outputText == "\((64 << 20) + 1)\n", "\(result)")
  }

  @Test("standard input that is the terminal means the person")
  func terminalAsInput() throws {
    let session = try Ask.prompt(["Name", "--stdin"], standardInput: .terminal)
    try session.send("typed" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "typed\n")
  }

  @Test("a secret's variable is gone from the process, where others of the same user could read it")
  func wipedVariable() throws {
    let session = try TerminalSession(
      [AskBinary.path, "--field", "token", "--secret", "--env", "TOKEN", "--field", "name"],
      environment: ChildEnvironment.terminal.with(["TOKEN": "hunter2secret", "OTHER": "stays"]), standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    let variables = try Data(contentsOf: URL(filePath: "/proc/\(session.process.id)/environ"))
    let text = String(decoding: variables, as: UTF8.self)
    #expect(text.contains("OTHER=stays"))
    #expect(!text.contains("hunter2"))
    try session.send("ann" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text.contains("hunter2secret"))
    #expect(!session.display.contains("hunter2"))
  }

  @Test(
    "a confirmation's default: no counts in every case, yes only where somebody said that nobody is there",
    arguments: [
      (["--default", "no"], [:], 1), (["--default", "no", "--no-input"], [:], 1), (["--default", "yes"], [:], 4),
      (["--default", "yes"], ["CI": "1"], 4), (["--default", "yes", "--no-input"], [:], 0),
      (["--default", "yes"], ["ASK_NO_INPUT": "1"], 0), (["--default", "yes", "--env", "SURE"], ["SURE": ""], 0),
      (["--env", "SURE"], ["SURE": "true"], 0), (["--env", "SURE"], ["SURE": "0"], 1),
      (["--env", "SURE"], ["SURE": "x"], 5),
      (["--no-input"], [:], 4),
    ] as [([String], [String: String], Int32)])
  func confirmation(arguments: [String], variables: [String: String], status: Int32) throws {
    let result = try Ask.run(["Sure?", "--confirm"] + arguments, environment: ChildEnvironment.path.with(variables))
    #expect(result.status == status)
    #expect(result.outputText == "")
    #expect(result.errorText.isEmpty == (status < 2), "\(result)")
  }

  struct Forbidden: Sendable {
    var arguments: [String] = []
    var variables: [String: String] = [:]
    let reason: String
  }

  @Test(
    "nobody is asked, although there is a terminal (buildkite/agent#78)",
    arguments: [
      Forbidden(arguments: ["--no-input"], reason: "--no-input says that nobody is to be asked"),
      Forbidden(variables: ["ASK_NO_INPUT": "1"], reason: "ASK_NO_INPUT says that nobody is to be asked"),
      Forbidden(
        arguments: ["--timeout", "9"], variables: ["ASK_NO_INPUT": "yes", "CI": "1"],
        reason: "ASK_NO_INPUT says that nobody is to be asked"),
      Forbidden(variables: ["CI": "true"], reason: "CI is set, so nobody is asked"),
    ])
  func noInput(_ test: Forbidden) throws {
    let environment = ChildEnvironment.terminal.with(test.variables)
    let command = [AskBinary.path, "Name"] + test.arguments
    let session = try TerminalSession(
      command, environment: environment, standardOutput: .pipe, standardError: .pipe)
    #expect(try session.waitForEnd() == .exited(4))
    #expect(
      session.errors.text == "ask: question 'Name': \(test.reason); give the answer with --env, --stdin or --default\n")
    #expect(session.display.text == "")

    for (source, answer) in [(["--default", "main"], "main"), (["--env", "FOLDER"], "docs")] {
      let answered = try TerminalSession(
        command + source, environment: environment.with(["FOLDER": "docs"]), standardOutput: .pipe)
      #expect(try answered.waitForEnd() == .exited(0))
      #expect(answered.output.text == answer + "\n")
      #expect(answered.display.text == "")
    }
  }

  @Test(
    "a person is asked in spite of CI",
    arguments: [(["--timeout", "60"], ["CI": "1"]), ([], ["CI": "1", "ASK_NO_INPUT": "0"]), ([], ["CI": ""])])
  func inputInSpiteOfCI(arguments: [String], variables: [String: String]) throws {
    let session = try Ask.prompt(["Name"] + arguments, environment: ChildEnvironment.terminal.with(variables))
    try session.send("typed" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "typed\n")
  }
}
