import Foundation
import TestSupport
import Testing

/// The terminal after every way out is the terminal before it.
@Suite("Restoring")
struct RestoringTests {
  static func send(_ kind: String) -> Keys { kind == "--multiline" ? .altEnter : .enter }

  /// Those of a line are the cases of `EndingTests`.
  @Test("each ending of the other kinds of entry", arguments: ["--multiline", "--secret"])
  func eachEnding(kind: String) throws {
    let endings: [(keys: Keys, signal: Int32?, arguments: [String], ending: Ending)] = [
      ("docs" + Self.send(kind), nil, [], .exited(0)),
      (.control("d"), nil, [], .exited(3)),
      ("x" + Self.send(kind) + Self.send(kind), nil, ["--min", "3", "--attempts", "2"], .exited(5)),
      ("x", nil, ["--timeout", "1"], .exited(124)),
      ("x" + .control("c"), nil, [], .signalled(SIGINT)),
      ("x" + .control("\\"), nil, [], .signalled(SIGQUIT)),
      ("x", SIGINT, [], .signalled(SIGINT)),
      ("x", SIGTERM, [], .signalled(SIGTERM)),
      ("x", SIGHUP, [], .signalled(SIGHUP)),
      ("x", SIGQUIT, [], .signalled(SIGQUIT)),
    ]
    for test in endings {
      let session = try Ask.prompt(["Name", kind] + test.arguments)
      try session.send(test.keys)
      if let signal = test.signal { session.signal(signal) }
      #expect(try session.waitForEnd() == test.ending, "\(test)")
      #expect(session.output.text == (test.ending == .exited(0) ? "docs\n" : ""), "\(test)")
      try Ask.expectRestored(session)
    }
    let failed = try Ask.shell("exec \"$ASK\" Name \(kind) >/dev/full")
    try failed.waitFor(Ask.statusKey)
    try failed.send("docs" + Self.send(kind))
    #expect(try failed.waitForEnd() == .exited(6))
    #expect(failed.errors.text == "ask: cannot write to standard output: No space left on device\n")
    try Ask.expectRestored(failed)
  }

  @Test(
    "each ending of a confirmation and of an alert, whose output is their status", arguments: ["--confirm", "--alert"])
  func endingWithoutOutput(kind: String) throws {
    let answered: [(keys: Keys, ending: Ending)] =
      kind == "--alert" ? [(.enter, .exited(0))] : [("yes" + .enter, .exited(0)), ("no" + .enter, .exited(1))]
    let endings: [(keys: Keys, signal: Int32?, arguments: [String], ending: Ending)] =
      answered.map { ($0.keys, nil, [], $0.ending) } + [
        (.control("d"), nil, [], .exited(3)),
        ("", nil, ["--timeout", "1"], .exited(124)),
        (.control("c"), nil, [], .signalled(SIGINT)),
        (.control("\\"), nil, [], .signalled(SIGQUIT)),
        ("", SIGTERM, [], .signalled(SIGTERM)),
        ("", SIGHUP, [], .signalled(SIGHUP)),
      ]
    for test in endings {
      // Typed keys are thrown away until the prompt is there: it is there with its last escape sequence.
      let session = try Ask.prompt(["Sure?", kind] + test.arguments)
      try session.send(test.keys)
      if let signal = test.signal { session.signal(signal) }
      #expect(try session.waitForEnd() == test.ending, "\(test)")
      #expect(session.output.text == "", "\(test)")
      try Ask.expectRestored(session)
    }
    // Nothing will be written, so that there is nowhere to write is no reason not to ask.
    let closed = try Ask.shell("exec \"$ASK\" 'Sure?' \(kind) >&-")
    try closed.waitFor(Ask.statusKey)
    try closed.send(answered[0].keys)
    #expect(try closed.waitForEnd() == .exited(0))
  }

  @Test("an editor that is stopped, and then the job, end with the terminal as the shell has it")
  func stoppedEditor() throws {
    let session = try TerminalSession(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: Ask.environment.with([
        "PS1": "ready> ", "HOME": "/nonexistent", "EDITOR": "sh -c 'echo editing; exec sleep 1000' x",
      ]))
    try session.waitFor("ready> ")
    try session.send("\"$ASK\" Name" + .enter)
    try session.waitFor(Ask.statusKey)
    try session.send(.control("x") + .control("e"))
    try session.waitFor("editing")
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.send("kill %1; while kill -0 %1 2>/dev/null; do :; done" + .enter)
    try session.waitFor("ready> ")
    try session.send("stty -a | grep -c ' icanon.* echo ' | sed 's/^/cooked-/'" + .enter)
    try session.waitFor("cooked-1")
    try session.send("exit" + .enter)
    try session.waitForEnd()
  }

  @Test("a terminal whose settings cannot be read ends it, where libedit would take every key for text")
  func noSettings() throws {
    let session = try TerminalSession(
      [
        "strace", "-o", "/dev/null", "-P", "/dev/tty", "-e", "inject=ioctl:error=EIO:when=5+", AskBinary.path, "Name",
      ], standardOutput: .pipe, standardError: .pipe)
    #expect(try session.waitForEnd() == .exited(3))
    #expect(session.output.text == "")
  }

  @Test("a second signal does not come between the first and the terminal's settings")
  func twoSignals() throws {
    for _ in 0..<20 {
      let session = try Ask.prompt(["Name"])
      session.signal(SIGUSR1)
      session.signal(SIGUSR1)
      #expect(try session.waitForEnd() == .signalled(SIGUSR1))
      try Ask.expectRestored(session)
    }
  }

  @Test("where the system cannot wait, keys are read all the same")
  func noWaiting() throws {
    let command = [
      "strace", "-f", "-o", "/dev/null", "-e", "inject=poll,ppoll:error=ENOMEM:when=2+", AskBinary.path, "Name",
    ]
    let answered = try TerminalSession(command, standardOutput: .pipe)
    try answered.waitFor(Ask.statusKey)
    try answered.send("docs" + .enter)
    #expect(try answered.waitForEnd() == .exited(0))
    #expect(answered.output.text == "docs\n")
  }

  @Test("signals that nobody should send end it with the terminal restored")
  func deadlySignals() throws {
    for signal in [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGSYS, SIGTRAP, SIGIO, SIGPROF] {
      let session = try Ask.prompt(["Name"])
      try session.send("docs")
      // Seen by ask; else the terminal, restored, would echo it.
      try session.waitFor("docs")
      session.signal(signal)
      #expect(try session.waitForEnd() == .signalled(signal))
      try Ask.expectRestored(session)
    }
  }

  @Test("stopped and continued without a word, it goes on, and gives back the settings from before")
  func stopAndContinue() throws {
    let session = try Ask.prompt(["Name"])
    try session.send("do")
    try session.waitFor("do")
    for _ in 0..<2 {
      session.signal(SIGSTOP)
      session.signal(SIGCONT)
      try session.waitFor(Ask.bracketedPasteOn)
      try session.waitFor(Ask.statusKey)
    }
    try session.send("cs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    try Ask.expectRestored(session)
  }

  /// A prompt whose first frame fills the terminal's queue, because the test does not read.
  private func blockedPrompt(_ arguments: [String] = []) throws -> (terminal: PseudoTerminal, child: ChildProcess) {
    let terminal = try PseudoTerminal(columns: 200, rows: 200)
    let message = String(repeating: "A long message. ", count: 2000)
    let child = try ChildProcess(
      onTerminal: terminal.path, [AskBinary.path, "Name", "--message", message] + arguments,
      environment: ChildEnvironment.terminal)
    #expect(Deadline.generous.poll { (try? terminal.modes.hasLocal(ECHO)) == false })
    return (terminal, child)
  }

  @Test("a terminal that takes nothing more does not hold up the end", arguments: [SIGTERM, SIGINT, SIGHUP])
  func blockedTerminal(signal: Int32) throws {
    let (terminal, child) = try blockedPrompt()
    // Into the write itself, or just before it.
    usleep(100_000)
    child.signal(signal)
    #expect(Deadline.generous.poll { child.ending != nil })
    #expect(child.ending == .signalled(signal))
    #expect(try terminal.modes.hasLocal(ECHO | ICANON))
  }

  @Test("a terminal that takes nothing more does not hold up a time limit")
  func blockedTimeLimit() throws {
    let (terminal, child) = try blockedPrompt(["--timeout", "1"])
    #expect(Deadline.generous.poll { child.ending != nil })
    #expect(child.ending == .exited(124))
    #expect(try terminal.modes.hasLocal(ECHO | ICANON))
  }

  @Test("a reader of standard output that does not read leaves a signal its effect")
  func fullPipe() throws {
    let session = try Ask.shell("exec \"$ASK\" Name --multiline | sleep 1000")
    try session.waitFor(Ask.statusKey)
    try session.send(.paste(String(repeating: "x", count: 200_000)))
    try session.send(.altEnter)
    try session.wait(for: "the prompt is over") { session.display.contains("Name: x") }
    let find = try Program.run(["pgrep", "-s", "\(session.process.id)", "-f", AskBinary.path + " Name"])
    let processes = find.outputText.split(separator: "\n").compactMap { pid_t($0) }
    #expect(!processes.isEmpty)
    for process in processes { kill(process, SIGTERM) }
    #expect(
      try Deadline.generous.poll {
        try Program.run(["pgrep", "-s", "\(session.process.id)", "-f", AskBinary.path + " Name"]).outputText.isEmpty
      })
  }

  @Test(
    "scripts stop at the first Ctrl-C, a key's signal reaches the whole group (gum#350)",
    arguments: ["bash", "dash", "zsh", "ksh"])
  func scriptStops(shell: String) throws {
    let session = try Ask.shell(
      """
      name=$("$ASK" One)
      name=$("$ASK" Two)
      echo went on
      """, shell: shell)
    try session.waitFor(Ask.statusKey)
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    #expect(session.output.text == "")
    #expect(!session.display.contains("Two"))
    try Ask.expectRestored(session)
  }

  @Test("the first process of a container does not die of a signal; it ends with 128 and the signal's number")
  func firstProcess() throws {
    let session = try TerminalSession(
      ["unshare", "--pid", "--fork", "--user", "--map-root-user", AskBinary.path, "Name"], standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send(.control("c"))
    // unshare ends as its child did; it ignores SIGINT meanwhile.
    #expect(try session.waitForEnd() == .exited(130))
    try Ask.expectRestored(session)
  }

  @Test("what is typed ahead is kept for a text, and thrown away before a secret")
  func typeAhead() throws {
    let session = try Ask.shell(
      """
      printf ready >/dev/tty; read -r go </dev/tty; sleep 0.2
      "$ASK" Text; "$ASK" --secret Secret
      """)
    try session.waitFor("ready")
    try session.send("go" + .enter + "ahead" + .enter + "too early" + .enter)
    try session.waitFor("Secret")
    try session.waitFor(Ask.statusKey)
    try session.send("typed" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "ahead\ntyped\n")
  }
}
