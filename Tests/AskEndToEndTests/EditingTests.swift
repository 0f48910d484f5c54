import Foundation
import TestSupport
import Testing

/// Keys and what they make of the text, by libedit's emacs map.
@Suite("Editing")
struct EditingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var initial = ""
    let keys: Keys
    let answer: String
    var testDescription: String { name }

    init(_ name: String, _ initial: String = "", keys: Keys, _ answer: String) {
      (self.name, self.initial, self.keys, self.answer) = (name, initial, keys, answer)
    }
  }

  static let cases: [Case] = [
    Case("left and right", "abc", keys: .left + .left + "X" + .right + "Y", "aXbYc"),
    Case("arrows in application mode", "abc", keys: .applicationLeft * 2 + "X" + .applicationRight + "Y", "aXbYc"),
    Case("Ctrl-B and Ctrl-F", "abc", keys: .control("b") * 2 + "X" + .control("f") + "Y", "aXbYc"),
    Case("Home and End", "abc", keys: .home + "X" + .end + "Y", "XabcY"),
    Case("Home and End, SS3", "abc", keys: "\u{1b}OH" + "X" + "\u{1b}OF" + "Y", "XabcY"),
    Case("Home and End, numbered", "abc", keys: "\u{1b}[1~" + "X" + "\u{1b}[4~" + "Y", "XabcY"),
    Case("Home and End, rxvt", "abc", keys: "\u{1b}[7~" + "X" + "\u{1b}[8~" + "Y", "XabcY"),
    Case("Ctrl-Home and Ctrl-End", "abc", keys: "\u{1b}[1;5H" + "X" + "\u{1b}[1;5F" + "Y", "XabcY"),
    Case("Ctrl-A and Ctrl-E", "abc", keys: .control("a") + "X" + .control("e") + "Y", "XabcY"),
    Case("Ctrl-arrows", "one two three", keys: .controlLeft * 2 + "X" + .controlRight + "Y", "one XtwoY three"),
    Case("Ctrl-arrows, rxvt", "one two", keys: "\u{1b}Od" + "X" + "\u{1b}Oc" + "Y", "one XtwoY"),
    Case("Alt-B and Alt-F", "one two three", keys: .alt("b") * 2 + "X" + .alt("f") + "Y", "one XtwoY three"),
    Case("Delete", "abc", keys: .home + .delete, "bc"),
    Case("Ctrl-D deletes to the right", "abc", keys: .control("a") + .control("d"), "bc"),
    Case("Backspace", "abc", keys: .backspace, "ab"),
    Case("Ctrl-H", "abc", keys: .control("h"), "ab"),
    Case(
      "kill to the end and yank twice", "one two", keys: .controlLeft + .control("k") + .control("y") * 2, "one twotwo"),
    Case("kill the line", "one two", keys: .control("u") + "x", "x"),
    Case("kill a word back and yank (inquire#340)", "one two", keys: .control("w") + .home + .control("y"), "twoone "),
    Case("kill a word forward", "one two", keys: .home + .alt("d"), " two"),
    Case(
      "backspace keeps what was killed", "abcd", keys: .left * 2 + .control("k") + .backspace + .control("y"), "acd"),
    Case("transpose", "abc", keys: .control("t"), "acb"),
    Case("upper case", "one two", keys: .home + .alt("u"), "ONE two"),
    Case("undo", "abc", keys: .backspace + .control("_"), "abc"),
    Case("history keys lose nothing", "abc", keys: .up + "x" + .down + .control("p") + "y" + .control("n"), "abcxy"),
    Case("a function key does nothing", "abc", keys: .f5 + "\u{1b}[21;5~" + "\u{1b}OP" + "\u{1b}[24~" + "d", "abcd"),
    Case("a mouse report and an answer to a query are swallowed", keys: "\u{1b}[<0;10;10M" + "\u{1b}[?62;c" + "a", "a"),
    Case("paste", keys: "<" + .paste("two words") + ">", "<two words>"),
    Case("paste in the middle", "ab", keys: .left + .paste("XY"), "aXYb"),
    Case("paste of several lines becomes one (clikt#471)", keys: .paste("a\nb\rc\n"), "a b c"),
    Case("paste does not accept", keys: .paste("a\n") + "b", "ab"),
    Case("paste drops controls", keys: .paste("a\u{1}\u{1b}[31mb\tc"), "a[31mb\tc"),
    Case("one backspace, one family", "a👩‍👩‍👧", keys: .backspace, "a"),
    Case("one backspace, one accented letter", "ae\u{301}", keys: .backspace, "a"),
    Case("one backspace, one flag", "a🇯🇵🇰🇷", keys: .backspace, "a🇯🇵"),
    Case("one backspace, one syllable of letters", "가\u{1112}\u{1161}\u{11ab}", keys: .backspace, "가"),
    Case("left over a cluster", "a👩‍👩‍👧b", keys: .left * 2 + "X", "aX👩‍👩‍👧b"),
    Case("delete a cluster", "ae\u{301}b", keys: .home + .right + .delete, "ab"),
    Case("wide letters", "日本語", keys: .left + .backspace + "x", "日x語"),
    Case("a typed tab does nothing to the text", "a", keys: .tab + "b", "ab"),
  ]

  @Test("keys", arguments: cases)
  func keys(_ test: Case) throws {
    let session = try Ask.prompt(["Text", "--initial", test.initial])
    try session.send(test.keys)
    // Enter on its own: a lone Esc before it would send as well.
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == test.answer + "\n")
    try Ask.expectRestored(session)
  }

  @Test(
    "a sequence that pauses behind its escape, and again, is the key it is, and never text",
    arguments: [
      (["[", "3~"], "abXc"), (["[", "1", ";5D"], "Xabc"), (["O", "D"], "aXbc"), (["[3", "~"], "abXc"),
      (["[", "200~one\rtwo\u{1b}[201~"], "abone twoXc"),
    ] as [([Keys], String)])
  func pausesInSequences(pieces: [Keys], answer: String) throws {
    let delete = pieces.last!.bytes.last == UInt8(ascii: "~") && pieces.count == 2 && !answer.contains("one")
    let session = try Ask.prompt(["Text", "--initial", delete ? "abdc" : "abc"])
    try session.send(delete ? .left * 2 : .left)
    try session.send(.escape)
    // Told once the time for a rest is over.
    try session.waitFor("to cancel")
    for piece in pieces {
      try session.send(piece)
      session.settle(milliseconds: 60)
    }
    try session.send("X" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == answer + "\n")
  }

  @Test("keys that come byte by byte are the same keys")
  func slowSequences() throws {
    let session = try Ask.prompt(["Text", "--initial", "abc"])
    for byte in (.left + "é" + .delete + Keys("日")).bytes {
      try session.send(Keys(bytes: [byte]))
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abé日\n")
  }

  @Test("Esc, and Enter however late, sends")
  func escapeThenEnter() throws {
    let session = try Ask.prompt(["Text", "--initial", "abc"])
    try session.send(.escape)
    try session.waitFor("cancel")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\n")
  }

  @Test(
    "a sequence that a slow line tears off its Esc is what it is: no text, and no line of a paste sends",
    arguments: [
      ("[200~x\ny\u{1b}[201~", "a bx y\n"), ("[3~", "a b\n"), ("[D", "a !b\n"), ("OD", "a !b\n"), ("[1;5D", "a !b\n"),
    ])
  func tornSequence(rest: String, answer: String) throws {
    let session = try Ask.prompt(["Text", "--initial", "a b"])
    try session.send(.escape)
    try session.waitFor("cancel")
    try session.send(Keys(rest) + (answer.contains("!") ? "!" : "") + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == answer)
  }

  @Test(
    "a resize in the midst of a key takes nothing of it",
    arguments: [
      ("\u{1b}[1;5", "D", "ab Xcd\n"), (Keys(bytes: [0xE6, 0x97]), Keys(bytes: [0xA5]), "ab cd日X\n"),
    ] as [(Keys, Keys, String)])
  func resizeWithinKey(half: Keys, rest: Keys, answer: String) throws {
    let session = try Ask.prompt(["Text", "--initial", "ab cd"])
    var sleep = try session.waitForSleep()
    try session.send(half)
    sleep = try session.waitForSleep(after: sleep)
    try session.resize(columns: 60, rows: 24)
    try session.waitForSleep(after: sleep)
    try session.send(rest + "X" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == answer)
  }

  @Test("a character that comes more than a second after Esc is an ordinary key")
  func characterLongAfterEscape() throws {
    let session = try Ask.prompt(["Text", "--initial", "one two"])
    try session.send(.control("a") + .escape)
    try session.waitFor("cancel")
    session.settle(milliseconds: 1100)
    try session.send("d" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "done two\n")
  }

  @Test("Esc, and the ^D that it names, cancels at once")
  func escapeThenEndOfFile() throws {
    let session = try Ask.prompt(["Text", "--initial", "abc"])
    try session.send(.escape)
    try session.waitFor("cancel")
    try session.send(.control("d"))
    #expect(try session.waitForEnd() == .exited(3))
  }

  @Test("bytes that are not UTF-8 ring and are left out")
  func malformed() throws {
    let session = try Ask.prompt(["Text"])
    try session.send(Keys(bytes: [0x61, 0xff, 0x62, 0xe9, 0x63]))
    try session.waitFor("\u{7}")
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\n")
  }

  @Test(
    "what a paste held besides is told when the rest is in the field",
    arguments: ["", "--secret", "--multiline"], ["a control character", "bytes that are not UTF-8"])
  func leftOutOfPaste(kind: String, leftOut: String) throws {
    let screen = try Ask.screen(["Text"] + (kind.isEmpty ? [] : [kind]))
    try screen.waitFor(kind == "--multiline" ? "Esc Enter" : Ask.statusKey)
    let bytes: [UInt8] = leftOut.hasPrefix("a") ? [0x61, 0x07, 0x62] : [0x61, 0xFF, 0x62]
    try screen.send("\u{1b}[200~" + Keys(bytes: bytes) + "\u{1b}[201~")
    let (text, sentence) = (kind == "--secret" ? "**" : "ab", leftOut.first!.uppercased() + leftOut.dropFirst())
    try screen.wait(for: "both") { $0.contains("> " + text) && $0.last!.contains(sentence) }
    try screen.send("c")
    try screen.wait(for: "the change") { $0.contains { $0.contains(text) } && !$0.last!.contains(sentence) }
  }

  @Test("a paste of a megabyte is taken whole")
  func largePaste() throws {
    let text = String(repeating: "0123456789abcdef", count: 65_536)
    let session = try Ask.prompt(["Text"])
    try session.send(.paste(text))
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.bytes.count == text.utf8.count + 1)
    #expect(session.output.text == text + "\n")
  }

  /// A FIFO waits for a writer, a device has no end, and libedit copies a long name over its own stack.
  @Test("what is no ~/.editrc is not read as one", arguments: ["mkfifo", "ln -s /dev/zero", "long line"])
  func strangeEditrc(kind: String) throws {
    let folder = try TemporaryFolder()
    if kind == "long line" {
      try folder.write(".editrc", "bind \(String(repeating: "x", count: 5000)) ed-insert\nbind ^O ask-newline\n")
    } else {
      _ = try Program.run(["/bin/sh", "-c", "\(kind) '\(folder.path(".editrc"))'"], environment: ChildEnvironment.path)
    }
    let session = try Ask.prompt(["Name"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs\n")
  }

  @Test("an empty HOME has no `~/.editrc`, least of all the one of the root folder")
  func emptyHome() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      ["strace", "-o", folder.path("calls"), "-e", "trace=open,openat", AskBinary.path, "Name"],
      environment: ChildEnvironment.terminal.with(["HOME": ""]), standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    let calls = String(decoding: try folder.read("calls"), as: UTF8.self)
    #expect(calls.contains("/dev/tty") && !calls.contains("editrc"), "\(calls)")
  }

  @Test("`~/.editrc` binds, also our functions; and cannot take the answer past the rules, or the keys that must hold")
  func userFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".editrc",
      """
      ask:bind ^O ask-home
      other:bind ^O ed-move-to-end
      bind ^X ed-newline
      bind ^M ed-unassigned
      bind ^D ed-insert
      edit off
      setty -d +isig +echo
      """)
    let session = try Ask.prompt(
      ["Text", "--min", "3"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("b" + .control("o") + "a" + .control("x"))
    try session.send("c" + .enter)
    try session.waitForEnd()
    #expect(
      session.output.text == "abc\n" || session.output.text == "acb\n", "what was typed is there: \(session.output)")
    let cancelled = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try cancelled.send(.control("d"))
    #expect(try cancelled.waitForEnd() == .exited(3))
    try Ask.expectRestored(cancelled)
  }

  @Test("a loop that the user's file makes in libedit ends, with the terminal as it was")
  func loopInUserFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(".editrc", "bind -s a a\n")
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("a")
    #expect(try session.waitForEnd() == .exited(6))
    #expect(try session.modes.differences(from: session.initialModes) == [])
    #expect(session.display.contains(Ask.bracketedPasteOff))
  }

  @Test("random keys never crash it, hang it or leave the terminal broken", arguments: 1...8)
  func randomKeys(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let keys: [Keys] = [
      "a", "b", " ", "é", "日", "👩‍👩‍👧", "e\u{301}", .left, .right, .home, .end, .backspace, .delete, .controlLeft,
      .controlRight, .control("k"), .control("u"), .control("y"), .control("t"), .control("w"), .control("_"),
      .alt("b"),
      .alt("d"), .alt("u"), .alt("3"), .up, .down, .tab, .f5, .paste("p q\nr"), .control("l"), .control("v"),
      .control("x"),
    ]
    let session = try Ask.prompt(["Text"], columns: 30, rows: 6)
    for _ in 0..<200 { try session.send(keys.randomElement(using: &random)!) }
    try session.send(.control("a") + .control("k") + "done" + .control("a") + .control("e") + .enter)
    try session.waitForEnd()
    #expect(session.process.ending == .exited(0), "\(random): \(session.display)")
    #expect(session.output.text.hasSuffix("done\n"), "\(random): \(session.output)")
    try Ask.expectRestored(session)
  }

  @Test(
    "a key behind Ctrl-V or Ctrl-Space is never text, but a character behind Ctrl-V is",
    arguments: [
      ("ab" + .control("v") + .left + "c", "acb"), ("ab" + .control("v") + .home + "c", "cab"),
      ("ab" + .control("v") + .tab + "c", "ab\tc"), ("ab" + "\0" + .left + "c", "acb"), ("a" + "\0" + "b", "ab"),
      ("ab cd" + .control("a") + "\0" + .control("e") + .control("w") + "x", "ab x"),
    ] as [(Keys, String)], ["emacs", "vi"])
  func quoted(typed: (keys: Keys, answer: String), keymap: String) throws {
    let session = try Ask.prompt(["Name"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": keymap]))
    try session.send(typed.keys + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == typed.answer + "\n")
  }
}
