import Foundation
import TestSupport
import Testing

/// The ground under the other tests, tried with programs that are known to be right.
@Suite("Test support")
struct SupportTests {
  @Test("a program on a terminal gets keys, its standard output is captured apart")
  func streamsApart() throws {
    let session = try TerminalSession(
      ["/bin/sh", "-c", "printf 'name? ' >/dev/tty; read x </dev/tty; echo \"got $x\""], standardOutput: .pipe)
    try session.waitFor("name? ")
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "got docs\n")
    #expect(session.display.text == "name? docs\r\n")
  }

  @Test("standard input is chosen apart from the terminal", arguments: ["pipe", "null", "closed", "file"])
  func standardInput(kind: String) throws {
    let folder = try TemporaryFolder()
    let stream: StandardStream =
      switch kind {
      case "pipe": .pipe
      case "null": .null
      case "closed": .closed
      default: .file(try folder.write("input", "from a file"))
      }
    let session = try TerminalSession(
      ["/bin/sh", "-c", "cat; echo \" $?\"; test -t 2 && : </dev/tty && echo tty"], standardInput: stream,
      standardOutput: .pipe)
    if kind == "pipe" { try session.write(Array("from a pipe".utf8)) }
    session.closeInput()
    try session.waitForEnd()
    let expected = ["pipe": "from a pipe 0\ntty\n", "null": " 0\ntty\n", "closed": " 1\ntty\n"]
    #expect(session.output.text == expected[kind] ?? "from a file 0\ntty\n")
  }

  @Test("a terminal that is not the controlling one leaves /dev/tty closed")
  func notControlling() throws {
    let session = try TerminalSession(
      ["/bin/sh", "-c", "test -t 0 && echo terminal; : </dev/tty && echo controlling"], controlling: false)
    try session.waitForEnd()
    #expect(session.display.contains("terminal\r\n"))
    #expect(!session.display.contains("controlling"))
  }

  @Test("nothing is inherited but what is named")
  func emptyEnvironment() throws {
    let result = try Program.run(["/usr/bin/env"], environment: ["ONLY": "this one"])
    #expect(result.outputText == "ONLY=this one\n")
    let descriptors = try Program.run(["/bin/ls", "/proc/self/fd"])
    #expect(descriptors.outputText == "0\n1\n2\n3\n", "3 is ls reading the folder")
  }

  @Test("a kill(0) in the child stays in the child")
  func killZero() throws {
    let session = try TerminalSession(["/bin/sh", "-c", "kill -TERM 0"])
    #expect(try session.waitForEnd() == .signalled(SIGTERM))
  }

  @Test("changed terminal settings are seen field by field")
  func modes() throws {
    let session = try TerminalSession([
      "/bin/sh", "-c", "stty -echo eof ^B; echo ready; read x; stty echo eof ^D; read x",
    ])
    try session.waitFor("ready")
    let differences = try session.modes.differences(from: session.initialModes)
    #expect(differences.count == 2 && differences.contains("character \(VEOF): 2 is not 4"), "\(differences)")
    try session.send(.enter)
    try session.wait(for: "the settings are back") { try session.modes == session.initialModes }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try session.modes == session.initialModes)
  }

  @Test("a resize reaches the program")
  func resize() throws {
    let session = try TerminalSession(
      ["/bin/sh", "-c", "trap 'stty size' WINCH; stty size; while :; do sleep 0.01; done"], columns: 60, rows: 10)
    try session.waitFor("10 60")
    try session.resize(columns: 33, rows: 7)
    try session.waitFor("7 33")
  }

  @Test("hanging up ends the program by SIGHUP")
  func hangUp() throws {
    let session = try TerminalSession(["/bin/sh", "-c", "echo ready; while :; do sleep 0.01; done"])
    try session.waitFor("ready")
    session.hangUp()
    #expect(try session.waitForEnd() == .signalled(SIGHUP))
  }

  @Test("more than a terminal's queue can be typed, and all of the output is there at the end")
  func large() throws {
    let session = try TerminalSession(["/bin/sh", "-c", "stty raw -echo; echo ready; head -c 300000 | wc -c"])
    try session.waitFor("ready")
    try session.send(Keys(String(repeating: "x", count: 300_000)))
    try session.waitFor("300000")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("what did not come is told with what was seen")
  func program() throws {
    let result = try Program.run(["/bin/sh", "-c", "cat; echo oops >&2; exit 7"], input: Array("in".utf8))
    #expect(result.ending == .exited(7))
    #expect(result.outputText == "in")
    #expect(result.errorText == "oops\n")
    #expect(throws: TestError.self) { try Program.run(["/bin/sleep", "100"], seconds: 0.2) }
    #expect(throws: TestError.self) { try Program.run(["/no/such/program"]) }
  }

  @Test("a tmux screen shows what a person sees")
  func screen() throws {
    let screen = try TmuxScreen(
      ["/bin/sh", "-c", "stty size; printf 'na\u{ef}ve \u{65e5}\u{672c} '; read x"], columns: 40, rows: 6)
    try screen.waitFor("na\u{ef}ve \u{65e5}\u{672c}")
    #expect(try screen.lines.first == "6 40")
    let cursor = try screen.cursor
    #expect(cursor.column == 11 && cursor.row == 1)
    try screen.send("\u{672c}" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["6 40", "na\u{ef}ve \u{65e5}\u{672c} \u{672c}"])
  }

  @Test("a tmux screen pastes in brackets and resizes")
  func screenPaste() throws {
    let screen = try TmuxScreen(["/bin/sh", "-c", "printf '\u{1b}[?2004h'; trap 'stty size' WINCH; cat -v"])
    try screen.paste("two\nlines")
    try screen.waitFor("^[[200~two")
    try screen.waitFor("lines^[[201~")
    try screen.resize(columns: 30, rows: 5)
    #expect(try screen.display("#{pane_width} #{pane_height}") == "30 5")
  }

  @Test("the same seed gives the same numbers")
  func random() {
    func numbers(seed: UInt64) -> [UInt64] {
      var random = SeededRandom(seed: seed)
      return (0..<10).map { _ in random.next() }
    }
    #expect(numbers(seed: 1) == numbers(seed: 1))
    #expect(numbers(seed: 1) != numbers(seed: 2))
    // The first value of the published sequence for seed 0.
    var zero = SeededRandom(seed: 0)
    #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
  }
}
