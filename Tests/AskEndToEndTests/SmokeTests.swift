import Foundation
import TestSupport
import Testing

/// What could differ by how the program is linked; `make test` runs these on the shared build as well.
@Suite("Smoke")
struct SmokeTests {
  @Test("it tells its version and help")
  func pages() throws {
    let version = try Ask.run(["--version"])
    #expect(version.status == 0)
    #expect(version.outputText.wholeMatch(of: /ask [0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(version)")
    let help = try Ask.run(["--help"])
    #expect(help.status == 0)
    #expect(help.outputText.hasPrefix("Usage: ask"))
  }

  @Test("the first question: refused while empty, answered, and the terminal is as it was")
  func firstQuestion() throws {
    let session = try Ask.prompt(["--title", "New folder", "--min", "1"])
    try session.send(.enter)
    try session.waitFor("! Enter at least 1 character.")
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text == "")
    try Ask.expectRestored(session)
  }

  @Test("Ctrl-C is a death by SIGINT, and the terminal is as it was")
  func interrupt() throws {
    let session = try Ask.prompt(["--title", "New folder"])
    try session.send("half a name" + .control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    #expect(session.output.bytes.isEmpty)
    try Ask.expectRestored(session)
  }

  @Test("a pipe is asked with --stdin, by the same rules")
  func pipe() throws {
    let accepted = try Ask.run(["New folder", "--min", "1", "--stdin"], input: "docs\n")
    #expect(accepted.status == 0)
    #expect(accepted.outputText == "docs\n")
    let refused = try Ask.run(["New folder", "--min", "1", "--stdin"], input: "\n")
    #expect(refused.status == 5)
    #expect(refused.outputText == "")
  }

  @Test("text is UTF-8 in the C locale, and patterns are Perl's")
  func textAndPatterns() throws {
    let session = try Ask.prompt(
      ["Name", "--pattern", #"\p{L}+"#], environment: ChildEnvironment.path.with(["TERM": "xterm", "LC_ALL": "C"]))
    try session.send("日本1" + .enter)
    try session.waitFor("must match")
    try session.send(.backspace + "é" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "日本é\n")
  }
}
