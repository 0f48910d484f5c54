import Foundation
import TestSupport
import Testing

/// The libraries as another program uses them: examples/swift, which has no more access than other packages have.
@Suite("As a library")
struct LibraryTests {
  @Test("two questions in a row, by the same rules")
  func asksTwice() throws {
    let session = try start()
    try session.waitFor("Create")
    try session.send("My App" + .enter)
    try session.waitFor("!")
    try session.send(.control("u") + "my-app" + .enter)
    try session.waitFor("Enter takes 8080")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "my-app listens on 8080\n")
    #expect(session.errors.text == "")
    try Ask.expectRestored(session)
  }

  @Test(
    "each ending is as the command's own", arguments: [("\u{04}", Ending.exited(3)), ("\u{03}", .signalled(SIGINT))])
  func endings(key: String, ending: Ending) throws {
    let session = try start()
    try session.waitFor("Create")
    try session.send("my-app" + .enter)
    try session.waitFor("Enter takes 8080")
    try session.send(Keys(stringLiteral: key))
    #expect(try session.waitForEnd() == ending)
    #expect(session.output.text == "")
    try Ask.expectRestored(session)
  }

  @Test("with nobody to ask, the first without a default says so")
  func nobody() throws {
    let run = try Program.run([AskBinary.libraryExample], environment: ChildEnvironment.path)
    #expect(run.ending == .exited(4))
    #expect(run.errorText == "ask: there is no terminal to ask on\n")
  }

  private func start() throws -> TerminalSession {
    try TerminalSession([AskBinary.libraryExample], standardOutput: .pipe, standardError: .pipe)
  }
}
