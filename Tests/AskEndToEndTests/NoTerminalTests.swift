import Foundation
import TestSupport
import Testing

/// Who may be asked, and what happens when nobody is there.
@Suite("No terminal")
struct NoTerminalTests {
  @Test(
    "without a terminal: status 4 and one line that says what to give (clever-tools#1092, cz-cli#736)",
    arguments: [nil, "", "input that is not for us\n"])
  func nobody(input: String?) throws {
    let result = try Ask.run(["Name"], input: input)
    #expect(result.status == 4)
    #expect(result.outputText == "")
    #expect(result.errorText.wholeMatch(of: /ask: [^\n]*--(stdin|default)[^\n]*\n/) != nil, "\(result)")
  }

  @Test(
    "an error names the question, for a log that has several: by its name or its title, in one short line",
    arguments: [
      (["Name", "--name", "user"], "question 'user': "), (["Name"], "question 'Name': "), ([], ""),
      (["--title", ""], ""),
      (["two\nlines\u{1B}[1m"], "question 'two^Jlines^[[1m': "),
      ([String(repeating: "日", count: 41)], "question '\(String(repeating: "日", count: 40))...': "),
      (["--alert", "Done"], "question 'Done': "),
    ])
  func namesTheQuestion(arguments: [String], prefix: String) throws {
    let nobody = try Ask.run(arguments)
    #expect(nobody.status == 4)
    #expect(
      nobody.errorText.split(separator: "\n").last?.hasPrefix("ask: \(prefix)there is no terminal") == true, "\(nobody)"
    )
    guard arguments.first != "--alert" else { return }
    let invalid = try Ask.run(arguments + ["--stdin", "--min", "3"], input: "ab\n")
    #expect(
      invalid.errorText
        == "ask: \(prefix)the answer on standard input is not valid: Enter at least 3 characters; there are 2.\n")
  }

  @Test("without a terminal, as JSON")
  func nobodyAsJSON() throws {
    let result = try Ask.run(["Name", "--json"])
    #expect(result.status == 4)
    #expect(result.outputText == #"{"status":"no-terminal"}"# + "\n")
  }

  @Test("without a terminal the default answers")
  func defaultAnswer() throws {
    let result = try Ask.run(["Name", "--default", "main"])
    #expect(result.status == 0)
    #expect(result.outputText == "main\n")
    #expect(result.errorText == "")
  }

  @Test("in the background it says so and ends, and does not stop silently (go-tty#26)")
  func background() throws {
    let session = try TerminalSession(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: Ask.environment.with(["PS1": "ready> "]))
    try session.waitFor("ready> ")
    try session.send(Keys("\"$ASK\" Name & wait $!; echo \"status $?\"") + .enter)
    try session.waitFor("ask: ")
    try session.waitFor("background")
    try session.waitFor("status 4")
  }

  @Test("a terminal on the descriptors serves when /dev/tty does not open, if it is our session's")
  func foreignTerminal() throws {
    // Not the controlling terminal: asking there would be asking somebody else's terminal.
    let session = try TerminalSession(
      [AskBinary.path, "Name"], standardOutput: .pipe, standardError: .pipe, controlling: false)
    try session.waitForEnd()
    #expect(session.process.ending == .exited(4))
    #expect(session.output.bytes.isEmpty)
  }

  @Test(
    "standard input by --stdin",
    arguments: [
      ("docs\n", 0, "docs\n"), ("docs", 0, "docs\n"), ("docs\r\n", 0, "docs\n"), ("docs\n\n", 5, ""),
      ("two\nlines\n", 5, ""), ("", 4, ""), ("\n", 5, ""), ("日本\n", 0, "日本\n"), ("a\u{1}b\n", 5, ""),
      ("a\tb\n", 0, "a\tb\n"), (String(repeating: "é", count: 20), 0, String(repeating: "é", count: 20) + "\n"),
      (String(repeating: "é", count: 21), 5, ""),
    ])
  func standardInput(input: String, status: Int32, output: String) throws {
    let result = try Ask.run(["Name", "--min", "1", "--max", "20", "--stdin"], input: input)
    #expect(result.status == status, "\(result)")
    #expect(result.outputText == output)
    #expect(result.errorText.isEmpty == (status == 0))
  }

  @Test(
    "a byte order mark is no part of the answer, however the bytes come",
    arguments: [
      ("printf '\\357\\273\\277docs\\n'", ["Name", "--max", "4"], "docs\n"),
      ("(printf '\\357'; sleep 0.1; printf '\\273\\277docs\\n')", ["Name"], "docs\n"),
      ("printf '\\357\\273\\277'", ["Name", "--default", "x"], "x\n"),
      ("(printf '\\357\\273'; sleep 0.1; printf '\\277\\nb\\n')", ["--field", "a", "--field", "b"], "\nb\n"),
      // At the beginning alone, and whole.
      ("printf 'a\\357\\273\\277\\n'", ["Name"], "a\u{FEFF}\n"),
    ])
  func byteOrderMark(writes: String, arguments: [String], output: String) throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "\(writes) | \"$ASK\" --stdin \"$@\"", "sh"] + arguments, environment: Ask.environment)
    #expect(result.status == 0, "\(result)")
    #expect(Array(result.outputText.unicodeScalars) == Array(output.unicodeScalars))
  }

  @Test("bytes that are not UTF-8 are invalid from standard input")
  func notUTF8() throws {
    let result = try Program.run([AskBinary.path, "Name", "--stdin"], input: [0x61, 0xff, 0x0a])
    #expect(result.status == 5)
    #expect(result.outputText == "")
  }

  @Test("an invalid answer as JSON names the rule and the reason")
  func invalidAsJSON() throws {
    let result = try Ask.run(["Name", "--min", "3", "--stdin", "--json"], input: "ab\n")
    #expect(result.status == 5)
    #expect(
      result.outputText
        == #"{"status":"invalid","rule":"min","reason":"Enter at least 3 characters; there are 2."}"# + "\n")
  }

  @Test("an endless standard input is refused, not read to its end")
  func endlessInput() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "yes | \"$ASK\" Name --stdin"], environment: Ask.environment, seconds: 30)
    #expect(result.status == 5)
  }

  @Test(
    "where reading stopped because no end could make it valid, no reason tells a count that nobody counted",
    arguments: [
      (
        ["Name", "--max", "5"],
        "ask: question 'Name': the answer on standard input is not valid: Enter at most 5 characters.\n"
      ),
      (
        ["Name", "--max-bytes", "5"],
        "ask: question 'Name': the answer on standard input is not valid: Enter at most 5 bytes.\n"
      ),
      (
        ["--field", "a", "--field", "b", "--max", "5"],
        "ask: field b: the answer on standard input is not valid: Enter at most 5 characters.\n"
      ),
    ])
  func countOfBeginning(arguments: [String], errors: String) throws {
    // A block of what is read ends within a character.
    let input = (arguments.contains("--field") ? "x\n" : "") + "a" + String(repeating: "é", count: 300_000)
    let result = try Ask.run(arguments + ["--stdin"], input: input)
    #expect(result.status == 5)
    #expect(result.errorText == errors)
    for line in ["abcdefghij", "abcdefghij\n"] {
      let short = try Ask.run(["Name", "--max", "5", "--stdin"], input: line)
      #expect(short.errorText.contains("there are 10"))
    }
  }

  @Test("a secret that is refused is not told (python-inquirer#45)")
  func refusedSecret() throws {
    let result = try Ask.run(["PIN", "--secret", "--max", "4", "--stdin"], input: "hunter2secret\n")
    #expect(result.status == 5)
    #expect(!result.errorText.contains("hunter2"))
    #expect(result.errorText.contains("4"), "but the reason is: click#2809")
  }
}
