import Foundation
import TestSupport
import Testing

/// Ctrl-Z and back, in shells with job control.
@Suite("Suspended")
struct SuspendTests {
  @Test("Ctrl-Z gives the terminal back, and the text is there on return", arguments: InteractiveShell.all)
  func suspend(shell: InteractiveShell) throws {
    let folder = try TemporaryFolder()
    let terminal = try shell.start(environment: Ask.environment.with(["OUT": folder.path("out")]))
    let before = try terminal.settings()
    try terminal.enter("\"$ASK\" --title Name --initial abc >\"$OUT\"")
    try terminal.session.waitFor(Ask.statusKey)
    for text: Keys in ["d", "e"] {
      try terminal.session.send(text + .control("z"))
      try terminal.waitForPrompt()
      #expect(try terminal.settings() == before)
      try terminal.enter("fg")
      try terminal.session.waitFor(Ask.bracketedPasteOn)
      try terminal.session.waitFor(Ask.statusKey)
    }
    try terminal.session.send("f" + .enter)
    try terminal.waitForPrompt()
    #expect(String(decoding: try folder.read("out"), as: UTF8.self) == "abcdef\n")
    #expect(try terminal.settings() == before)
  }

  @Test("continued in the background it stops again, and does not touch the terminal")
  func background() throws {
    let folder = try TemporaryFolder()
    let terminal = try InteractiveShell.bash.start(environment: Ask.environment.with(["OUT": folder.path("out")]))
    let before = try terminal.settings()
    try terminal.enter("\"$ASK\" --title Name --initial abc >\"$OUT\"")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send(.control("z"))
    try terminal.waitForPrompt()
    try terminal.enter("bg; while ! jobs | grep -q Stopped; do sleep 0.01; done")
    try terminal.waitForPrompt()
    #expect(try terminal.settings() == before)
    try terminal.enter("fg")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send("d" + .enter)
    try terminal.waitForPrompt()
    #expect(String(decoding: try folder.read("out"), as: UTF8.self) == "abcd\n")
  }

  @Test("stopped from outside and continued, it takes the terminal again")
  func stoppedFromOutside() throws {
    let terminal = try InteractiveShell.bash.start(environment: Ask.environment)
    let before = try terminal.settings()
    try terminal.enter("\"$ASK\" --title Name --initial abc")
    try terminal.session.waitFor(Ask.statusKey)
    let child = try Program.run(["pgrep", "-P", "\(terminal.session.process.id)"]).outputText
    let id = try #require(pid_t(child.trimmingCharacters(in: .newlines)))
    kill(id, SIGTSTP)
    try terminal.waitForPrompt()
    #expect(try terminal.settings() == before)
    try terminal.enter("fg")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send("d" + .enter)
    try terminal.session.waitFor("abcd\r\n")
    try terminal.waitForPrompt()
    #expect(try terminal.settings() == before)
  }

  @Test("SIGCONT out of the blue paints again and loses nothing")
  func continued() throws {
    let session = try Ask.prompt(["Name", "--initial", "abc"])
    session.signal(SIGSTOP)
    session.signal(SIGCONT)
    try session.waitFor(Ask.statusKey)
    try session.send("d" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abcd\n")
    try Ask.expectRestored(session)
  }
}
