import Foundation
import TestSupport
import Testing

/// The conversation is on the terminal, the answer on standard output, and nothing else moves.
@Suite("Streams")
struct StreamTests {
  @Test("standard output holds the answer and not one byte more (Inquirer#519, inquire#92, bitwarden/cli#7)")
  func onlyTheAnswer() throws {
    let session = try Ask.shell(
      """
      name=$("$ASK" --title "New folder" --message "Name of the folder" --placeholder untitled --min 1 --max 255 \
        --ok Create --cancel Abort </dev/null) && printf '[%s]' "$name"
      """)
    try session.waitFor("Abort")
    try session.send(.enter + "dox" + .backspace + "cs" + .left + .right + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "[docs]")
    #expect(session.errors.text == "")
  }

  @Test("standard input stays untouched: the rest of a script piped into a shell runs (gum#447)")
  func restOfScript() throws {
    let session = try TerminalSession(
      ["/bin/sh"], environment: Ask.environment, standardInput: .pipe, standardOutput: .pipe, standardError: .pipe)
    try session.write(
      Array(
        """
        name=$("$ASK" One)
        echo "first $name"
        name=$("$ASK" Two)
        echo "second $name"

        """.utf8))
    session.closeInput()
    try session.waitFor(Ask.statusKey)
    try session.send("a" + .enter)
    try session.waitFor("Two")
    try session.waitFor(Ask.statusKey)
    try session.send("b" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "first a\nsecond b\n")
  }

  @Test("in a hook, what git gives on standard input stays whole (python-prompt-toolkit#1030)")
  func hookInput() throws {
    let session = try Ask.shell("printf 'a b c\\nd e f\\n' | { \"$ASK\" Reason >&2; cat; }")
    try session.waitFor(Ask.statusKey)
    try session.send("because" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "a b c\nd e f\n")
    #expect(session.errors.text == "because\n")
  }

  @Test(
    "all three standard streams may be anything", arguments: [StandardStream.null, .closed, .pipe],
    [StandardStream.null, .closed, .pipe])
  func anyStreams(input: StandardStream, errors: StandardStream) throws {
    let session = try TerminalSession(
      [AskBinary.path, "Name"], standardInput: input, standardOutput: .pipe, standardError: errors)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    try Ask.expectRestored(session)
  }

  @Test("a secret is not shown, on the terminal or after it (inquire#247, Inquirer#546)")
  func secret() throws {
    let session = try Ask.prompt(["Token", "--secret", "--min", "8"])
    try session.send("hunter" + .enter)
    try session.waitFor("at least 8")
    try session.send("42" + .left + .backspace + "4" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "hunter42\n")
    #expect(session.display.contains("******"))
    for part in ["unt", "42"] { #expect(!session.display.contains(part)) }
    #expect(!session.display.contains("Token: " + String(repeating: "*", count: 9)), "its length is not told")
  }

  @Test("what is typed ahead belongs to the next reader, and to the prompt before that")
  func typeAhead() throws {
    let session = try Ask.shell(
      """
      stty -echo; echo ready >/dev/tty; read go </dev/tty
      a=$("$ASK" One); b=$("$ASK" Two); read c </dev/tty; echo "$a $b $c"
      """)
    try session.waitFor("ready")
    try session.send("go" + .enter + "first" + .enter + "second" + .enter + "third" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "first second third\n")
  }

  @Test("what is typed in one go with the answer is left for the next prompt")
  func typeAheadInOneGo() throws {
    let session = try Ask.shell("a=$(\"$ASK\" One); read b </dev/tty; echo \"$a $b\"")
    try session.waitFor(Ask.statusKey)
    try session.send("first" + .enter + "second" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "first second\n")
  }

  @Test(
    "UTF-8 works whatever the locale says",
    arguments: [
      [:], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LANG": "xx_XX.UTF-8"], ["LC_ALL": "en_US.ISO-8859-1"],
      ["LC_CTYPE": ""], ["LC_ALL": "ja_JP.eucJP"],
    ])
  func locales(variables: [String: String]) throws {
    let session = try Ask.prompt(
      ["名前", "--max", "20"], environment: ChildEnvironment.path.with(["TERM": "xterm"]).with(variables))
    try session.send("é日本👍ÿ" + .left + .backspace + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "é日本ÿ\n")
    #expect(session.display.contains("名前"))
  }
}
