import CEditline
import Foundation
import TestSupport
import Testing

/// What the product takes for granted about libedit, a test a fact, so that another libedit fails by name.
///
/// Some of the facts are traps that the product walks around. Such a test failing is good news: the way around may go.
/// Serialized: opening libedit changes TERM for a moment and sets the locale.
@Suite("libedit", .serialized)
struct LibeditAssumptionsTests {
  /// Ctrl with a letter, as the tests' keys.
  private enum Control {
    static let b = "\u{2}"
    static let k = "\u{B}"
    static let m = "\r"
    static let n = "\u{E}"
    static let p = "\u{10}"
    static let t = "\u{14}"
    static let y = "\u{19}"
  }

  /// The private code that runs vi-command-mode in these tests.
  private static let escapeCode = "\u{80}"

  private func viProbe() throws -> LibeditProbe {
    let probe = try LibeditProbe(keymap: "vi")
    probe.bind("\\200", "vi-command-mode")
    probe.bindInCommandMode("\\200", "probe-refuse")
    return probe
  }

  // MARK: Reading and returning

  @Test("the read function finds the line as the key before left it")
  func readFunctionSeesLine() throws {
    let probe = try LibeditProbe()
    probe.run(("ab" + Control.b).keys)
    #expect(
      probe.states == [
        .init(text: "", cursor: 0), .init(text: "a", cursor: 1), .init(text: "ab", cursor: 2),
        .init(text: "ab", cursor: 1),
      ])
  }

  @Test("with its streams on /dev/null it draws nothing")
  func drawsNothing() throws {
    let probe = try LibeditProbe()
    probe.run(("some text" + Control.b + Control.t + "é日").keys)
    // A mark of our own shows where its output would have ended.
    #expect(write(probe.terminal.slave, "END", 3) == 3)
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 100)
    while !seen.ends(with: Array("END".utf8)) {
      let count = read(probe.terminal.master, &buffer, buffer.count)
      try #require(count > 0)
      seen += buffer[..<count]
    }
    #expect(seen == Array("END".utf8))
  }

  @Test("an added function accepts, and the text comes without a line feed")
  func acceptWithoutLineFeed() throws {
    let probe = try LibeditProbe()
    probe.bind("^M", "probe-accept")
    #expect(probe.run(("abc" + Control.m).keys) == .init(text: "abc", count: 3))
  }

  @Test("an added function refuses, and editing goes on with the text as it was")
  func refuse() throws {
    let probe = try LibeditProbe()
    probe.bind("^M", "probe-refuse")
    #expect(probe.text(after: "abc" + Control.m + "d") == "abcd")
  }

  @Test("when the read function has no key, there is no line", arguments: [0, -1] as [Int32])
  func noMoreKeys(result: Int32) throws {
    let probe = try LibeditProbe()
    probe.lastResult = result
    #expect(probe.run("ab".keys) == .init(text: nil, count: -1))
    #expect(probe.text(after: "next") == "next", "and it can be asked again")
  }

  @Test("commands of its own end the line past our accept function, with a line feed")
  func foreignAccept() throws {
    let probe = try LibeditProbe()
    probe.bind("^M", "probe-refuse")
    probe.obey("bind", "^X", "ed-newline")
    #expect(probe.run("ab\u{18}".keys) == .init(text: "ab\n", count: 3))
    let vi = try viProbe()
    #expect(vi.run(("ab" + Self.escapeCode + "#").keys) == .init(text: "#ab\n", count: 4))
  }

  @Test("text put in at the first read is in the line; put in before, it is gone")
  func insertAtFirstRead() throws {
    let probe = try LibeditProbe()
    #expect(ask_editline_insert(probe.editline, "early".keys + [0]))
    probe.atFirstRead = { [unowned probe] in _ = ask_editline_insert(probe.editline, "docs".keys + [0]) }
    #expect(probe.text(after: "!") == "docs!")
  }

  // MARK: The live line

  @Test("deleting through the live line keeps what was killed")
  func deletingKeepsKillBuffer() throws {
    let probe = try LibeditProbe()
    probe.add("probe-backspace") { editline, _ in
      let line = ask_editline_line(editline)!
      let rest = line.pointee.cursor!
      (rest - 1).update(from: rest, count: line.pointee.end - rest)
      line.pointee.cursor -= 1
      line.pointee.end -= 1
      return UInt8(CC_NORM)
    }
    probe.bind("^?", "probe-backspace")
    #expect(probe.text(after: "abcd" + Control.b + Control.b + Control.k + "\u{7F}" + Control.y) == "acd")
  }

  @Test("trap: in the vi keymap its own deletion overwrites what was killed")
  func deletionOverwritesKillBuffer() throws {
    let probe = try viProbe()
    probe.bind("^K", "ed-kill-line")
    probe.bind("^Y", "em-yank")
    probe.bind("^?", "ed-delete-prev-char")
    probe.bind("\\203", "ed-move-to-beg")
    probe.bind("\\202", "ed-next-char")
    #expect(probe.text(after: "abcd\u{83}\u{82}\u{82}" + Control.k + "\u{7F}" + Control.y) == "ab")
  }

  @Test("replacing the line works, but not by nothing")
  func replace() throws {
    let probe = try LibeditProbe()
    probe.atFirstRead = { [unowned probe] in
      #expect(ask_editline_insert(probe.editline, "old".keys + [0]))
      #expect(ask_editline_replace(probe.editline, "new text".keys + [0]))
      #expect(!ask_editline_replace(probe.editline, [0]))
    }
    probe.run([])
    #expect(probe.states.last?.text == "new text")
  }

  @Test("with one row told, text far beyond a screen is changed by functions that return CC_NORM")
  func oneRow() throws {
    let probe = try LibeditProbe()
    probe.add("probe-double") { editline, _ in
      let line = ask_editline_line(editline).pointee
      let text = Array(UnsafeBufferPointer(start: line.buffer, count: line.end - line.buffer))
      return ask_editline_insert(editline, text + [0]) ? UInt8(CC_NORM) : UInt8(CC_ERROR)
    }
    probe.bind("^X", "probe-double")
    probe.atFirstRead = { [unowned probe] in ask_editline_pretend_one_row(probe.editline) }
    #expect(probe.text(after: "ab" + String(repeating: "\u{18}", count: 12) + "c").count == 2 * 4096 + 1)
  }

  // MARK: Keys

  @Test("a code between U+0080 and U+009F is bound by its octal number", arguments: ["emacs", "vi"])
  func privateCodes(keymap: String) throws {
    let probe = try LibeditProbe(keymap: keymap)
    probe.bind("\\203", "ed-move-to-beg")
    probe.bind("\\231", "probe-refuse")
    #expect(probe.text(after: "bc\u{83}a\u{99}") == "abc")
  }

  @Test("a code is bound in vi's command mode on its own")
  func privateCodesInCommandMode() throws {
    let probe = try viProbe()
    probe.bind("\\203", "probe-refuse")
    probe.bindInCommandMode("\\203", "ed-move-to-beg")
    #expect(probe.text(after: "abc" + Self.escapeCode + "\u{83}x") == "bc")
    #expect(probe.text(after: "abc\u{83}x") == "abcx", "the code in insert mode is another")
  }

  @Test("letters beyond ASCII are text, not meta keys", arguments: ["emacs", "vi"])
  func lettersBeyondASCII(keymap: String) throws {
    let text = "éàÿ×¿ñ日本語👍e\u{301}"
    #expect(try LibeditProbe(keymap: keymap).text(after: text) == text)
  }

  @Test("private-use characters stand in for a secret's: they move, transpose, are killed and come back")
  func standIns() throws {
    let probe = try LibeditProbe()
    let (a, b, c) = ("\u{F0000}", "\u{F0001}", "\u{F0002}")
    #expect(probe.text(after: a + b + c + Control.t) == a + c + b)
    let killed = probe.text(after: a + b + c + Control.b + Control.b + Control.k + Control.y + Control.y)
    #expect(killed == a + b + c + b + c)
  }

  @Test("trap: vi's command mode inserts what is above U+00FF")
  func standInsInCommandMode() throws {
    #expect(try viProbe().text(after: "a" + Self.escapeCode + "\u{F0000}") == "\u{F0000}a")
  }

  @Test("in the emacs keymap Escape is a prefix, however late the next key comes")
  func metaPrefix() throws {
    #expect(try LibeditProbe().text(after: "foo bar\u{1B}bX") == "foo Xbar")
  }

  @Test("a function pushes a code and CC_ARGHACK runs it as the same key: counts and operators hold")
  func pushedCodes() throws {
    let probe = try viProbe()
    probe.add("probe-to-end") { editline, _ in
      ask_editline_push(editline, [0x99, 0])
      return UInt8(CC_ARGHACK)
    }
    probe.bindInCommandMode("$", "probe-to-end")
    probe.bindInCommandMode("\\231", "ed-move-to-end")
    #expect(probe.text(after: "abc def" + Self.escapeCode + "0d$") == "")
    #expect(probe.text(after: "abc def" + Self.escapeCode + "03ld$") == "abc")
  }

  @Test("trap: End in vi's insert mode stops before the last character")
  func endInInsertMode() throws {
    let probe = try LibeditProbe(keymap: "vi")
    probe.bind("\\206", "ed-move-to-end")
    probe.bind("\\205", "ed-move-to-beg")
    #expect(probe.text(after: "abc\u{85}X\u{86}Y") == "XabYc")
  }

  @Test("trap: `$` on an empty line in vi's command mode puts the cursor before the buffer")
  func dollarOnEmptyLine() throws {
    let probe = try viProbe()
    probe.run((Self.escapeCode + "$").keys)
    #expect(probe.states.last?.cursor == -1)
  }

  @Test("trap: without a history, what was typed after Up is lost at Down")
  func upWithoutHistory() throws {
    #expect(try LibeditProbe().text(after: "abc" + Control.p + "xyz" + Control.n) == "abc")
  }

  // MARK: The user's file

  @Test("`ask:bind` is for us, another program's is not, and our functions can be bound")
  func programPrefix() throws {
    let probe = try LibeditProbe()
    probe.obey("ask:bind", "^O", "ed-move-to-beg")
    probe.obey("other:bind", "^O", "probe-refuse")
    #expect(probe.text(after: "bc\u{F}a") == "abc")
    probe.obey("bind", "^O", "probe-accept")
    #expect(probe.run("abc\u{F}".keys) == .init(text: "abc", count: 3))
  }

  @Test("`bind -v` and `bind -e` build the keymaps anew: what was bound before is gone", arguments: ["-v", "-e"])
  func keymapReset(option: String) throws {
    let probe = try LibeditProbe(keymap: option == "-v" ? "emacs" : "vi")
    probe.bind("\\203", "probe-accept")
    probe.obey("bind", option)
    #expect(ask_editline_is_vi(probe.editline) == (option == "-v"))
    #expect(probe.run("abc\u{83}".keys).text == nil)
    probe.bind("\\203", "probe-accept")
    #expect(probe.run("abc\u{83}".keys).text == "abc")
  }

  @Test("after `edit off`, settling turns editing on again")
  func editOff() throws {
    let probe = try LibeditProbe()
    probe.obey("edit", "off")
    ask_editline_settle(probe.editline)
    #expect(probe.text(after: "bc\u{1}a") == "abc")
  }

  @Test("after `setty`, settling repairs the modes")
  func setty() throws {
    let probe = try LibeditProbe()
    for flag in ["+isig", "+inlcr", "+ixon"] { probe.obey("setty", "-d", flag) }
    ask_editline_settle(probe.editline)
    try expectPromptModes(probe)
  }

  // MARK: The terminal

  /// The modes that a prompt needs, while a line is being read.
  private func expectPromptModes(_ probe: LibeditProbe) throws {
    var modes: TerminalModes?
    probe.atFirstRead = { [unowned probe] in modes = try? probe.modes }
    probe.run([])
    let termios = try #require(modes).termios
    #expect(termios.c_lflag & tcflag_t(ISIG | ECHO | ICANON) == 0)
    #expect(termios.c_iflag & tcflag_t(INLCR | IXON) == 0)
    #expect(termios.c_iflag & tcflag_t(ICRNL) != 0, "a line typed ahead must end in a line feed for the next reader")
  }

  @Test("while it reads: no signals from keys, no echo, Enter is a line feed")
  func promptModes() throws {
    try expectPromptModes(LibeditProbe())
  }

  @Test("trap: left alone, it turns Ctrl-J into CR")
  func lineFeedMode() throws {
    let probe = try LibeditProbe()
    probe.obey("setty", "-d", "+inlcr")
    #expect(try probe.modes.termios.c_iflag & tcflag_t(INLCR) != 0)
  }

  @Test("once settled, with editing off while a line is read, neither its end nor the engine's sets modes")
  func leavesModesAlone() throws {
    let probe = try LibeditProbe()
    let settled = try probe.modes
    for flag in [ECHO, ISIG, ICANON] { #expect(settled.termios.c_lflag & tcflag_t(flag) == 0) }
    // The owner's modes, which differ in one flag that libedit's do not touch and in one that they set.
    var own = settled.termios
    own.c_iflag ^= tcflag_t(IXANY)
    own.c_lflag &= ~tcflag_t(ECHOE)
    #expect(tcsetattr(probe.terminal.slave, TCSANOW, &own) == 0)
    let before = try probe.modes
    probe.bind("\\203", "probe-accept")
    for _ in 1...2 {
      probe.atFirstRead = { [unowned probe] in ask_editline_leave_terminal_alone(probe.editline) }
      #expect(probe.run("ab\u{83}".keys).text == "ab")
    }
    #expect(try probe.modes.differences(from: before) == [])
    probe.close()
    #expect(try probe.modes.differences(from: before) == [])
  }

  @Test("trap: with editing on to its end, a line switches the echo on")
  func echoesAfterLine() throws {
    let probe = try LibeditProbe()
    probe.bind("\\203", "probe-accept")
    #expect(probe.run("ab\u{83}".keys).text == "ab")
    #expect(try probe.modes.termios.c_lflag & tcflag_t(ECHO) != 0)
  }

  @Test("what is typed ahead survives the end")
  func typeAheadSurvives() throws {
    let probe = try LibeditProbe()
    probe.run([])
    try typeAhead("next" + .enter, probe.terminal)
    probe.close()
    try probe.terminal.type("more" + .enter)
    // Not by lines: the settings from before are put back by the terminal's owner, not by the engine.
    var seen = ""
    while !seen.hasSuffix("more\n") { seen += try nextLine(probe.terminal) }
    #expect(seen == "next\nmore\n")
  }

  @Test("trap: el_end with editing on throws away what is typed ahead")
  func typeAheadLost() throws {
    let terminal = try PseudoTerminal()
    let editline = try #require(ask_editline_open(terminal.slave, nil) { _, _ in 0 })
    ask_editline_settle(editline)
    var count: Int32 = 0
    _ = ask_editline_run(editline, &count)
    try typeAhead("next" + .enter, terminal)
    el_end(editline)
    try terminal.type("more" + .enter)
    #expect(try nextLine(terminal) == "more\n")
  }

  /// Types keys and waits until they are in the terminal's queue: the way there is not immediate.
  private func typeAhead(_ keys: Keys, _ terminal: PseudoTerminal) throws {
    try terminal.type(keys)
    var queue = pollfd(fd: terminal.slave, events: Int16(POLLIN), revents: 0)
    try #require(poll(&queue, 1, 30_000) == 1)
  }

  /// What a reader that comes after the prompt gets.
  private func nextLine(_ terminal: PseudoTerminal) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(terminal.slave, &buffer, buffer.count)
    try #require(count > 0)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test("it leaves the handlers of signals alone")
  func signalHandlers() throws {
    func handlers() -> [UInt] {
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH].map { signal in
        var action = sigaction()
        sigaction(signal, nil, &action)
        return withUnsafeBytes(of: &action) { $0.load(as: UInt.self) }
      }
    }
    let before = handlers()
    let probe = try LibeditProbe()
    var during: [UInt] = []
    probe.atFirstRead = { during = handlers() }
    probe.run("a".keys)
    #expect(during == before)
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with other: [Element]) -> Bool {
    count >= other.count && Array(suffix(other.count)) == other
  }
}
