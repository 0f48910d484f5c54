import Foundation
import TestSupport
import Testing

@Suite("Time limit")
struct TimeLimitTests {
  @Test("when the time is over and there is no default: status 124, and what was typed is no answer")
  func timedOut() throws {
    let session = try Ask.prompt(["Name", "--timeout", "1"])
    try session.send("docs")
    #expect(try session.waitForEnd() == .exited(124))
    #expect(session.output.text == "")
    #expect(session.errors.text == "")
    #expect(session.display.contains("timed out"))
    try Ask.expectRestored(session)
  }

  @Test(
    "each kind of entry, each format",
    arguments: [
      (["--json"], #"{"status":"timed-out"}"# + "\n"), (["--format", "shell", "--name", "v"], "(exit 124)\n"),
      (["--format", "nul"], ""), (["--multiline"], ""), (["--secret"], ""),
    ])
  func formats(arguments: [String], output: String) throws {
    let session = try Ask.prompt(["Name", "--timeout", "1"] + arguments)
    #expect(try session.waitForEnd() == .exited(124))
    #expect(session.output.text == output)
    try Ask.expectRestored(session)
  }

  @Test("the text in the field gives way to the default")
  func defaultAnswer() throws {
    let session = try Ask.prompt(["Name", "--timeout", "1", "--default", "main"])
    try session.send("docs")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "main\n")
    #expect(session.display.contains("Name: main"))
    try Ask.expectRestored(session)
  }

  @Test("a default that a check refuses is no answer", arguments: [[], ["--plain"]])
  func defaultRefused(mode: [String]) throws {
    let check = ["--default", "main", "--check", "test \"$1\" != main || { echo There is no such branch.; exit 1; }"]
    let errors = "the default is not valid: There is no such branch.\n"
    for (arguments, error) in [
      (["Name"] + check, "ask: question 'Name': " + errors),
      (["--field", "a", "--default", "x", "--field", "b"] + check, "ask: field b: " + errors),
    ] {
      let session = try TerminalSession(
        [AskBinary.path] + mode + ["--timeout", "1"] + arguments, standardOutput: .pipe, standardError: .pipe)
      #expect(try session.waitForEnd() == .exited(5))
      #expect(session.output.text == "")
      #expect(session.errors.text == error)
      #expect(session.display.contains("timed out"))
      #expect(!session.display.contains(": main"), "what was refused is not shown as the answer")
      try Ask.expectRestored(session)
    }
  }

  static let modes = [
    ["Name"], ["--plain", "Name"], ["--field", "a", "--default", "x", "--field", "b"],
    ["--plain", "--field", "a", "--default", "x", "--field", "b"],
  ]

  /// A question whose time is over, while a check looks at the default.
  private func judging(_ mode: [String], check: String, _ more: String...) throws -> TerminalSession {
    let session = try TerminalSession(
      [AskBinary.path, "--timeout", "1"] + mode + ["--default", "main", "--check", check] + more,
      standardOutput: .pipe, standardError: .pipe)
    try session.waitFor("Checking...")
    #expect(!session.display.contains(": main"))
    #expect(try session.modes.differences(from: session.initialModes) != [], "the terminal is still ours")
    return session
  }

  @Test("until the default is judged, the terminal stays ours and nothing shows it as the answer", arguments: modes)
  func slowCheck(mode: [String]) throws {
    let folder = try TemporaryFolder()
    let session = try judging(mode, check: "until test -e '\(folder.path("go"))'; do sleep 0.05; done")
    try session.send("typed")
    try folder.write("go", "")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text.contains("main"))
    #expect(!session.display.contains("typed"))
    #expect(mode.contains("--plain") || session.display.contains(": main"))
    try Ask.expectRestored(session)
  }

  @Test(
    "a pipe that nobody closes holds nothing up for longer than the time limit",
    arguments: [([], 124, ""), (["--default", "main"], 0, "main\n"), (["--field", "a", "--field", "b"], 124, "")]
      as [([String], Int32, String)])
  func openPipe(arguments: [String], status: Int32, output: String) throws {
    let folder = try TemporaryFolder()
    let script = "mkfifo pipe && exec <>pipe && printf unfinished >&0 && exec \"$ASK\" --stdin --timeout 1 \"$@\""
    let result = try Program.run(
      ["/bin/sh", "-c", script, "sh"] + arguments, environment: Ask.environment, directory: folder.path)
    #expect(result.status == status, "\(result)")
    #expect(result.outputText == output)
  }

  @Test("Ctrl-C ends the wait for the default's check", arguments: modes)
  func interruptedCheck(mode: [String]) throws {
    let session = try judging(mode, check: "sleep 60", "--check-timeout", "60")
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    #expect(session.output.text == "")
    try Ask.expectRestored(session)
  }

  @Test("the wait for the default's check is bounded, and then it is no answer", arguments: modes)
  func endlessCheck(mode: [String]) throws {
    let session = try judging(mode, check: "sleep 60", "--check-timeout", "1")
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.output.text == "")
    let asked = mode.contains("--field") ? "field b" : "question 'Name'"
    #expect(
      session.errors.text
        == "ask: \(asked): The answer could not be judged: a check took longer than 1 second.\n")
    #expect(session.display.contains("timed out"))
    #expect(!session.display.contains(": main"))
    try Ask.expectRestored(session)
  }

  @Test("the last seconds are counted on the status line, and not before them")
  func countdown() throws {
    let session = try Ask.prompt(["Name", "--timeout", "11"])
    #expect(!session.display.contains("left"))
    try session.waitFor("10 seconds left")
    try session.send("docs")
    try session.waitFor("8")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
  }

  @Test("the clock runs on while the job is stopped")
  func suspended() throws {
    let session = try Ask.prompt(["Name", "--timeout", "1"])
    session.signal(SIGSTOP)
    usleep(1_200_000)
    session.signal(SIGCONT)
    #expect(try session.waitForEnd() == .exited(124))
    try Ask.expectRestored(session)
  }
}
