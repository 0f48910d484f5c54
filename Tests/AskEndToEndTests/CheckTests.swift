import Foundation
import TestSupport
import Testing

/// `--check`: commands of the script that judge an answer.
@Suite("Checks")
struct CheckTests {
  static let branch = #"git check-ref-format --branch "$1""#

  // MARK: From a source

  @Test(
    "the same checks judge what a source gives",
    arguments: [
      ([branch], "feature/login", 0, "feature/login\n", ""),
      ([branch], "bad..name", 5, "", "fatal: 'bad..name' is not a valid branch name"),
      ([#"test ! -e "$1""#], "/nowhere/at/all", 0, "/nowhere/at/all\n", ""),
      ([#"test ! -e "$1""#], "/", 5, "", "A check does not accept this answer."),
      (
        [#"getent passwd "$1" >/dev/null || echo "There is no user $1.""#, "false"], "root", 5, "",
        "A check does not accept"
      ),
      (
        [#"getent passwd "$1" >/dev/null || { echo; echo "  There is no user $1."; echo more; exit 2; }"#],
        "nobody-here", 5, "",
        "not valid: There is no user nobody-here."
      ),
      // In order, and all must accept.
      (["true", "echo second >&2; exit 1", "echo third; exit 1"], "x", 5, "", "second"),
      // The answer is also on standard input, without a line feed.
      ([#"test "$(od -An -c | tr -d ' ')" = abc"#], "abc", 0, "abc\n", ""),
      // Could not be judged.
      (["no-such-command"], "x", 6, "", "could not be judged: a check cannot be run"),
      (["exit 126"], "x", 6, "", "could not be judged: a check cannot be run."),
      (["kill -9 $$"], "x", 6, "", "could not be judged: a check was ended by signal 9."),
      // What it prints cannot drive the terminal.
      ([#"printf '\033[2J\033]0;x\007bad'; exit 1"#], "x", 5, "", "^[[2J^[]0;x^Gbad"),
    ] as [([String], String, Int32, String, String)])
  func source(checks: [String], answer: String, status: Int32, output: String, errors: String) throws {
    let result = try Ask.run(["--stdin"] + checks.flatMap { ["--check", $0] }, input: answer)
    #expect(result.status == status, "\(result)")
    #expect(result.outputText == output)
    #expect(errors.isEmpty ? result.errorText.isEmpty : result.errorText.contains(errors), "\(result)")
    #expect(result.errorText.split(separator: "\n").count == (errors.isEmpty ? 0 : 1))
  }

  @Test("a default is checked too, and an optional answer that is left out is not")
  func otherSources() throws {
    let refused = try Ask.run(["--default", "x", "--check", "echo no; exit 1"])
    #expect(refused.status == 5)
    #expect(refused.errorText.contains("no"))
    let leftOut = try Ask.run(["--stdin", "--optional", "--trim", "--check", "exit 1"], input: "  \n")
    #expect(leftOut.status == 0)
    #expect(leftOut.outputText == "\n")
  }

  @Test("the check sees the form that the script gets")
  func canonicalForm() throws {
    let result = try Ask.run(
      ["--stdin", "--type", "integer", "--check", #"test "$1" = 8 && test "$(cat)" = 8"#], input: "08")
    #expect(result.outputText == "8\n")
  }

  @Test("a check that takes too long is ended, with what it started")
  func timeLimit() throws {
    let folder = try TemporaryFolder()
    let result = try Ask.run(
      ["--stdin", "--check-timeout", "1s", "--check", "sleep 1000 & echo $! >\(folder.path("pid")); wait"], input: "x")
    #expect(result.status == 6)
    #expect(result.errorText.contains("took longer than 1 second."))
    try expectGone(folder, "pid")
  }

  @Test("a check that reads nothing, of an answer larger than a pipe, is no failure")
  func readsNothing() throws {
    let text = String(repeating: "x", count: 1_000_000)
    let ignored = try Ask.run(["--stdin", "--check", #"test -z "$1""#], input: text)
    #expect(ignored.status == 0)
    #expect(ignored.output.count == 1_000_001)
    let slow = try Ask.run(["--stdin", "--check", "sleep 0.2; test $(wc -c) = 1000000"], input: text)
    #expect(slow.status == 0)
  }

  @Test("a check that prints a megabyte is told by its first line")
  func printsMuch() throws {
    let result = try Ask.run(
      ["--stdin", "--check", "echo first; head -c 1000000 /dev/zero | tr '\\0' 'x'; exit 1"], input: "x")
    #expect(result.status == 5)
    #expect(result.errorText.contains("not valid: first\n"))
    let endless = try Ask.run(["--stdin", "--check-timeout", "1", "--check", "yes"], input: "x")
    #expect(endless.status == 6)
  }

  @Test("what a check leaves running holds nothing up, and is ended")
  func leavesChild() throws {
    let folder = try TemporaryFolder()
    let result = try Ask.run(
      ["--stdin", "--check", "sleep 1000 & echo $! >\(folder.path("pid")); echo busy; exit 1"], input: "x")
    #expect(result.status == 5)
    #expect(result.errorText.contains("busy"))
    try expectGone(folder, "pid")
  }

  @Test("a check has no terminal, no other descriptors, and signals as by default")
  func surroundings() throws {
    let session = try Ask.prompt(
      [
        "--check",
        """
        (: </dev/tty) 2>/dev/null && echo terminal && exit 1
        ls /proc/self/fd | tr '\\n' ' '; sh -c 'kill -PIPE $$'; echo "SIGPIPE=$?"; exit 1
        """,
      ])
    try session.send("x" + .enter)
    try session.waitFor("! 0 1 2 3 SIGPIPE=141")
  }

  // MARK: At the terminal

  @Test("Enter runs the check, and its line is the reason; another answer is accepted")
  func enter() throws {
    let session = try Ask.prompt(["--title", "Branch", "--check", Self.branch, "--error", "Not this."])
    try session.send("a..b" + .enter)
    try session.waitFor("! fatal: 'a..b' is not a valid branch name")
    try session.send(.backspace * 3 + "x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "ax\n")
    try Ask.expectRestored(session)
  }

  @Test("the script's own words stand in for a check that says nothing")
  func error() throws {
    let session = try Ask.prompt(["--check", "false", "--error", "Choose another."])
    try session.send("x" + .enter)
    try session.waitFor("! Choose another.")
  }

  @Test("typing goes on while a check runs, withdraws the Enter and ends the check")
  func withdrawn() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["--check", "echo $$ >\(folder.path("pid"))$1; test \"$1\" = ab || sleep 1000"])
    try session.send("a" + .enter)
    try session.waitFor("Checking...")
    try session.wait(for: "the check runs") { (try? folder.read("pida"))?.last == 10 }
    try session.send("b")
    try session.wait(for: "the check is ended") { try isGone(folder, "pida") }
    session.settle()
    #expect(session.process.ending == nil)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "ab\n")
  }

  @Test("each Enter asks anew: what was refused may be right by now")
  func askedAnew() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt([
      "--check", "echo >>\(folder.path("runs")); test -e \(folder.path("there")) || exit 1",
    ])
    for runs in 1...2 {
      try session.send("x" + .backspace + .enter)
      // The bell: where the second refusal comes before anything else is painted, the same words stay.
      try session.wait(for: "it was refused") { session.display.bytes.count { $0 == 0x07 } == runs }
      #expect(try folder.read("runs").count == runs)
    }
    try folder.write("there", "")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try folder.read("runs").count == 3)
  }

  @Test("what a live check accepted while typing is asked again at Enter: it may be wrong by now")
  func askedAnewAfterLive() throws {
    let folder = try TemporaryFolder()
    try folder.write("there", "")
    let screen = try Ask.screen([
      "--check-live", "--check", "test -e \(folder.path("there")) || { echo gone; exit 1; }",
    ])
    try screen.waitFor("^D")
    try screen.send("x")
    try screen.wait(for: "nothing is missing") { $0.last == "Enter OK   ^D Cancel" }
    try FileManager.default.removeItem(atPath: folder.path("there"))
    try screen.send(.enter)
    try screen.waitFor("! gone")
  }

  @Test("what could not be judged is refused, can be tried again, and is no attempt")
  func unjudged() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["--attempts", "1", "--check", "test -e \(folder.path("there")) || exit 127"])
    try session.send("x" + .enter)
    try session.waitFor("could not be judged")
    try folder.write("there", "")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("a check that hangs ends at its time limit, while keys are served")
  func hanging() throws {
    let session = try Ask.prompt(["--check", "sleep 1000", "--check-timeout", "1"])
    try session.send("x" + .enter)
    try session.waitFor("took longer than 1 second.")
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
  }

  @Test("Ctrl-C ends the check too", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["--check", "echo $$ >\(folder.path("pid")); sleep 1000"])
    try session.send("x" + .enter)
    try session.wait(for: "the check runs") { (try? folder.read("pid"))?.last == 10 }
    if signal == SIGINT { try session.send(.control("c")) } else { session.signal(signal) }
    #expect(try session.waitForEnd() == .signalled(signal))
    try expectGone(folder, "pid")
  }

  @Test("in plain lines too, the terminal's keys, signals and the time limit are heard while a check runs")
  func plain() throws {
    let folder = try TemporaryFolder()
    let endings: [(keys: Keys?, arguments: [String], ending: Ending)] = [
      (.control("c"), [], .signalled(SIGINT)), (.control("\\"), [], .signalled(SIGQUIT)),
      (nil, [], .signalled(SIGTERM)),
      ("", ["--timeout", "1"], .exited(124)),
    ]
    for kind in [[], ["--secret"]] {
      for (keys, arguments, ending) in endings {
        let session = try TerminalSession(
          [AskBinary.path, "Name", "--plain", "--check", "echo $$ >\(folder.path("pid")); sleep 1000"] + kind
            + arguments,
          standardOutput: .pipe)
        try session.waitFor("> ")
        try session.send("x" + .enter)
        try session.wait(for: "the check runs") { (try? folder.read("pid"))?.last == 10 }
        if let keys { try session.send("ahead" + keys) } else { session.signal(SIGTERM) }
        #expect(try session.waitForEnd() == ending)
        #expect(session.output.text == "")
        try expectGone(folder, "pid")
        try FileManager.default.removeItem(atPath: folder.path("pid"))
        #expect(try session.modes.differences(from: session.initialModes) == [])
      }
    }
  }

  @Test("in plain lines, what is typed while a check runs is for the next question, or for the one that is refused")
  func plainAhead() throws {
    let folder = try TemporaryFolder()
    let check = "while ! test -e \(folder.path("go")); do sleep 0.02; done; test \"$1\" != x"
    let session = try TerminalSession(
      [AskBinary.path, "--plain", "--field", "one", "--check", check, "--field", "two"], standardOutput: .pipe)
    try session.waitFor("> ")
    try session.send("x" + .enter)
    try session.waitFor("\r\n")
    try session.send("y" + .enter + "second" + .enter)
    try folder.write("go", "")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "xy\nsecond\n")
  }

  @Test("a live check runs when typing pauses, and the status follows it")
  func live() throws {
    let screen = try Ask.screen(["--check-live", "--check", #"test "$1" = good || { echo "$1 is not good"; exit 1; }"#])
    try screen.waitFor("^D")
    try screen.send("goo")
    try screen.waitFor("goo is not good")
    try screen.send("d")
    try screen.wait(for: "nothing is missing") { $0.last == "Enter OK   ^D Cancel" }
    try screen.send(.enter)
    try screen.waitForEnd()
  }

  @Test("a secret is on standard input alone, and a line that holds it is not shown")
  func secret() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt([
      "--secret", "--check",
      #"test $# = 0 || exit 7; cat >\#(folder.path("seen")); printf 'password %s is weak\n' "$(cat \#(folder.path("seen")))"; exit 1"#,
    ])
    try session.send("hunter2" + .enter)
    try session.waitFor("! A check does not accept this answer.")
    #expect(try folder.read("seen") == Array("hunter2".utf8))
    #expect(!session.display.contains("hunter2"))
    // The rest of a long line is dropped, and with it a part of the secret.
    let cut = try Ask.prompt(["--secret", "--check", "head -c 4090 /dev/zero | tr '\\0' x; cat; exit 1"])
    try cut.send("hunter2" + .enter)
    try cut.waitFor("! A check does not accept this answer.")
    #expect(!cut.display.contains("hun"))
  }

  @Test("a check of several lines gets them all")
  func multiline() throws {
    let session = try Ask.prompt([
      "--multiline", "--check", "test $(grep -c '') = 2 || { echo 'Enter two lines.'; exit 1; }",
    ])
    try session.send("one" + .altEnter)
    try session.waitFor("! Enter two lines.")
    try session.send(.enter + "two" + .altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\ntwo\n")
  }

  @Test("refused answers are counted, and the last attempt ends with the reason")
  func attempts() throws {
    let session = try Ask.prompt([
      "--attempts", "3", "--min", "2", "--check", "echo taken; exit 1", "--json", "-t", "Name",
    ])
    try session.send("a" + .enter)
    try session.waitFor("! Enter at least 2 characters")
    try session.send("b" + .enter)
    // Only what differs is painted.
    try session.waitFor("taken")
    try session.send("c" + .enter)
    #expect(try session.waitForEnd() == .exited(5))
    #expect(session.output.text == #"{"status":"invalid","rule":"check","reason":"taken"}"# + "\n")
    #expect(session.errors.text == "ask: no valid answer in 3 attempts: taken\n")
    #expect(session.display.contains("Name: no valid answer"))
    try Ask.expectRestored(session)
  }

  @Test(
    "flags that say how to check need something to check",
    arguments: [["--check-live"], ["--check-timeout", "3"], ["--check", "true", "--check-timeout", "0"]])
  func usage(arguments: [String]) throws {
    #expect(try Ask.run(arguments).status == 2)
  }

  // MARK: -

  private func isGone(_ folder: TemporaryFolder, _ name: String) throws -> Bool {
    let text = String(decoding: try folder.read(name), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let id = try #require(pid_t(text))
    if kill(id, 0) == 0 {
      // A zombie that only the first process can reap is gone for us.
      let status = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
      return status.contains("State:\tZ")
    }
    return errno == ESRCH
  }

  private func expectGone(_ folder: TemporaryFolder, _ name: String) throws {
    #expect(try Deadline.generous.poll { try isGone(folder, name) })
  }
}
