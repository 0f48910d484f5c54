import TestSupport
import Testing

/// vi's keys at a terminal. What each command does to a text, `ViEditorTests` tells.
@Suite("Vi keys")
struct ViTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: [Keys]
    let answer: String
    let why: String
    var testDescription: String { why }

    init(_ why: String, _ keys: Keys..., answer: String) { (self.why, self.keys, self.answer) = (why, keys, answer) }
  }

  /// Each group of keys comes when the one before was taken, as a person types.
  static let cases: [Case] = [
    Case("insert mode first", "abc", answer: "abc"),
    Case("Escape is immediate, x deletes", "abc", .escape, "x", answer: "ab"),
    Case("counts and operators", "one two three", .escape, "0", "2dw", answer: "three"),
    Case("change a word", "one two", .escape, "b", "cwX", answer: "one X"),
    Case("redo", "one two three", .escape, "0", "dw", ".", answer: "three"),
    Case("arrows work in insert mode", "ac", .left, "b", answer: "abc"),
    Case("Home and End in insert mode", "abc", .home, "X", .end, "Y", answer: "XabcY"),
    Case("undo, several steps", "one two", .escape, "x", "x", "u", "u", answer: "one two"),
    Case("put what was deleted", "ab", .escape, "x", "P", answer: "ba"),
    Case("$ on an empty line does not write before the buffer", .escape, "$", "ix", answer: "x"),
    Case("$ with an operator", "one two", .escape, "0", "w", "d$", answer: "one "),
    Case("a . that repeats nothing does not loop", .escape, ".", ".", "ix", answer: "x"),
    Case("~ on an empty line", .escape, "~", "ix", answer: "x"),
    Case("~ changes case", "abc", .escape, "0", "~", answer: "Abc"),
    Case("# does not send", "abc", .escape, "#", "aX", answer: "abcX"),
    Case(": and @ and _ lose nothing", "abc", .escape, ":", "@", "_", "aX", answer: "abcX"),
    Case("Latin-1 letters are letters", "éàÿ", .escape, "0", "x", answer: "àÿ"),
    Case("x deletes a cluster", "a👨‍👩‍👧b", .escape, "0", "l", "x", answer: "ab"),
    Case("x deletes the accent too, a . as well", "e\u{301}e\u{301}a", .escape, "0", "x", ".", answer: "a"),
    Case("X deletes a cluster", "a👨‍👩‍👧b", .escape, "X", answer: "ab"),
    Case("s and dl delete a cluster", "e\u{301}👨‍👩‍👧b", .escape, "0", "dl", "sX", answer: "Xb"),
    Case("r and R write over a cluster", "e\u{301}👨‍👩‍👧b", .escape, "0", "rX", "l", "RY", answer: "XYb"),
    Case("~ leaves the accent", "e\u{301}a", .escape, "0", "~", answer: "E\u{301}a"),
    Case("undo brings a cluster back", "👨‍👩‍👧b", .escape, "0", "x", "u", answer: "👨‍👩‍👧b"),
    Case("a command takes its keys, and no more", "a,b,c", .escape, "0", "df,", ".", "ix", answer: "xc"),
    Case("keys one by one", "a b c d e f", .escape, "0", "2", "d", "2", "w", "i", "x", answer: "xe f"),
    Case("what is no motion is no text, either", "abc", .escape, "d", "z", "aX", answer: "abcX"),
    Case("Escape gives an operator up", "abc", .escape, "d", .escape, "x", answer: "ab"),
    Case("Enter gives an operator up, and does not send", "abc", .escape, "d" + .enter, "x", answer: "ab"),
    Case("Ctrl-D gives an operator up, and does not cancel", .escape, "d" + .control("d"), "aX", answer: "X"),
    Case("letters of any script are no commands", "abc", .escape, "日é", "é", "x", answer: "ab"),
    Case("letters of any script are targets", "a日bé", .escape, "0", "f日x", "réf", "réx", answer: "aé"),
    Case("an accent behind its letter", "abc", .escape, "0", "re\u{301}", "i@", answer: "@e\u{301}bc"),
    Case("a paste is kept while an operator waits", "abc", .escape, "d" + .paste("X"), answer: "abXc"),
    Case("arrows are motions", "abcd", .escape, "d" + .left, .left + "x", answer: "ad"),
    Case(
      "named keys in command mode", "abcdef", .escape, .home + "x", .end + "x", .delete, .left + .delete, answer: "bd"),
    Case(
      "Ctrl-Left and Ctrl-Right", "one two three", .escape, .controlLeft + .controlLeft + "x", answer: "one wo three"),
    Case("Backspace in command mode only moves", "abc", .escape, .backspace, "x", answer: "ac"),
    Case("Escape steps over a cluster", "a👨‍👩‍👧", .escape, "iX", answer: "aX👨‍👩‍👧"),
    Case("Ctrl-E and Ctrl-A stay in the text", "abc", .escape, .control("a") + "x", .control("e") + "x", answer: "b"),
    Case("Ctrl-U, Ctrl-K, Ctrl-W", "one two three", .escape, .control("w"), "b", .control("k"), answer: "one "),
    Case("counted insertion", .escape, "3iab", .escape, "ix", answer: "ababaxb"),
    Case("insertion again", .escape, "iab", .escape, "2.", answer: "aababb"),
    Case("Backspace brings back what R wrote over", "abcd", .escape, "0", "RXY" + .backspace, .escape, answer: "Xbcd"),
    Case("one undo for a change", "one two", .escape, "0", "cwa b c", .escape, "u", answer: "one two"),
    Case("undo of the line", "one two", .escape, "x", "x", "U", "aone", answer: "one"),
    Case("+ and - are down and up", "ab", .escape, "+", "-", "x", answer: "a"),
    Case("Meta is Escape and a command", "abc", .alt("x"), answer: "ab"),
    Case("Enter sends from command mode too", "abc", .escape, answer: "abc"),
  ]

  @Test("keys", arguments: cases)
  func keys(_ test: Case) throws {
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    for keys in test.keys {
      try session.send(keys)
      // A lone Escape is known by the time that nothing follows.
      session.settle()
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == test.answer + "\n")
    try Ask.expectRestored(session)
  }

  @Test("an answer that is entered twice begins in insert mode each time, and what was entered first cannot be put")
  func twice() throws {
    let session = try Ask.prompt(
      ["Text", "--verify"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    func enter(_ keys: Keys..., then next: String?) throws {
      for keys in keys {
        try session.send(keys)
        session.settle()
      }
      try session.send(.enter)
      if let next { try session.waitFor(next) }
    }
    try enter("abc", .escape, "0", "D", "P", then: "(again)")
    try enter("x", .escape, "0", "x", "p", "P", then: "differ")
    try enter("abc", .escape, "yy", then: "(again)")
    try enter("x", .escape, "x", then: "differ")
    try enter("abc", then: "(again)")
    try enter("abc", .escape, then: nil)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\n")
    try Ask.expectRestored(session)
  }

  @Test("in several lines: o, j and k, and Enter in command mode sends")
  func severalLines() throws {
    let session = try Ask.prompt(
      ["--multiline", "Text"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    for keys: Keys in ["one" + .enter + "two" + .enter + "three", .escape, "k", "0", "iX", .escape, "j", "A!", .escape]
    {
      try session.send(keys)
      session.settle()
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "one\nXtwo\nthree!\n")
  }

  static let casesOfLines: [Case] = [
    Case("o and O", "one", .escape, "otwo", .escape, "Ozero", .escape, answer: "one\nzero\ntwo"),
    Case("dd and p, gg and G", "a" + .enter + "b" + .enter + "c", .escape, "gg", "ddGp", answer: "b\nc\na"),
    Case("yy and P with a count", "a" + .enter + "b", .escape, "yy2P", answer: "a\nb\nb\nb"),
    Case("J", "a" + .enter + "  b", .escape, "k", "J", answer: "a b"),
    Case("$ keeps to the ends", "abc" + .enter + "d" + .enter + "efg", .escape, "gg", "$jjx", answer: "abc\nd\nef"),
    Case("j and k stay on characters", "a" + .enter + "bcd", .escape, "kaX", .escape, answer: "aX\nbcd"),
    Case("a line of its own is undone in one", "a", .escape, "ob c d", .escape, "u", answer: "a"),
    Case("Enter while R overwrites", "abc", .escape, "0", "RX" + .enter + "Y", .escape, answer: "X\nYc"),
  ]

  @Test("keys in several lines", arguments: casesOfLines)
  func keysInLines(_ test: Case) throws {
    let session = try Ask.prompt(
      ["--multiline", "Text"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    for keys in test.keys {
      try session.send(keys)
      session.settle()
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == test.answer + "\n")
    try Ask.expectRestored(session)
  }

  static let casesOfHistory: [Case] = [
    Case("/ and n and N", .escape, "/p", .enter, "n", "nN", answer: "apple pie"),
    Case("the cursor stands on a character", .escape, "/pie" + .enter, "aX", answer: "apple pieX"),
    Case("k goes on from what was found", .escape, "/banana" + .enter, "k", answer: "apple"),
    Case(
      "j goes on from what was found, and comes back to what was typed", "x", .escape, "/banana" + .enter, "jjj",
      answer: "x"),
    Case("? searches towards the newest", .escape, "kkkk", "?p" + .enter, answer: "apple pie"),
    Case("k with a count", .escape, "3k", answer: "banana"),
    Case("Escape gives the search up", "x", .escape, "/banana", .escape, "aX", answer: "xX"),
    Case("U brings the entry back", .escape, "k", "x", "x", "U", answer: "plum"),
    Case("n without a search", "x", .escape, "n", "aX", answer: "xX"),
  ]

  @Test("keys in the history", arguments: casesOfHistory)
  func keysInHistory(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("history", "apple\nbanana\napple pie\nplum\n")
    let session = try Ask.prompt(
      ["Text", "--history", history], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    for keys in test.keys {
      try session.send(keys)
      session.settle()
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == test.answer + "\n")
  }

  @Test("signals are signals while an operator waits")
  func interruptWhileOperatorWaits() throws {
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["ASK_KEYMAP": "vi"]))
    try session.send("abc" + .escape)
    session.settle()
    try session.send("d" + .control("c"))
    #expect(try session.waitForEnd() == .signalled(2))
    try Ask.expectRestored(session)
  }

  @Test("~/.editrc binds keys of command mode, and leads there by others")
  func userBindingsOfCommandMode() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(".editrc", "bind -v\nbind -a q ed-delete-next-char\nbind ^O vi-command-mode\n")
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("a,b,c" + .control("o") + "0qdf,iX" + .control("o") + ".x" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Xc\n")
    try Ask.expectRestored(session)
  }

  @Test("~/.editrc chooses the map, EDITRC names another file, ASK_KEYMAP has the last word")
  func userFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(".editrc", "bind -v\n")
    let emacs = try folder.write("emacs", "bind -e\n")
    func answer(_ variables: [String: String]) throws -> String {
      let session = try Ask.prompt(
        ["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]).with(variables))
      try session.send("abc")
      try session.send(.escape)
      session.settle()
      try session.send("x")
      session.settle()
      try session.send(.enter)
      try session.waitForEnd()
      return session.output.text
    }
    #expect(try answer([:]) == "ab\n", "vi deletes")
    #expect(try answer(["EDITRC": emacs]) == "abc\n", "Meta-x does nothing")
    #expect(try answer(["ASK_KEYMAP": "emacs"]) == "abc\n")
    #expect(try answer(["EDITRC": emacs, "ASK_KEYMAP": "vi"]) == "ab\n")
  }

  @Test("~/.editrc binds our functions, by name and for ask alone")
  func userBindings() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      ".editrc",
      """
      # a comment

      this line is wrong
      other:bind ^O ask-home
      ask:bind ^O ask-undo
      bind ^G ask-home
      edit off
      setty -isig
      setty -d +echo
      """)
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("abc" + .backspace + .control("o") + .control("g") + "X" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Xabc\n")
    try Ask.expectRestored(session)
  }

  @Test("a binding that makes the engine return is no way past the rules")
  func acceptingBinding() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(".editrc", "bind ^O ed-newline\n")
    let session = try Ask.prompt(
      ["Text", "--min", "3"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("ab" + .control("o") + "c" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "abc\n")
  }

  @Test("a loop inside the engine cannot hold the terminal")
  func loopInEngine() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(".editrc", "bind -s a a\n")
    let session = try Ask.prompt(["Text"], environment: ChildEnvironment.terminal.with(["HOME": folder.path]))
    try session.send("a")
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.errors.contains("~/.editrc"))
    try Ask.expectRestored(session)
  }
}
