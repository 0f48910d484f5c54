import Foundation
import TestSupport
import Testing

/// Every way there is of not having a terminal, or of having an odd one. Never a hang, never status 0 without an answer.
@Suite("Who may be asked")
struct WhoMayBeAskedTests {
  static let nobody =
    "ask: question 'Name': there is no terminal to ask on; give the answer with --env, --stdin or --default\n"

  @Test(
    "no terminal at all: status 4 and one line, whatever the descriptors are",
    arguments: [
      "exec \"$ASK\" Name", "exec \"$ASK\" Name <&-", "exec \"$ASK\" Name </dev/null", ": | \"$ASK\" Name",
      "exec env -i PATH=/usr/bin:/bin HOME=/ SHELL=/bin/sh LOGNAME=root \"$ASK\" Name",
      "exec \"$ASK\" Name </dev/zero", "head -c 200000 /dev/zero | \"$ASK\" Name", "\"$ASK\" Name <&- | cat; exit 4",
    ])
  func nobody(script: String) throws {
    let result = try Program.run(["/bin/sh", "-c", script], environment: Ask.environment)
    #expect(result.status == 4)
    #expect(result.outputText == "")
    #expect(result.errorText == Self.nobody)
  }

  @Test("what may be left out has no default to be given")
  func optional() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", "exec \"$ASK\" Name --optional"], environment: Ask.environment)
    #expect(result.status == 4)
    #expect(
      result.errorText
        == "ask: question 'Name': there is no terminal to ask on; give the answer with --env or --stdin\n")
  }

  @Test("with standard error closed the status tells")
  func closedError() throws {
    let result = try Program.run(["/bin/sh", "-c", "exec \"$ASK\" Name 2>&-"], environment: Ask.environment)
    #expect(result.status == 4)
  }

  @Test("a closed standard output comes first: nobody is asked for what cannot be written")
  func closedOutput() throws {
    let result = try Program.run(["/bin/sh", "-c", "exec \"$ASK\" Name >&-"], environment: Ask.environment)
    #expect(result.status == 6)
    #expect(result.errorText == "ask: standard output is closed; there is nowhere to write the answer\n")
  }

  @Test("after setsid the terminal on the descriptors is somebody else's")
  func setsid() throws {
    let session = try Ask.shell("setsid -w \"$ASK\" Name; echo \"status $?\" >&2")
    try session.waitForEnd()
    #expect(session.errors.text == Self.nobody + "status 4\n")
    #expect(session.display.text == "")
  }

  @Test("without permission for /dev/tty, the terminal on standard input and error serves")
  func noPermission() throws {
    let terminal = try TerminalSession(
      [
        "strace", "-o", "/dev/null", "-P", "/dev/tty", "-e", "inject=openat,open:error=EACCES", AskBinary.path, "Name",
      ],
      standardOutput: .pipe)
    try terminal.waitFor(Ask.statusKey)
    try terminal.send("docs" + .enter)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.output.text == "docs\n")
    try Ask.expectRestored(terminal)

    let elsewhere = try TerminalSession(
      [
        "strace", "-o", "/dev/null", "-P", "/dev/tty", "-e", "inject=openat,open:error=EACCES", AskBinary.path, "Name",
      ],
      standardInput: .null, standardOutput: .pipe, standardError: .pipe)
    #expect(try elsewhere.waitForEnd() == .exited(4))
    #expect(elsewhere.errors.text == Self.nobody)
    #expect(elsewhere.display.text == "")
  }

  @Test("a chroot without /dev/null has a terminal all the same")
  func withoutNull() throws {
    let session = try TerminalSession(
      [
        "strace", "-o", "/dev/null", "-P", "/dev/null", "-e", "inject=openat,open:error=ENOENT", AskBinary.path, "Name",
      ],
      standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text == "docs\n")
  }

  @Test("what opens as /dev/tty and is no terminal counts as none")
  func noTerminalInItsPlace() throws {
    let command = [
      "strace", "-o", "/dev/null", "-P", "/dev/tty", "-e", "inject=ioctl:error=ENOTTY", AskBinary.path, "Name",
    ]
    let terminal = try TerminalSession(command, standardOutput: .pipe)
    try terminal.waitFor(Ask.statusKey)
    try terminal.send("docs" + .enter)
    #expect(try terminal.waitForEnd() == .exited(0))

    let elsewhere = try TerminalSession(command, standardInput: .null, standardOutput: .pipe, standardError: .pipe)
    #expect(try elsewhere.waitForEnd() == .exited(4))
    #expect(elsewhere.errors.text == Self.nobody)
  }

  @Test("another terminal on the descriptors is left alone; the controlling one is asked", arguments: [0, 2])
  func otherTerminal(descriptor: Int) throws {
    let other = try PseudoTerminal()
    let session = try Ask.shell("exec \"$ASK\" Name \(descriptor)<>\(other.path)")
    try session.waitFor(Ask.statusKey)
    #expect(try other.modes.hasLocal(ECHO | ICANON), "its settings are untouched")
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    try Ask.expectRestored(session)
  }

  @Test("a terminal without a size counts as 80 by 24")
  func noSize() throws {
    let session = try Ask.prompt(["Name", "--message", String(repeating: "word ", count: 30)], columns: 0, rows: 0)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    try Ask.expectRestored(session)
  }

  // MARK: Job control

  private func interactiveShell(_ shell: [String]) throws -> TerminalSession {
    let session = try TerminalSession(
      shell, environment: Ask.environment.with(["PS1": "ready> ", "PROMPT": "ready> ", "HOME": "/nonexistent"]))
    try session.waitFor("ready> ")
    return session
  }

  static let shells = [
    ["bash", "--norc", "--noprofile", "-i"], ["zsh", "-f", "-i", "+Z"], ["ksh", "-i"], ["dash", "-i"],
  ]

  @Test("in a pipeline of an interactive shell, at either end and in the middle", arguments: shells)
  func pipeline(shell: [String]) throws {
    let session = try interactiveShell(shell)
    for command in [
      "\"$ASK\" First | sed 's/^/got-/'", "echo x | \"$ASK\" First | sed 's/^/got-/'", "echo x | \"$ASK\" First",
      "a=$(\"$ASK\" First); echo got-$a",
    ] {
      try session.send(Keys(command) + .enter)
      try session.waitFor(Ask.statusKey)
      try session.send("docs" + .enter)
      try session.waitFor(command.contains("got") ? "got-docs" : "docs\r\n")
      try session.waitFor("ready> ")
    }
  }

  @Test("in the background of an interactive shell it says so and ends, also in a pipeline", arguments: shells)
  func background(shell: [String]) throws {
    let session = try interactiveShell(shell)
    for command in ["\"$ASK\" First & wait", "\"$ASK\" First | cat & wait"] {
      try session.send(Keys(command) + .enter)
      try session.waitFor("ask: question 'First': cannot ask from the background; run it in the foreground, or ")
      try session.waitFor("ready> ")
    }
    try session.send(Keys("\"$ASK\" First --default main & wait") + .enter)
    try session.waitFor("\nmain")
  }

  @Test("Ctrl-Z stops the job with the terminal restored; fg brings the text back, twice", arguments: shells.prefix(2))
  func suspend(shell: [String]) throws {
    let session = try interactiveShell(shell)
    try session.send("\"$ASK\" First" + .enter)
    try session.waitFor(Ask.statusKey)
    try session.send("do")
    for _ in 0..<2 {
      try session.send(.control("z"))
      try session.waitFor("ready> ")
      try session.send("stty -a | grep -c ' icanon.* echo ' | sed 's/^/cooked-/'" + .enter)
      try session.waitFor("cooked-1")
      try session.waitFor("ready> ")
      try session.send("fg" + .enter)
      try session.waitFor("do")
      try session.waitFor(Ask.statusKey)
    }
    try session.send("cs" + .enter)
    try session.waitFor(Ask.bracketedPasteOff + "docs")
    try session.waitFor("ready> ")
  }

  @Test("continued in the background it stops again, and a kill from there ends it without touching the terminal")
  func continuedInBackground() throws {
    let session = try interactiveShell(Self.shells[0])
    try session.send("\"$ASK\" First" + .enter)
    try session.waitFor(Ask.statusKey)
    try session.send(.control("z"))
    try session.waitFor("ready> ")
    try session.send("bg; until jobs | grep -q Stopped; do :; done; echo stopped-again" + .enter)
    try session.waitFor("\nstopped-again")
    try session.waitFor("ready> ")
    try session.send("kill %1; while kill -0 %1 2>/dev/null; do :; done" + .enter)
    try session.waitFor("ready> ")
    try session.send("stty -a | grep -c ' icanon.* echo ' | sed 's/^/cooked-/'" + .enter)
    try session.waitFor("cooked-1")
    try session.send("exit" + .enter)
    try session.waitForEnd()
  }
}
