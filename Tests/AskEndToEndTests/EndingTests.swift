import Foundation
import TestSupport
import Testing

/// Every ending has a status of its own and leaves the terminal as it was.
@Suite("Endings")
struct EndingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments = ["--title", "New folder"]
    var keys: Keys = ""
    var signal: Int32?
    let ending: Ending
    var output = ""
    var errors = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "answered", keys: "docs" + .enter, ending: .exited(0), output: "docs\n"),
    Case(name: "answered by LF", keys: "docs" + .lineFeed, ending: .exited(0), output: "docs\n"),
    Case(name: "answered by Alt-Enter", keys: "docs" + .altEnter, ending: .exited(0), output: "docs\n"),
    Case(name: "answered with nothing", keys: .enter, ending: .exited(0), output: "\n"),
    Case(
      name: "answered as JSON", arguments: ["New folder", "--json", "--name", "folder"], keys: "do\"cs" + .enter,
      ending: .exited(0), output: #"{"status":"answered","name":"folder","value":"do\"cs"}"# + "\n"),
    Case(
      name: "answered without newline", arguments: ["New folder", "--no-newline"], keys: "docs" + .enter,
      ending: .exited(0), output: "docs"),
    Case(
      name: "the default", arguments: ["New folder", "--default", "main"], keys: .enter, ending: .exited(0),
      output: "main\n"),
    Case(
      name: "the initial text, edited", arguments: ["New folder", "--initial", "doc"], keys: "s" + .enter,
      ending: .exited(0), output: "docs\n"),
    Case(
      name: "attempts used up", arguments: ["New folder", "--min", "3", "--attempts", "2"], keys: "x" + .enter * 2,
      ending: .exited(5), errors: "ask: no valid answer in 2 attempts: Enter at least 3 characters; there is 1.\n"),
    Case(name: "timed out", arguments: ["New folder", "--timeout", "1"], keys: "docs", ending: .exited(124)),
    Case(name: "cancelled", keys: .control("d"), ending: .exited(3)),
    Case(
      name: "cancelled as JSON", arguments: ["New folder", "-j"], keys: .control("d"), ending: .exited(3),
      output: #"{"status":"cancelled"}"# + "\n"),
    Case(name: "cancelled with text in the field", keys: "docs" + .control("d"), ending: .exited(3)),
    // gum#350, enquirer#480, Inquirer#1502: Ctrl-C ends by the signal, silently, so that the shell stops too.
    Case(name: "Ctrl-C", keys: "docs" + .control("c"), ending: .signalled(SIGINT)),
    Case(name: "Ctrl-backslash", keys: .control("\\"), ending: .signalled(SIGQUIT)),
    // bubbletea#1459: a signal from outside restores as well.
    Case(name: "SIGINT", keys: "docs", signal: SIGINT, ending: .signalled(SIGINT)),
    Case(name: "SIGTERM", keys: "docs", signal: SIGTERM, ending: .signalled(SIGTERM)),
    Case(name: "SIGHUP", keys: "docs", signal: SIGHUP, ending: .signalled(SIGHUP)),
    Case(name: "SIGQUIT", keys: "docs", signal: SIGQUIT, ending: .signalled(SIGQUIT)),
  ]

  @Test("an ending has its status, its output, and gives the terminal back", arguments: cases)
  func ending(_ test: Case) throws {
    let session = try Ask.prompt(test.arguments)
    #expect(try session.modes != session.initialModes)
    try session.send(test.keys)
    if let signal = test.signal { session.signal(signal) }
    #expect(try session.waitForEnd() == test.ending)
    #expect(session.output.text == test.output)
    #expect(session.errors.text == test.errors)
    try Ask.expectRestored(session)
  }

  @Test("a crash puts the terminal back", arguments: [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE])
  func crash(signal: Int32) throws {
    let session = try Ask.prompt(["--title", "New folder"])
    session.signal(signal)
    #expect(try session.waitForEnd() == .signalled(signal))
    try Ask.expectRestored(session)
  }

  @Test("settings that are not the usual ones come back as they were")
  func unusualSettings() throws {
    let session = try Ask.shell(
      """
      stty -echo -icrnl ixany eof ^B intr ^G erase ^H min 3 time 7; stty -g >&2
      "$ASK" Name; stty -g >&2
      """)
    try session.waitFor("^D")
    // intr is ^G now, so ^C is no signal, and ^G is one. Enter still sends.
    try session.send("docs" + .enter)
    try session.waitForEnd()
    let settings = session.errors.text.split(separator: "\n")
    #expect(settings.count == 2 && settings.first == settings.last, "\(settings)")
    #expect(session.output.text == "docs\n")
  }

  @Test("the terminal's own keys count, not the usual ones")
  func ownKeys() throws {
    let session = try Ask.shell("stty intr ^G eof ^B; exec \"$ASK\" Name")
    try session.waitFor("^")
    try session.send("docs" + .control("g"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    let other = try Ask.shell("stty intr ^G eof ^B; exec \"$ASK\" Name")
    try other.waitFor("^")
    try other.send("docs" + .control("b"))
    #expect(try other.waitForEnd() == .exited(3))
  }

  @Test("a signal, too, leaves one line, which says so", arguments: [nil, SIGINT, SIGTERM])
  func interruptedLine(signal: Int32?) throws {
    let screen = try Ask.screen(["New folder", "--message", "Its name"])
    try screen.waitFor(Ask.statusKey)
    try screen.send("docs")
    try screen.waitFor("> docs")
    if let signal {
      kill(try #require(pid_t(try screen.display("#{pane_pid}"))), signal)
    } else {
      try screen.send(.control("c"))
    }
    try screen.waitForEnd()
    #expect(try screen.lines == ["New folder: interrupted"])
  }

  @Test("a signal that was sent to ask alone leaves the script around it alive")
  func signalToAskAlone() throws {
    let foreground = try Ask.shell(#"sh -c 'echo $$ >&2; exec "$ASK" One'; echo "status $?""#)
    try foreground.waitFor(Ask.statusKey)
    kill(try #require(pid_t(foreground.errors.text.trimmingCharacters(in: .newlines))), SIGTERM)
    try foreground.waitForEnd()
    #expect(foreground.output.text == "status 143\n")
    try Ask.expectRestored(foreground)
  }

  @Test("an ignored SIGINT stays ignored: its key rings and the prompt stays")
  func ignoredInterrupt() throws {
    let session = try Ask.shell("trap '' INT QUIT; exec \"$ASK\" Name")
    try session.waitFor(Ask.statusKey)
    try session.send("do" + .control("c"))
    try session.waitFor("\u{7}")
    session.signal(SIGINT)
    try session.send("cs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
  }

  @Test("a terminal that is cut off ends it by SIGHUP")
  func hangUp() throws {
    let session = try Ask.prompt(["Name"])
    session.hangUp()
    #expect(try session.waitForEnd() == .signalled(SIGHUP))
  }

  @Test("an endless end of input is a cancel, not a loop (huh#440)")
  func endOfTerminal() throws {
    let session = try Ask.shell("trap '' HUP; \"$ASK\" Name; echo \"status $?\"")
    try session.waitFor(Ask.statusKey)
    session.hangUp()
    try session.waitForEnd()
    #expect(session.output.text == "status 3\n")
  }

  @Test("a run of Ctrl-D that began by deleting is over after a second without one: the next cancels")
  func endOfRun() throws {
    let session = try Ask.prompt(["Text", "--initial", "ab"])
    try session.send(.control("a") + .control("d") * 4)
    try session.waitFor("\u{7}")
    session.settle(milliseconds: 1100)
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
  }

  @Test("a run of Ctrl-D that began by deleting does not cancel")
  func runOfEndOfFile() throws {
    let session = try Ask.prompt(["Name", "--initial", "abc"])
    try session.send(.control("a") + .control("d") * 5)
    try session.waitFor("\u{7}")
    try session.send("x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "x\n")
  }

  @Test("a standard output that is closed is found before asking")
  func closedOutput() throws {
    let session = try TerminalSession(
      [AskBinary.path, "Name"], standardOutput: .closed, standardError: .pipe)
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.errors.text.wholeMatch(of: /ask: [^\n]+\n/) != nil)
    #expect(session.display.bytes.isEmpty)
  }

  @Test("an answer that cannot be written is a failure that says so", arguments: ["/dev/full"])
  func fullOutput(path: String) throws {
    let session = try TerminalSession(
      [AskBinary.path, "Name"], standardOutput: .file(path), standardError: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.errors.text.wholeMatch(of: /ask: [^\n]+\n/) != nil, "\(session.errors)")
    try Ask.expectRestored(session)
  }

  @Test("a reader that went away is a failure, not a death by SIGPIPE, nor a success")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.shell("(\"$ASK\" Name; echo $? >\"\(folder.path("status"))\") | : ")
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    try session.wait(for: "the status") {
      try FileManager.default.fileExists(atPath: folder.path("status")) && !folder.read("status").isEmpty
    }
    #expect(String(decoding: try folder.read("status"), as: UTF8.self) == "6\n")
  }

  @Test("a closed pipe is no failure of --help")
  func helpIntoClosedPipe() throws {
    let result = try Program.run(
      ["/bin/bash", "-c", "\"$ASK\" --help | :; echo ${PIPESTATUS[0]}"], environment: Ask.environment)
    #expect(result.outputText == "0\n")
    #expect(result.errorText == "")
  }
}
