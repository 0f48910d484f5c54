import Foundation
import TestSupport
import Testing

/// A text that outlives a prompt that ended without an answer.
@Suite("Drafts")
struct DraftTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("draft")
  }

  private var draft: String? { try? String(contentsOfFile: path, encoding: .utf8) }
  private static let says = "Taken up from the draft."

  struct End: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var keys: Keys = ""
    var signal: Int32?
    var hangsUp = false
    let ending: Ending
    var testDescription: String { name }
  }

  static let ends = [
    End(name: "Ctrl-C", keys: .control("c"), ending: .signalled(SIGINT)),
    End(name: "Ctrl-\\", keys: .control("\\"), ending: .signalled(SIGQUIT)),
    End(name: "Ctrl-D", keys: .control("d") * 2, ending: .exited(3)),
    End(name: "SIGTERM", signal: SIGTERM, ending: .signalled(SIGTERM)),
    End(name: "SIGHUP", signal: SIGHUP, ending: .signalled(SIGHUP)),
    End(name: "a cut line", hangsUp: true, ending: .signalled(SIGHUP)),
    End(name: "the end of the time", arguments: ["--timeout", "2"], ending: .exited(124)),
    End(
      name: "attempts that are used up", arguments: ["--max", "1", "--attempts", "1"], keys: .altEnter,
      ending: .exited(5)),
  ]

  @Test("the text is there the next time, whatever ended the prompt", arguments: ends)
  func keeps(_ end: End) throws {
    let session = try Ask.prompt(["--multiline", "Message", "--draft", path] + end.arguments)
    try session.send("Erste Zeile" + .enter + "日本語 e\u{301} ")
    try session.waitFor("日本語")
    session.settle()
    try session.send(end.keys)
    if let signal = end.signal { session.signal(signal) }
    if end.hangsUp { session.hangUp() }
    #expect(try session.waitForEnd() == end.ending)
    #expect(draft == "Erste Zeile\n日本語 e\u{301} \n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(session.output.text == "")

    let again = try Ask.prompt(["--multiline", "Message", "--draft", path])
    #expect(again.display.contains(Self.says))
    #expect(again.display.contains("Erste Zeile"))
    try again.send("!" + .altEnter)
    #expect(try again.waitForEnd() == .exited(0))
    #expect(again.output.text == "Erste Zeile\n日本語 e\u{301} !\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [], "accepting removes it")
  }

  @Test(
    "of a paste that the end cuts off, what has come of it is there the next time, too",
    arguments: [("--multiline", "one two\nthree\n"), ("--prompt=> ", "one two three\n")], [[], ["--plain"]])
  func unfinishedPaste(kind: (flag: String, draft: String), mode: [String]) throws {
    for hangsUp in [true, false] {
      let session = try TerminalSession(
        [AskBinary.path, "Name", "--draft", path, kind.flag] + mode, standardOutput: .pipe)
      try session.waitFor("> ")
      let sleep = try session.waitForSleep()
      try session.send("one " + "\u{1b}[200~two\nthree\u{1b}[20")
      try session.waitForSleep(after: sleep)
      if hangsUp { session.hangUp() } else { session.signal(SIGTERM) }
      #expect(try session.waitForEnd() == .signalled(hangsUp ? SIGHUP : SIGTERM))
      #expect(draft == kind.draft)
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test("SIGKILL takes no more than the last second")
  func kill() throws {
    let session = try Ask.prompt(["Name", "--draft", path])
    try session.send("typed")
    try session.wait(for: "the draft") { draft == "typed\n" }
    try session.send(" more")
    try session.wait(for: "more of the draft") { draft == "typed more\n" }
    session.signal(SIGKILL)
    try session.waitForEnd()
    let again = try Ask.prompt(["Name", "--draft", path])
    #expect(again.display.contains("> typed more"))
  }

  @Test("who is stopped, or has the text in an editor, has saved it before")
  func stopped() throws {
    let terminal = try InteractiveShell.bash.start(environment: Ask.environment.with(["DRAFT": path]))
    try terminal.enter("\"$ASK\" Name --draft \"$DRAFT\"")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send("typed" + .control("z"))
    try terminal.waitForPrompt()
    #expect(draft == "typed\n")
    try terminal.enter("kill -KILL %1")
    try terminal.waitForPrompt()
    #expect(draft == "typed\n")

    let edited = try Ask.prompt(
      ["Name", "--draft", path],
      environment: ChildEnvironment.terminal.with([
        "EDITOR": "sh -c 'cat \"$0\" >&2; cat \"$DRAFT\"; false'", "DRAFT": path,
      ]))
    try edited.send(" more" + .control("x") + .control("e"))
    try edited.waitFor("typed more\r\ntyped more\r\n")
    try edited.waitFor("The editor ended with status 1")
    try edited.send(.control("c"))
    try edited.waitForEnd()
    #expect(draft == "typed more\n")
  }

  @Test("it is said until the text changes; a draft wins over the initial text, which undoing brings back")
  func said() throws {
    try folder.write("draft", "from the draft\n")
    let screen = try Ask.screen(["Name", "--initial", "initial", "--draft", path, "--min", "3"])
    #expect(
      try screen.waitFor("^D") == ["Name", "> from the draft", "Enter OK   ^D Cancel   \(Self.says)"])
    try screen.send("x")
    #expect(
      try screen.wait(for: "the change") { $0.dropFirst().first == "> from the draftx" }.last == "Enter OK   ^D Cancel")
    try screen.send(.control("_") + .control("_"))
    try screen.waitFor("> initial")
  }

  @Test("a draft that is not valid yet says both, and OK stays dim")
  func invalid() throws {
    try folder.write("draft", "ab\n")
    let screen = try Ask.screen(["Name", "--draft", path, "--min", "3"], columns: 100)
    let lines = try screen.waitFor("at least 3")
    #expect(
      Array(lines.dropFirst(2)) == ["Enter OK   ^D Cancel   \(Self.says) Enter at least 3 characters; there are 2."])
    #expect(try screen.styledLines[2].hasPrefix("\u{1b}[2mEnter OK"))
  }

  @Test("an emptied text and the initial one are no drafts")
  func none() throws {
    for keys in [Keys.control("c"), "x" + .backspace + .control("c")] {
      let session = try Ask.prompt(["Name", "--initial", "initial", "--draft", path])
      try session.send(keys)
      try session.waitForEnd()
      #expect(draft == nil)
    }
    try folder.write("draft", "old\n")
    let session = try Ask.prompt(["Name", "--draft", path])
    try session.send(.control("u") + .control("c"))
    try session.waitForEnd()
    #expect(draft == nil)
  }

  @Test("a default that the time took leaves the draft; a text that was taken up and not touched stays")
  func defaultOfTime() throws {
    let session = try Ask.prompt(["Name", "--draft", path, "--default", "x", "--timeout", "1"])
    try session.send("typed")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "x\n")
    #expect(draft == "typed\n")
    let again = try Ask.prompt(["Name", "--draft", path])
    try again.send(.control("c"))
    try again.waitForEnd()
    #expect(draft == "typed\n")
  }

  @Test("an answer that could not be written keeps its draft")
  func fullDisk() throws {
    let session = try Ask.shell("\"$ASK\" Name --draft \"$DRAFT\" >/dev/full", environment: ["DRAFT": path])
    try session.waitFor(Ask.statusKey)
    try session.send("precious" + .enter)
    #expect(try session.waitForEnd() == .exited(6))
    #expect(draft == "precious\n")
  }

  @Test("two prompts with one draft: both texts are kept, and the second says where")
  func two() throws {
    let one = try Ask.prompt(["Name", "--draft", path])
    let other = try Ask.prompt(["Name", "--draft", path])
    try one.send("one")
    try one.wait(for: "the draft") { draft == "one\n" }
    try other.send("other" + .control("c"))
    #expect(try other.waitForEnd() == .signalled(SIGINT))
    try one.send(.control("c"))
    try one.waitForEnd()
    #expect(draft == "one\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "draft" }
    let beside = try #require(names.first)
    #expect(names.count == 1)
    #expect(String(decoding: try folder.read(beside), as: UTF8.self) == "other\n")
    #expect(
      other.errors.text
        == "ask: warning: in '\(path)' is another draft, so the text was kept in '\(folder.path(beside))'\n")
    #expect(one.errors.text == "")
  }

  @Test("what cannot be in the field, or is no file, is left alone and told", arguments: ["lines", "fifo", "link"])
  func leftAlone(kind: String) throws {
    let reason: String
    switch kind {
    case "fifo":
      #expect(mkfifo(path, 0o600) == 0)
      reason = "it is not a regular file"
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: try folder.write("target", "precious"))
      reason = "it is a symbolic link"
    default:
      try folder.write("draft", "one\ntwo\n")
      reason = "Enter a single line."
    }
    let session = try Ask.prompt(["Name", "--draft", path], columns: 200)
    try session.waitFor("The draft in '\(path)' was left alone: \(reason)")
    try session.send("docs" + .control("c"))
    try session.waitForEnd()
    #expect(session.errors.text.hasPrefix("ask: warning: in '\(path)' is another draft, so the text was kept in "))
    if kind == "lines" { #expect(draft == "one\ntwo\n") }
    if kind == "link" { #expect(draft == "precious") }
  }

  @Test("where nothing can be written, that is told, and only where a text is lost")
  func unwritable() throws {
    let lost = folder.path("missing/draft")
    let session = try Ask.prompt(["Name", "--draft", lost])
    try session.send("docs" + .control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(
      session.errors.text == "ask: warning: the text could not be kept in '\(lost)': No such file or directory\n")
    let answered = try Ask.prompt(["Name", "--draft", lost])
    try answered.send("docs" + .enter)
    #expect(try answered.waitForEnd() == .exited(0))
    #expect(answered.errors.text == "")
  }

  @Test(
    "where that is clear at the start, it is told at the start, and at the first text that cannot be saved",
    arguments: [[], ["--plain"]])
  func unwritableIsTold(mode: [String]) throws {
    let missing = folder.path("missing/draft")
    let says = "The text cannot be kept in '\(missing)': No such file or directory."
    let session = try TerminalSession(
      [AskBinary.path, "Name", "--draft", missing] + mode, columns: 200, standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(says)
    try session.send("docs")
    try session.waitFor(says)
    // Only once.
    try session.send("!")
    try session.waitFor("!")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs!\n")
    #expect(session.errors.text == "")
  }

  @Test("a save that fails later is told under the field at once", arguments: [[], ["--plain"]])
  func failingSaveIsTold(mode: [String]) throws {
    let own = folder.path("own")
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: false)
    let session = try TerminalSession(
      [AskBinary.path, "Name", "--draft", own + "/draft"] + mode, columns: 200, standardOutput: .pipe,
      standardError: .pipe)
    try session.waitFor("> ")
    #expect(!session.display.contains("cannot be kept"))
    try FileManager.default.removeItem(atPath: own)
    try session.send("docs")
    try session.waitFor("The text cannot be kept in '\(own)/draft': No such file or directory.")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(
      session.errors.text == "ask: warning: the text could not be kept in '\(own)/draft': No such file or directory\n")
  }

  @Test(
    "a file system that fails is told in its own words, and leaves no half of a file",
    arguments: [
      (["inject=link:error=EPERM"], nil), (["inject=fsync:error=EIO"], "Input/output error"),
      (["inject=rename:error=EIO", "inject=link:error=EPERM"], "Input/output error"),
    ] as [([String], String?)])
  func failingCalls(injections: [String], words: String?) throws {
    let session = try TerminalSession(
      ["strace", "-o", "/dev/null"] + injections.flatMap { ["-e", $0] } + [AskBinary.path, "Name", "--draft", path],
      standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(
      session.errors.text == (words.map { "ask: warning: the text could not be kept in '\(path)': \($0)\n" } ?? ""))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.allSatisfy { $0 == "draft" }, "\(names)")
    if words == nil { #expect(draft == "docs\n") }
  }

  @Test("in a form each field has its own; cancelled, all are kept, sent, all are gone")
  func form() throws {
    let form = [
      "--field", "a", "--draft", folder.path("a"), "--field", "b", "--multiline", "--draft", folder.path("b"), "--json",
    ]
    let session = try Ask.prompt(form)
    try session.send("one" + .enter)
    try session.waitFor("b")
    try session.send("two" + .enter + "three" + .control("c"))
    try session.waitForEnd()
    #expect(String(decoding: try folder.read("a"), as: UTF8.self) == "one\n")
    #expect(String(decoding: try folder.read("b"), as: UTF8.self) == "two\nthree\n")
    let again = try Ask.prompt(form)
    #expect(again.display.contains(Self.says))
    try again.send(.enter)
    try again.waitFor(Self.says)
    try again.send(.altEnter)
    #expect(try again.waitForEnd() == .exited(0))
    #expect(again.output.text == #"{"status":"answered","values":{"a":"one","b":"two\nthree"}}"# + "\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("the first Ctrl-D does not say that a text is discarded that is kept")
  func endOfFile() throws {
    let session = try Ask.prompt(["--multiline", "Message", "--draft", path])
    try session.send("one" + .control("d"))
    try session.waitFor("Esc Enter sends the text; ^D once more keeps it as a draft.")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
    #expect(draft == "one\n")
  }

  @Test("of what is entered twice, the first entry is kept", arguments: [[], ["--plain"]])
  func enteredTwice(mode: [String]) throws {
    let session = try TerminalSession([AskBinary.path, "Name", "--verify", "--draft", path] + mode)
    try session.waitFor("> ")
    try session.send("first" + .enter)
    try session.waitFor("again")
    try session.send("fi" + .control("c"))
    try session.waitForEnd()
    #expect(draft == "first\n")
  }

  @Test("in plain lines it is said once and taken up like an initial text")
  func plain() throws {
    let environment = ChildEnvironment.terminal.with(["ASK_PLAIN": "1"])
    let first = try TerminalSession([AskBinary.path, "Name", "--draft", path], environment: environment)
    try first.waitFor("> ")
    try first.send("docs" + .control("c"))
    #expect(try first.waitForEnd() == .signalled(SIGINT))
    #expect(draft == "docs\n")
    let second = try TerminalSession(
      [AskBinary.path, "Name", "--draft", path], environment: environment, standardOutput: .pipe)
    try second.waitFor("\(Self.says)\r\n> docs")
    try second.send("!" + .enter)
    #expect(try second.waitForEnd() == .exited(0))
    #expect(second.output.text == "docs!\n")
    #expect(draft == nil)

    let lines = ["--multiline", "Name", "--draft", path]
    let third = try TerminalSession([AskBinary.path] + lines, environment: environment)
    try third.waitFor("> ")
    try third.send("one" + .enter + "two")
    try third.wait(for: "the draft, while typing") { draft == "one\ntwo\n" }
    third.signal(SIGTERM)
    try third.waitForEnd()
    let fourth = try TerminalSession([AskBinary.path] + lines, environment: environment, standardOutput: .pipe)
    try fourth.waitFor("> one\r\n> two\r\n> ")
    try fourth.send("." + .enter)
    #expect(try fourth.waitForEnd() == .exited(0))
    #expect(fourth.output.text == "one\ntwo\n")
  }

  @Test(
    "wrong usage",
    arguments: [
      ["--secret"], ["--confirm"], ["--alert"], ["--draft", ""],
    ])
  func usage(flags: [String]) throws {
    #expect(try Ask.run(["Name", "--draft", path] + flags).status == 2)
    let twice = try Ask.run(["--field", "a", "--draft", path, "--field", "b", "--draft", path])
    #expect(twice.status == 2)
    #expect(twice.errorText == "ask: --field 'a' and 'b' have one --draft; each needs a file of its own\n")
  }

  @Test(
    "what was typed is kept, not the earlier answer that stands in the field",
    arguments: [.up, .control("r") + "bar", .up + .control("r") + "foo", .control("r") + .paste("bar")] as [Keys])
  func recalled(keys: Keys) throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("history", "one foo\ntwo bar\n")
    let session = try Ask.prompt(["Name", "--history", history, "--draft", folder.path("draft")])
    try session.send("my long text" + keys)
    _ = try session.waitForSleep()
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    #expect(String(decoding: try folder.read("draft"), as: UTF8.self) == "my long text\n")
  }
}
