import Foundation
import TestSupport
import Testing

/// Answers that were prepared, and those that a person gives, recorded for the next run.
@Suite("Prepared and recorded answers")
struct AnswersFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Prepared

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let answers: String
    var variables: [String: String] = [:]
    var input: String?
    let status: Int32
    var output = ""
    /// `FILE` stands for the path.
    var errors = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "a line", arguments: ["--name", "folder"], answers: "folder=docs\n", status: 0, output: "docs\n"),
    Case(
      name: "the last of a name", arguments: ["--name", "a"], answers: "a=1\n# two\n\na= 2=\\\\ \n", status: 0,
      output: " 2=\\ \n"),
    Case(
      name: "before a variable and standard input", arguments: ["--name", "a", "--env", "A", "--stdin"],
      answers: "a=1\n", variables: ["A": "2"], input: "3\n", status: 0, output: "1\n"),
    Case(
      name: "a missing name goes to the next source", arguments: ["--name", "a", "--env", "A"], answers: "b=1\n",
      variables: ["A": "2"], status: 0, output: "2\n"),
    Case(
      name: "a question without a name goes to the next source", arguments: ["--default", "x"], answers: "Name=1\n",
      status: 0, output: "x\n"),
    Case(
      name: "a missing name, and nobody to ask", arguments: ["--name", "a", "--env", "A"], answers: "b=1\n", status: 4,
      errors:
        "ask: question 'a': there is no terminal to ask on; write a=... to 'FILE', set A, or give the answer with --stdin or "
        + "--default\n"),
    Case(
      name: "a name that no line can have is not advised", arguments: ["--name", "a=b", "--env", "A"], answers: "b=1\n",
      status: 4,
      errors:
        "ask: question 'a=b': there is no terminal to ask on; set A, or give the answer with --stdin or --default\n"),
    Case(
      name: "an invalid answer is named with file and line, and not passed over",
      arguments: ["--name", "a", "--type", "integer", "--env", "A"], answers: "\na=docs\n", variables: ["A": "1"],
      status: 5,
      errors: "ask: question 'a': the answer in line 2 of 'FILE' is not valid: Enter a whole number, like 42.\n"),
    Case(
      name: "the form that the type gives", arguments: ["--name", "a", "--type", "integer"], answers: "a= ０8\n",
      status: 0, output: "8\n"),
    Case(
      name: "several lines", arguments: ["--name", "a", "--multiline"], answers: "a=one\\n\\n  two\\n\n", status: 0,
      output: "one\n\n  two\n\n"),
    Case(
      name: "several lines for one", arguments: ["--name", "a"], answers: "a=one\\ntwo\n", status: 5,
      errors: "ask: question 'a': the answer in line 1 of 'FILE' is not valid: Enter a single line.\n"),
    Case(
      name: "an empty answer means the default", arguments: ["--name", "a", "--default", "main"], answers: "a=\n",
      status: 0, output: "main\n"),
    Case(name: "yes", arguments: ["--name", "a", "--confirm"], answers: "a=true\n", status: 0),
    Case(name: "no", arguments: ["--name", "a", "--confirm"], answers: "a=0\n", status: 1),
    Case(
      name: "a secret", arguments: ["--name", "a", "--secret", "--min", "8"], answers: "a=hunter2secret\n", status: 0,
      output: "hunter2secret\n"),
    Case(
      name: "a secret is never told", arguments: ["--name", "a", "--secret", "--min", "20"],
      answers: "a=hunter2secret\n", status: 5,
      errors:
        "ask: question 'a': the answer in line 1 of 'FILE' is not valid: Enter at least 20 characters; there are 13.\n"),
    Case(
      name: "an invalid one as JSON", arguments: ["--name", "a", "--json", "--max", "2"], answers: "a=docs\n",
      status: 5,
      output: #"{"status":"invalid","name":"a","rule":"max","reason":"Enter at most 2 characters; there are 4."}"#
        + "\n",
      errors:
        "ask: question 'a': the answer in line 1 of 'FILE' is not valid: Enter at most 2 characters; there are 4.\n"),
    Case(
      name: "a line without =", arguments: ["--name", "a"], answers: "a=1\nb\n", status: 6,
      errors: "ask: line 2 of the answers in 'FILE' has no =; write name=value, or # before a comment\n"),
    Case(
      name: "an escape that means nothing", arguments: ["--name", "a"], answers: "a=C:\\temp\n", status: 6,
      errors: "ask: line 1 of the answers in 'FILE' has a backslash that means nothing; write \\n, \\r or \\\\\n"),
    Case(
      name: "blanks around a name", arguments: ["--name", "a"], answers: "a = 1\n", status: 6,
      errors: "ask: line 1 of the answers in 'FILE' has no name before the =; write name=value, without blanks around "
        + "the name\n"),
    Case(
      name: "a form",
      arguments: ["--json", "--field", "user", "--field", "pin", "--type", "integer", "--field", "ok", "--confirm"],
      answers: "pin=7\nuser=ann\nok=no\n", status: 0,
      output: #"{"status":"answered","values":{"user":"ann","pin":7,"ok":false}}"# + "\n"),
    Case(
      name: "a form lacks a field, which is named",
      arguments: ["--json", "--field", "user", "--field", "pin", "--env", "PIN"],
      answers: "user=ann\n", status: 4, output: #"{"status":"no-terminal","name":"pin"}"# + "\n",
      errors: "ask: field pin: there is no terminal to ask on; write pin=... to 'FILE', set PIN, or give the answer "
        + "with --stdin or --default\n"),
    Case(
      name: "an invalid field", arguments: ["--field", "user", "--field", "pin", "--type", "integer"],
      answers: "user=ann\npin=x\n", status: 5,
      errors: "ask: field pin: the answer in line 2 of 'FILE' is not valid: Enter a whole number, like 42.\n"),
  ]

  @Test("without a terminal", arguments: cases)
  func prepared(_ test: Case) throws {
    let path = try folder.write("answers", test.answers)
    let title = test.arguments.contains("--field") ? [] : ["Name"]
    let result = try Ask.run(
      title + test.arguments, input: test.input,
      environment: ChildEnvironment.path.with(["ASK_ANSWERS": path]).with(test.variables))
    #expect(result.status == test.status)
    #expect(result.outputText == test.output)
    #expect(result.errorText == test.errors.replacingOccurrences(of: "FILE", with: path))
  }

  @Test("on a terminal a prepared answer shows nothing; what is not prepared is asked")
  func onTerminal() throws {
    let path = try folder.write("answers", "user=ann\n")
    let environment = ChildEnvironment.terminal.with(["ASK_ANSWERS": path])
    let answered = try TerminalSession(
      [AskBinary.path, "--name", "user", "Name"], environment: environment, standardOutput: .pipe)
    #expect(try answered.waitForEnd() == .exited(0))
    #expect(answered.output.text == "ann\n")
    #expect(answered.display.text == "")
    let form = try Ask.prompt(["--field", "user", "--field", "pin"], environment: environment)
    try form.send("7" + .enter)
    #expect(try form.waitForEnd() == .exited(0))
    #expect(form.output.text == "ann\n7\n")
    #expect(!form.display.contains("user"))
  }

  @Test(
    "a file that cannot be used ends it, and nothing is asked",
    arguments: [
      ("missing", "No such file or directory"), ("folder", "Is a directory"), ("fifo", "it is not a regular file"),
      ("/dev/zero", "it is not a regular file"), ("huge", "it is larger than 16 MiB"),
    ])
  func unusable(kind: String, words: String) throws {
    let path = kind.hasPrefix("/") ? kind : folder.path(kind)
    if kind == "folder" { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    if kind == "fifo" { #expect(mkfifo(path, 0o600) == 0) }
    if kind == "huge" {
      try folder.write(kind, "")
      #expect(truncate(path, 1 << 40) == 0)
    }
    let session = try TerminalSession(
      [AskBinary.path, "--name", "a", "--default", "x", "Name"],
      environment: ChildEnvironment.terminal.with(["ASK_ANSWERS": path]), standardOutput: .pipe, standardError: .pipe)
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.errors.text == "ask: cannot read the answers in '\(path)': \(words)\n")
    #expect(session.output.text == "")
    #expect(session.display.text == "")
  }

  @Test("a secret's variable is wiped although the file gave the answer")
  func wipedVariable() throws {
    let path = try folder.write("answers", "token=from-the-file\n")
    let session = try Ask.prompt(
      ["--field", "token", "--secret", "--env", "TOKEN", "--field", "name"],
      environment: ChildEnvironment.terminal.with(["ASK_ANSWERS": path, "TOKEN": "hunter2secret"]))
    let variables = try Data(contentsOf: URL(filePath: "/proc/\(session.process.id)/environ"))
    #expect(!String(decoding: variables, as: UTF8.self).contains("hunter2"))
    try session.send("ann" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "from-the-file\nann\n")
  }

  @Test("an alert has no answer, and takes none", arguments: [["--env", "X"], ["--stdin"]])
  func alert(flags: [String]) throws {
    let result = try Ask.run(["--alert", "Done"] + flags)
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("ask: \(flags[0]) does not go with --alert; it goes with "))
    let path = try folder.write("answers", "a=x\n")
    let told = try Ask.run(
      ["--alert", "Done", "--name", "a"],
      environment: ChildEnvironment.path.with(["ASK_ANSWERS": path, "ASK_NO_INPUT": "1"]))
    #expect(told.status == 0)
    #expect(told.errorText == "Done\n")
  }

  // MARK: Recorded

  /// Answers `arguments` with `keys` on a terminal, recording to `record` in the folder.
  @discardableResult
  private func record(
    _ arguments: [String], _ keys: Keys, to record: String = "record", _ variables: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try Ask.prompt(
      arguments, environment: ChildEnvironment.terminal.with(["ASK_RECORD": folder.path(record)]).with(variables))
    session.settle()
    try session.send(keys)
    try session.waitForEnd()
    return session
  }

  private func recorded(_ name: String = "record") throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("what a person answered is added, readable by the owner alone; never a secret, never without a name")
  func recording() throws {
    try record(["Text", "--name", "text"], " a=b#\\ 日本" + .enter)
    #expect(try recorded() == "text= a=b#\\\\ 日本\n")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("record"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try record(["Number", "--name", "number", "--type", "number"], "+.5" + .enter)
    try record(["Sure?", "--name", "sure", "--confirm"], "n" + .enter)
    try record(["Sure?", "--name", "sure", "--confirm"], "はい" + .enter, ["ASK_PLAIN": ""])
    try record(["Branch", "--name", "branch", "--default", "main"], .enter)
    try record(["Text", "--name", "lines", "--multiline"], "one" + .enter + "two" + .altEnter)
    try record(["Password", "--name", "password", "--secret"], "hunter2" + .enter)
    try record(["Unnamed"], "x" + .enter)
    try record(["Gone", "--name", "gone"], "x" + .control("c"))
    try record(["Gone", "--name", "gone"], .control("d"))
    try record(["Left out", "--name", "out", "--type", "integer", "--optional"], .enter)
    let expected = """
      text= a=b#\\\\ 日本
      number=0.5
      sure=no
      sure=yes
      branch=main
      lines=one\\ntwo
      out=

      """
    #expect(try recorded() == expected)
  }

  @Test("a form's fields; what a source answered is not recorded, nor what the time did")
  func recordingForms() throws {
    let form = [
      "--field", "user", "--field", "pin", "--secret", "--field", "ok", "--confirm", "--field", "host", "--env", "HOST",
    ]
    let session = try Ask.prompt(
      form, environment: ChildEnvironment.terminal.with(["ASK_RECORD": folder.path("record"), "HOST": "x"]))
    try session.send("ann" + .enter)
    try session.waitFor("pin")
    try session.send("1234" + .enter)
    try session.waitFor("ok")
    session.settle()
    try session.send("n" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try recorded() == "user=ann\nok=no\n")
    try record(["Late", "--name", "late", "--default", "x", "--timeout", "1"], "typed")
    #expect(try recorded() == "user=ann\nok=no\n")
  }

  @Test("in plain lines too")
  func recordingPlain() throws {
    let session = try TerminalSession(
      [AskBinary.path, "--name", "a", "Name"],
      environment: ChildEnvironment.terminal.with(["ASK_RECORD": folder.path("record"), "ASK_PLAIN": "1"]))
    try session.waitFor("> ")
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try recorded() == "a=docs\n")
  }

  @Test("a file that lacks its last line feed is not glued to")
  func recordingAfterPartialLine() throws {
    try folder.write("record", "a=1")
    try record(["Name", "--name", "b"], "2" + .enter)
    #expect(try recorded() == "a=1\nb=2\n")
  }

  @Test(
    "a record that cannot be written warns and keeps the answer",
    arguments: ["folder", "fifo", "missing/record", "link"])
  func unwritable(kind: String) throws {
    let path = folder.path(kind)
    if kind == "folder" { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    if kind == "fifo" { #expect(mkfifo(path, 0o600) == 0) }
    if kind == "link" {
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: try folder.write("target", "untouched\n"))
    }
    let session = try record(["Name", "--name", "a"], "docs" + .enter, to: kind)
    #expect(session.ending == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text.hasPrefix("ask: warning: the answer could not be added to '\(path)': "))
    #expect(session.errors.text.filter { $0 == "\n" }.count == 1)
    if kind == "link" { #expect(try recorded("target") == "untouched\n") }
  }

  @Test("a name that no line can have is told")
  func unrecordableName() throws {
    let session = try record(["Name", "--name", "a=b"], "docs" + .enter)
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text.hasPrefix("ask: warning: the answer could not be recorded, "))
    #expect(access(folder.path("record"), F_OK) != 0)
  }

  // MARK: Round trips

  /// Texts without what a terminal takes for a key.
  private func text(_ random: inout SeededRandom) -> String {
    let parts = [
      "=", "#", "\\", "\\n", "\\r", " ", "\t", "'", "\"", "$", "x", "é", "e\u{301}", "日本語", "👨‍👩‍👧", "\u{FEFF}", "\n",
      "\u{2028}",
    ]
    return (0..<Int.random(in: 0...10, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
  }

  @Test("what was recorded answers the same, byte for byte", arguments: 0..<6)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var outputs: [String] = []
    for place in 0..<3 {
      let text = text(&random)
      let session = try record(
        ["Text", "--multiline", "--name", "text\(place)"], .paste(text) + .altEnter)
      #expect(session.ending == .exited(0), "\(random) \(text.debugDescription)")
      outputs.append(session.output.text)
    }
    for (place, output) in outputs.enumerated() {
      let result = try Ask.run(
        ["Text", "--multiline", "--name", "text\(place)"],
        environment: ChildEnvironment.path.with(["ASK_ANSWERS": folder.path("record")]))
      #expect(result.status == 0, "\(random) \(result)")
      #expect(result.outputText.utf8.elementsEqual(output.utf8), "\(random) \(output.debugDescription)")
    }
  }
}
