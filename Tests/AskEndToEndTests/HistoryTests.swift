import Foundation
import TestSupport
import Testing

@Suite("History and the editor")
struct HistoryTests {
  @Test("answers are added, one a line, readable by the owner alone; the newest comes back first")
  func recall() throws {
    let folder = try TemporaryFolder()
    let history = folder.path("history")
    for answer in ["first", "second\\n", "first"] {
      let session = try Ask.prompt(["Text", "--history", history])
      try session.send(Keys(answer) + .enter)
      #expect(try session.waitForEnd() == .exited(0))
    }
    #expect(String(decoding: try folder.read("history"), as: UTF8.self) == "first\nsecond\\\\n\nfirst\n")
    let mode = try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let session = try Ask.prompt(["Text", "--history", history])
    try session.send("typed" + .up * 2 + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "second\\n\n", "duplicates are one")
  }

  @Test("numbers are answers, too; an answer of nothing is none")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let history = folder.path("history")
    for (arguments, typed) in [
      (["--type", "integer"], "0042"), (["--type", "number"], "1.50"), (["--type", "integer", "--optional"], ""),
    ] as [([String], Keys)] {
      let session = try Ask.prompt(["Port", "--history", history] + arguments)
      try session.send(typed + .enter)
      #expect(try session.waitForEnd() == .exited(0))
    }
    #expect(String(decoding: try folder.read("history"), as: UTF8.self) == "42\n1.50\n")
    let form = try Ask.prompt(["--field", "port", "--type", "integer", "--history", history])
    try form.send(.up * 2 + .enter)
    #expect(try form.waitForEnd() == .exited(0))
    #expect(form.output.text.contains("42"))
    #expect(String(decoding: try folder.read("history"), as: UTF8.self) == "42\n1.50\n42\n")
  }

  @Test("what was typed comes back below the newest entry")
  func typedTextSurvives() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["Text", "--history", try folder.write("history", "old\n")])
    try session.send("typed" + .up + .down + "!" + .enter)
    try session.waitForEnd()
    #expect(session.output.text == "typed!\n")
  }

  @Test("Ctrl-R searches, again finds older ones, Enter takes the match, a second Enter sends")
  func search() throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("history", "apple pie\nbanana\napple cake\n日本語\n")
    let session = try Ask.prompt(["Text", "--history", history])
    try session.send(.control("r") + "apple" + .control("r") + .enter + "!" + .enter)
    try session.waitForEnd()
    #expect(session.output.text == "apple pie!\n")
    let japanese = try Ask.prompt(["Text", "--history", history])
    try japanese.send(.control("r") + "本" + .enter + .enter)
    try japanese.waitForEnd()
    #expect(japanese.output.text == "日本語\n")
  }

  @Test("Up and Down go on from what a search found")
  func recallBehindSearch() throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("history", "one\ntwo\nthree\nfour\n")
    func answer(_ keys: Keys) throws -> String {
      let session = try Ask.prompt(["Text", "--history", history])
      try session.send("typed" + .control("r") + keys + .enter)
      try session.waitForEnd()
      _ = try folder.write("history", "one\ntwo\nthree\nfour\n")
      return session.output.text
    }
    #expect(try answer("two" + .enter + .up) == "one\n")
    #expect(try answer("two" + .up) == "one\n")
    #expect(try answer("two" + .enter + .down) == "three\n")
    #expect(try answer("two" + .enter + .down * 3) == "typed\n")
    #expect(try answer("two" + .control("g") + .up) == "four\n")
  }

  @Test("a search that finds nothing says so, and Ctrl-G gives back what was typed")
  func searchFails() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(["Text", "--history", try folder.write("history", "old\n")])
    try session.send("typed" + .control("r") + "zzz")
    try session.waitFor("Nothing earlier holds: zzz")
    try session.send(.control("g") + .enter)
    try session.waitForEnd()
    #expect(session.output.text == "typed\n")
  }

  @Test("an entry of several lines survives, and does not come into a field of one line")
  func severalLines() throws {
    let folder = try TemporaryFolder()
    let history = folder.path("history")
    let first = try Ask.prompt(["--multiline", "Text", "--history", history])
    try first.send("one" + .enter + "two" + .altEnter)
    try first.waitForEnd()
    let again = try Ask.prompt(["--multiline", "Text", "--history", history])
    try again.send(.up + "!" + .altEnter)
    try again.waitForEnd()
    #expect(again.output.text == "one\ntwo!\n")
    let line = try Ask.prompt(["Text", "--history", history])
    try line.send(.up + "x" + .enter)
    try line.waitForEnd()
    #expect(line.output.text == "x\n")
  }

  @Test("a history that cannot be used warns and keeps the answer", arguments: ["folder", "fifo", "missing/history"])
  func unusable(kind: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(kind)
    if kind == "folder" { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    if kind == "fifo" { #expect(mkfifo(path, 0o600) == 0) }
    let session = try Ask.prompt(["Text", "--history", path])
    try session.send("docs" + .up + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text.hasPrefix("ask: warning: the answer could not be added to "))
    #expect(session.errors.text.filter { $0 == "\n" }.count == 1)
  }

  @Test("a file that is too large for a history is left alone, and told")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("history")
    let session = try Ask.shell(
      "truncate -s 3G '\(path)'; ulimit -v 500000; exec \"$ASK\" Text --history '\(path)'")
    try session.waitFor(Ask.statusKey)
    try session.send(.up + "docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(
      session.errors.text == "ask: warning: the answer could not be added to '\(path)': it is larger than 64 MiB\n")
  }

  @Test("a file that cannot be shortened is one that the answer was added to", arguments: ["rename", "fsync"])
  func failingShortening(call: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("history", (1...2000).map { "entry \($0)\n" }.joined())
    let session = try TerminalSession(
      ["strace", "-o", "/dev/null", "-e", "inject=\(call):error=EIO", AskBinary.path, "Text", "--history", path],
      standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text == "")
    let lines = String(decoding: try folder.read("history"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2001 && lines.last == "docs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"], "no half is left behind")
  }

  struct Editor: Sendable, CustomTestStringConvertible {
    let name: String
    let command: String
    let answer: String
    var says: String?
    var testDescription: String { name }
  }

  static let editors = [
    Editor(name: "changes the text", command: "sed -i s/one/two/", answer: "two\n"),
    Editor(
      name: "puts a new file in its place", command: "sh -c 'echo new >\"$0.new\"; mv \"$0.new\" \"$0\"'",
      answer: "new\n"),
    Editor(
      name: "fails", command: "sh -c 'echo lost >\"$0\"; exit 3'", answer: "one\n",
      says: "The editor ended with status 3; the text is as it was."),
    Editor(name: "is missing", command: "no-such-editor", answer: "one\n", says: "The editor was not found"),
    Editor(
      name: "is killed", command: "sh -c 'kill -KILL $$'", answer: "one\n", says: "The editor was ended by signal 9"),
    Editor(name: "leaves the terminal raw", command: "sh -c 'stty raw -echo'", answer: "one\n"),
  ]

  @Test("under a limit on the size of files the answer is kept, where the limit's signal would end it")
  func fileSizeLimit() throws {
    let folder = try TemporaryFolder()
    let session = try Ask.shell("ulimit -f 0; exec \"$ASK\" Text --history '\(folder.path("history"))'")
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
    #expect(session.errors.text.hasPrefix("ask: "))
  }

  @Test("Ctrl-X Ctrl-E hands the text to an editor that", arguments: editors)
  func editor(_ editor: Editor) throws {
    let folder = try TemporaryFolder()
    let session = try Ask.prompt(
      ["Text", "--min", "1"],
      environment: ChildEnvironment.terminal.with(["EDITOR": editor.command, "TMPDIR": folder.path]))
    try session.send("one" + .control("x") + .control("e"))
    // The prompt is painted anew when the editor is done.
    try session.waitFor(Ask.bracketedPasteOff)
    try session.waitFor(Ask.bracketedPasteOn)
    if let says = editor.says { try session.waitFor(says) }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == editor.answer)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [], "no file is left behind")
    try Ask.expectRestored(session)
  }

  @Test("where TMPDIR takes no file, the text lies in /tmp", arguments: ["", "/no/such/folder", "/dev/null"])
  func folderOfEditedText(folder: String) throws {
    let session = try Ask.prompt(
      ["Text"],
      environment: ChildEnvironment.terminal.with([
        "EDITOR": "sh -c 'folder=$(dirname \"$0\"); echo \"$folder\" >\"$0\"'", "TMPDIR": folder,
      ]))
    try session.send("one" + .control("x") + .control("e"))
    try session.waitFor(Ask.bracketedPasteOff)
    try session.waitFor(Ask.bracketedPasteOn)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "/tmp\n")
  }

  @Test("started by somebody who ignores SIGCHLD, it gets the edited text all the same")
  func ignoredChildren() throws {
    let session = try TerminalSession(
      ["env", "--ignore-signal=CHLD", AskBinary.path, "Text"],
      environment: ChildEnvironment.terminal.with(["EDITOR": "sed -i s/one/two/"]), standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("one" + .control("x") + .control("e"))
    try session.waitFor(Ask.bracketedPasteOff)
    try session.waitFor(Ask.bracketedPasteOn)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "two\n")
  }

  @Test("a system without a shell to start the editor with is told, and the text and the terminal stay")
  func noShell() throws {
    let session = try TerminalSession(
      [
        "strace", "-f", "-o", "/dev/null", "-P", "/bin/sh", "-e", "inject=execve:error=ENOENT", AskBinary.path, "Text",
      ], standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("one" + .control("x") + .control("e"))
    try session.waitFor("The editor could not be started (No such file or directory)")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\n")
    try Ask.expectRestored(session)
  }

  @Test("a signal that ends it ends the editor, too", arguments: [SIGTERM, SIGHUP])
  func signalMeanwhile(signal: Int32) throws {
    let (folder, tools) = (try TemporaryFolder(), try TemporaryFolder())
    let editor = try tools.write(
      "editor", "#!/bin/sh\ntrap 'echo hung up >end; exit' HUP\necho editing\nwhile :; do sleep 0.01; done\n",
      mode: 0o755)
    let session = try Ask.shell(
      "cd \"$TMPDIR\" && exec \"$ASK\" Text", environment: ["EDITOR": editor, "TMPDIR": folder.path])
    try session.waitFor(Ask.statusKey)
    try session.send("one" + .control("x") + .control("e"))
    try session.waitFor("editing")
    session.signal(signal)
    #expect(try session.waitForEnd() == .signalled(signal))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["end"])
    try Ask.expectRestored(session)
  }

  @Test("VISUAL is asked before EDITOR; the editor has the terminal and a file of its owner's alone")
  func editorHasTerminal() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      "editor",
      "#!/bin/sh\ntest -t 0 && test -t 1 && stat -c %a \"$1\" >\"$1\" && read x </dev/tty && echo \"$x\" >>\"$1\"\n",
      mode: 0o755)
    let session = try Ask.prompt(
      ["--multiline", "Text"],
      environment: ChildEnvironment.terminal.with(["VISUAL": script, "EDITOR": "false", "TMPDIR": folder.path]),
      standardInput: .null)
    try session.send(.control("x") + .control("e"))
    try session.waitFor(Ask.bracketedPasteOff)
    try session.send("typed" + .enter)
    try session.waitFor(Ask.bracketedPasteOn)
    try session.send(.altEnter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "600\ntyped\n")
  }

  @Test("a secret never goes to an editor or a history")
  func secret() throws {
    let session = try Ask.prompt(
      ["--secret", "Password"], environment: ChildEnvironment.terminal.with(["EDITOR": "sed -i s/one/two/"]))
    try session.send("one" + .control("x") + .control("e") + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\n")
    #expect(try Ask.run(["--secret", "--history", "x", "Password"]).status == 2)
  }
}
