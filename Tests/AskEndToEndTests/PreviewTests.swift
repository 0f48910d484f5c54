import Foundation
import TestSupport
import Testing

/// `--preview`: what a command makes of the text, under the field while typing.
@Suite("Previews")
struct PreviewTests {
  private static let slug = #"printf %s "$1" | tr '[:upper:] ' '[:lower:]-'"#

  @Test("the first line that is printed stands under the field, and goes with the next change")
  func shown() throws {
    let screen = try Ask.screen(["Title", "--preview", Self.slug])
    try screen.waitFor("^D")
    try screen.send("Hello World")
    #expect(
      try screen.waitFor("hello-world") == ["Title", "> Hello World", "hello-world", "Enter OK   ^D Cancel"])
    try screen.send("!")
    #expect(
      try screen.waitFor("hello-world!") == ["Title", "> Hello World!", "hello-world!", "Enter OK   ^D Cancel"])
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Title: Hello World!", "Hello World!"])
  }

  @Test("it is not of another text: it goes at once, and its row stays")
  func stale() throws {
    let screen = try Ask.screen(["Title", "--preview", #"test "$1" = a && echo of-a || sleep 1000"#])
    try screen.waitFor("^D")
    try screen.send("a")
    try screen.waitFor("of-a")
    try screen.send("b")
    let lines = try screen.wait(for: "the change") { $0.contains("> ab") }
    #expect(lines == ["Title", "> ab", "", "Enter OK   ^D Cancel"])
    try screen.send(.backspace)
    try screen.waitFor("of-a")
  }

  @Test("it has the form that the script would get, in $1 and on standard input; valid or not")
  func contract() throws {
    let command = #"test "$1" = "$(cat)" && (: </dev/tty) 2>/dev/null || echo "got $1.""#
    let session = try Ask.prompt(["--type", "integer", "--preview", command])
    try session.send("０8")
    try session.waitFor("got 8.")
    try session.send("x")
    try session.waitFor("got 08x.")
    let text = try Ask.prompt(["Notes", "--multiline", "--preview", #"tr '\n' '|' <<E"# + "\n$1\nE"])
    try text.send("one" + .enter + "two")
    try text.waitFor("one|two|")
  }

  @Test("what the field begins with and what Enter would take have one; an empty field has none")
  func beginning() throws {
    let initial = try Ask.prompt(["Name", "--initial", "docs", "--preview", #"echo "is $1""#])
    try initial.waitFor("is docs")
    let byDefault = try Ask.prompt(["Name", "--default", "main", "--preview", #"echo "is $1""#])
    try byDefault.waitFor("is main")
    let folder = try TemporaryFolder()
    let empty = try Ask.prompt(["Name", "--preview", "touch \(folder.path("ran"))"])
    empty.settle(milliseconds: 400)
    #expect(access(folder.path("ran"), F_OK) != 0)
    try empty.send("x")
    try empty.wait(for: "the preview") { access(folder.path("ran"), F_OK) == 0 }
  }

  @Test(
    "nothing is shown where it fails, is killed, cannot be run or says nothing",
    arguments: ["echo no; exit 1", "echo no; kill -9 $$", "no-such-command", "true", "echo; echo '  '"])
  func fails(command: String) throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["Name", "--preview", "touch \(folder.path("$1")); \(command)"])
    try session.send("x")
    try session.wait(for: "the command ran") { access(folder.path("x"), F_OK) == 0 }
    session.settle(milliseconds: 200)
    #expect(!session.display.contains("no"))
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.errors.text == "")
  }

  @Test("what it prints cannot drive the terminal, and is cut to the width")
  func sanitized() throws {
    let command = #"printf '\033[2J\033]0;x\007日本語 '; printf '%0100d\nsecond\n' 0"#
    let screen = try Ask.screen(["Name", "--preview", command], columns: 20, rows: 6)
    try screen.waitFor("^D")
    try screen.send("x")
    let lines = try screen.waitFor("^[[2J")
    #expect(lines[1] == "> x")
    #expect(lines[2].hasPrefix("^[[2J^[]0;x^G") && lines[2].hasSuffix("..."), "\(lines)")
    #expect(lines[3...] == ["Enter OK", "^D Cancel"])
  }

  @Test("no key waits for it, and after Enter nothing of it is left")
  func slow() throws {
    let folder = try TemporaryFolder()
    let command = """
      trap '' TERM INT; sleep 1000 & echo $! >\(folder.path("child")).new; mv \(folder.path("child")).new \
      \(folder.path("child")); echo $$ >>\(folder.path("all")); sleep 1000; echo never
      """
    let session = try Ask.prompt(["Name", "--preview", command])
    for (place, letter) in "abc".enumerated() {
      try session.send(Keys(String(letter)))
      try session.waitFor(String(letter))
      try session.wait(for: "the command runs") { (try? folder.read("all"))?.filter { $0 == 10 }.count == place + 1 }
    }
    let processes = String(decoding: try folder.read("all"), as: UTF8.self).split(separator: "\n").map { pid_t($0)! }
    for stale in processes.dropLast() { #expect(Deadline.generous.poll { isGone(stale) }, "one at a time") }
    let typed = String(repeating: "fast ", count: 200)
    try session.send(Keys(typed) + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\(typed)\n")
    #expect(!session.display.contains("never"))
    try Ask.expectRestored(session)
    let child = try #require(pid_t(String(decoding: try folder.read("child"), as: UTF8.self).dropLast()))
    for process in processes { #expect(kill(process, 0) != 0, "\(process) is left, or nobody has reaped it") }
    #expect(Deadline.generous.poll { isGone(child) })
  }

  /// A zombie that only the first process can reap is gone for us.
  private func isGone(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 { return errno == ESRCH }
    return (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8))?.contains("State:\tZ") ?? true
  }

  @Test("a crash takes the preview and a check along", arguments: [SIGSEGV, SIGABRT])
  func crash(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt([
      "Name", "--preview", "echo $$ >\(folder.path("preview")); sleep 1000", "--check",
      "echo $$ >\(folder.path("check")); sleep 1000", "--check-live",
    ])
    try session.send("x")
    var processes: [pid_t] = []
    try session.wait(for: "both run") {
      processes = ["preview", "check"].compactMap { name in
        (try? folder.read(name)).flatMap { $0.last == 10 ? pid_t(String(decoding: $0.dropLast(), as: UTF8.self)) : nil }
      }
      return processes.count == 2
    }
    session.signal(signal)
    #expect(try session.waitForEnd() == .signalled(signal))
    for process in processes { #expect(Deadline.generous.poll { isGone(process) }) }
  }

  @Test("a check that follows the text and a preview get along")
  func withCheck() throws {
    let screen = try Ask.screen([
      "Branch", "--preview", #"echo "see $1""#, "--check", #"test "$1" != bad"#, "--check-live", "--error", "No.",
    ])
    try screen.waitFor("^D")
    try screen.send("bad")
    #expect(
      try screen.wait(for: "both") { $0.contains("see bad") && $0.last?.hasSuffix("No.") == true }
        == ["Branch", "> bad", "see bad", "Enter OK   ^D Cancel   No."])
    try screen.send("x")
    try screen.wait(for: "both") { $0.contains("see badx") && $0.last == "Enter OK   ^D Cancel" }
  }

  @Test("where there are few rows it gives way before the status")
  func smallScreen() throws {
    let folder = try TemporaryFolder()
    let preview = "touch \(folder.path("ran")); echo seen"
    let two = try Ask.screen(["Title", "--preview", preview], columns: 40, rows: 2)
    try two.waitFor("^D")
    try two.send("x")
    try two.wait(for: "the command ran") { _ in access(folder.path("ran"), F_OK) == 0 }
    #expect(try two.wait(for: "the text") { $0.first == "> x" } == ["> x", "Enter OK   ^D Cancel"])
    try two.resize(columns: 40, rows: 3)
    #expect(try two.waitFor("seen") == ["> x", "seen", "Enter OK   ^D Cancel"])
    let one = try Ask.screen(["Title", "--preview", "echo seen"], columns: 40, rows: 1)
    try one.waitFor(">")
    try one.send("x")
    #expect(try one.wait(for: "the text") { $0 == ["> x"] } == ["> x"])
  }

  @Test("in a form each field has its own; none is there in plain lines")
  func formAndPlain() throws {
    let form = ["--field", "a", "--preview", #"echo "first $1""#, "--field", "b", "--preview", #"echo "second $1""#]
    let screen = try Ask.screen(form)
    try screen.waitFor("^D")
    try screen.send("x")
    try screen.waitFor("first x")
    try screen.send(.enter + "y")
    let lines = try screen.waitFor("second y")
    #expect(lines == ["a: x", "b", "> y", "second y", "Enter OK   Shift-Tab Back   ^D Cancel"])
    try screen.send(.shiftTab)
    #expect(try screen.waitFor("first x")[0...2] == ["a", "> x", "first x"])

    let folder = try TemporaryFolder()
    let plain = try TerminalSession(
      [AskBinary.path, "Name", "--preview", "touch \(folder.path("ran"))"],
      environment: ChildEnvironment.terminal.with(["ASK_PLAIN": "1"]))
    try plain.waitFor("> ")
    try plain.send("x")
    plain.settle(milliseconds: 300)
    try plain.send(.enter)
    #expect(try plain.waitForEnd() == .exited(0))
    #expect(access(folder.path("ran"), F_OK) != 0)
  }

  @Test("wrong usage", arguments: ["--secret", "--confirm", "--alert"])
  func usage(kind: String) throws {
    #expect(try Ask.run(["Name", kind, "--preview", "true"]).status == 2)
  }
}
