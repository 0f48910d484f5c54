import Foundation
import TestSupport
import Testing

/// Bad use: one line that says what is wrong, status 2, before anything is shown.
@Suite("Usage")
struct UsageTests {
  @Test(
    "bad use is told in one line, with status 2, and nothing is shown",
    arguments: [
      (["--titel", "x"], "--title"),
      (["--title"], "--title"),
      (["--min"], "--min"),
      (["Name", "--min", "x"], "--min"),
      (["Name", "--min", "5", "--max", "3"], "--max"),
      (["Name", "--above", "5", "--below", "5"], "--below"),
      (["Name", "--pattern", "[a-"], "[a-"),
      (["Name", "--reject", "("], "("),
      (["Name", "--reject", ""], "--reject takes a pattern, not an empty text"),
      (["Name", "--pattern", ""], "--pattern takes a pattern, not an empty text"),
      (["Name", "--min", "-1"], "--min takes a whole number from 0 on, not '-1'"),
      (["Name", "--attempts", "-1"], "--attempts takes a whole number from 1 on, not '-1'"),
      (["Name", "--attempts", "0"], "--attempts takes a whole number from 1 on, not '0'"),
      (["Name", "--min", "1000000000000000000"], "--min takes at most 18 digits"),
      (
        ["Name", "--type", "integer", "--min", "99999999999999999999"],
        "--min takes a whole number of 64 bits, not '99999999999999999999'"
      ),
      (["Name", "--default", "ab", "--min", "3"], "--default"),
      (["Name", "other"], "quote"),
      (["Name", "--title", "other"], "quote"),
      (["--format", "xml", "Name"], "--format"),
      (["--format", "shell", "Name"], "--name"),
    ])
  func badUse(arguments: [String], named: String) throws {
    let session = try TerminalSession(
      [AskBinary.path] + arguments, standardOutput: .pipe, standardError: .pipe)
    #expect(try session.waitForEnd() == .exited(2))
    #expect(session.errors.text.wholeMatch(of: /ask: [^\n]+\n/) != nil, "\(session.errors)")
    #expect(session.errors.contains(named), "\(session.errors)")
    #expect(session.display.bytes.isEmpty, "\(session.display)")
    if !arguments.contains("shell") { #expect(session.output.bytes.isEmpty) }
  }

  @Test("a value that is not UTF-8 is bad use")
  func notUTF8() throws {
    let result = try Program.run(
      ["/bin/sh", "-c", #""$ASK" --title "$(printf '\377')""#], environment: Ask.environment)
    #expect(result.status == 2)
    #expect(result.errorText.wholeMatch(of: /ask: [^\n]+\n/) != nil, "\(result)")
  }

  /// Swift takes the arguments from there; without them a secret was a line, with echo.
  @Test("the arguments are known without /proc and without a free descriptor", arguments: ["openat", "read"])
  func withoutProc(call: String) throws {
    let session = try TerminalSession(
      [
        "strace", "-o", "/dev/null", "-P", "/proc/self/cmdline", "-e", "inject=\(call):error=EMFILE", AskBinary.path,
        "--secret", "Password",
      ], standardOutput: .pipe)
    try session.waitFor("Password")
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(!session.display.contains("docs"))
  }

  @Test("an empty title or message, of a variable that holds nothing, is none")
  func emptyTitle() throws {
    let screen = try Ask.screen(["", "--message", ""])
    #expect(try screen.waitFor(Ask.statusKey) == [">", "Enter OK   ^D Cancel"])
    try screen.send("docs" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["> docs", "docs"])
  }

  @Test("a page that cannot be written is no success", arguments: ["--version", "--help", "--generate man"])
  func unwrittenPage(flags: String) throws {
    for output in [">&-", ">/dev/full"] {
      let result = try Program.run(["/bin/sh", "-c", "exec \"$ASK\" \(flags) \(output)"], environment: Ask.environment)
      #expect(result.status == 6, "\(output)")
      #expect(result.errorText.wholeMatch(of: /ask: [^\n]*standard output[^\n]+\n/) != nil, "\(result)")
    }
  }

  @Test("a value may begin with a dash (gum#333)")
  func dashValue() throws {
    let session = try Ask.prompt(["--title", "-1", "--initial=-2", "-d", "--x", "--", "-i"].prefix(3) + ["-d", "--x"])
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "-2\n")
    #expect(session.display.contains("-1"))
  }
}
