import TestSupport
import Testing

/// libedit's vi map, with what is known to go wrong in it kept out.
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
    Case(": and @ and U lose nothing", "abc", .escape, ":", "@", "U", "aX", answer: "abcX"),
    Case("Latin-1 letters are letters", "éàÿ", .escape, "0", "x", answer: "àÿ"),
    Case("x deletes a cluster", "a👨‍👩‍👧b", .escape, "0", "l", "x", answer: "ab"),
    Case("x deletes the accent too, a . as well", "e\u{301}e\u{301}a", .escape, "0", "x", ".", answer: "a"),
    Case("X deletes a cluster", "a👨‍👩‍👧b", .escape, "X", answer: "ab"),
    Case("s and dl delete a cluster", "e\u{301}👨‍👩‍👧b", .escape, "0", "dl", "sX", answer: "Xb"),
    Case("r and R write over a cluster", "e\u{301}👨‍👩‍👧b", .escape, "0", "rX", "l", "RY", answer: "XYb"),
    Case("~ leaves the accent", "e\u{301}a", .escape, "0", "~", answer: "E\u{301}a"),
    Case("undo brings a cluster back", "👨‍👩‍👧b", .escape, "0", "x", "u", answer: "👨‍👩‍👧b"),
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
