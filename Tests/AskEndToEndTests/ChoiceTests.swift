import Foundation
import TestSupport
import Testing

/// `--choice`, `--suggest` and what Tab completes, as a person sees it.
@Suite("Choices and completion")
struct ChoiceTests {
  static let branches = ["--choice", "main", "--choice", "master", "--choice", "Release-1", "--choice", "develop"]

  @Test(
    "keys and what they make of choices",
    arguments: [
      ("typed in any case", Keys("RELEASE-1"), "Release-1"), ("typed in full width", "ＭＡＩＮ", "main"),
      ("Tab completes the only one", "d" + .tab, "develop"), ("in any case", "REL" + .tab, "Release-1"),
      ("the common part, and on", "m" + .tab + "i" + .tab, "main"), ("Down begins with the first", .down, "main"),
      ("Up begins with the last", .up, "develop"), ("Down goes on", .down * 3, "Release-1"),
      ("of those that begin so", "m" + .down * 2, "master"),
      ("the typed text comes back", "m" + .down * 3 + "aster", "master"),
      ("Tab takes the only one that holds it", "elop" + .tab, "develop"),
      ("Down goes through those that hold it", "a" + .down * 2, "master"),
      ("undo takes a completion back", "d" + .tab + .control("_") + "evelop", "develop"),
    ] as [(String, Keys, String)])
  func choose(name: String, keys: Keys, answer: String) throws {
    let session = try Ask.prompt(Self.branches)
    try session.send(keys + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(name)")
    #expect(session.output.text == answer + "\n", "\(name)")
    try Ask.expectRestored(session)
  }

  @Test("an answer that is no choice is refused by a reason that names the choices")
  func refused() throws {
    let session = try Ask.prompt(Self.branches)
    try session.send("x" + .enter)
    try session.waitFor("! Enter main, master, Release-1 or develop.")
    let source = try Ask.run(["--stdin"] + Self.branches, input: "nope")
    #expect(source.status == 5)
    #expect(
      source.errorText == "ask: the answer on standard input is not valid: Enter main, master, Release-1 or develop.\n")
    #expect(try Ask.run(["--stdin"] + Self.branches, input: "MAIN").outputText == "main\n")
  }

  @Test(
    "a file that is too large or has no end is told, and takes no memory",
    arguments: ["--choices", "--suggestions"],
    [#"truncate -s 3G "$0""#, #"ln -s /dev/zero "$0""#, #"mkfifo "$0"; yes >"$0" &"#])
  func tooLarge(flag: String, make: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["/bin/sh", "-c", "\(make)\nulimit -v 500000; exec \"$ASK\" Name \(flag) \"$0\"", folder.path("words")],
      environment: Ask.environment)
    #expect(result.status == 2)
    #expect(
      result.errorText == "ask: \(flag): cannot read '\(folder.path("words"))': it is larger than 64 MiB\n", "\(result)"
    )
  }

  @Test("choices are seen, between the field and the status")
  func seen() throws {
    let screen = try Ask.screen(["-t", "Branch", "-m", "Where to?"] + Self.branches)
    let lines = try screen.waitFor("^D")
    #expect(lines[0...3] == ["Branch", "Where to?", ">", "main  master  Release-1  develop"])
    #expect(try screen.cursor == (2, 2))
  }

  @Test("more choices than two rows hold are told by their number, and Tab lists them in columns")
  func listed() throws {
    let choices = (1...40).flatMap { ["--choice", "choice-\($0)"] }
    let screen = try Ask.screen(["-t", "One of many"] + choices)
    try screen.waitFor("40 choices, Tab lists")
    // What they have in common is completed first.
    try screen.send(.tab)
    try screen.waitFor("> choice-")
    try screen.send(.tab)
    let lines = try screen.waitFor("choice-40")
    #expect(lines[0...1] == ["One of many", "> choice-"])
    #expect(lines[2] == "choice-1   choice-7   choice-13  choice-19  choice-25  choice-31  choice-37")
    try screen.send("4")
    // The next edit takes the list away.
    try screen.waitFor("40 choices, Tab lists")
    try screen.send("0" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["One of many: choice-40", "choice-40"])
  }

  @Test("on a small screen a long list is seen by pages, and the field stays")
  func smallScreen() throws {
    let choices = (1...30).flatMap { ["--choice", "w\($0)"] }
    let screen = try Ask.screen(["-t", "Title", "-m", "Message"] + choices, columns: 20, rows: 6)
    try screen.waitFor("30 choices, Tab")
    try screen.send(.tab + .tab)
    try screen.waitFor("1 to 8 of 30")
    #expect(try screen.lines.contains { $0.hasPrefix("> w") })
    try screen.send(.tab)
    try screen.waitFor("9 to 16 of 30")
    try screen.send(Keys("\u{1b}[6~"))
    try screen.waitFor("17 to 24 of 30")
    try screen.send(Keys("\u{1b}[5~"))
    try screen.waitFor("9 to 16 of 30")
    try screen.send("7" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["Title: w7", "w7"])
  }

  @Test(
    "choices wider than a small screen are told apart, and the part that is seen is told beside a field of two rows")
  func wideChoices() throws {
    let choices = (1...6).flatMap { ["--choice", "long-choice-number-\($0)"] }
    let screen = try Ask.screen(["Title"] + choices, columns: 20, rows: 7)
    try screen.waitFor("6 choices, Tab")
    try screen.send(.tab + .tab)
    let lines = try screen.waitFor("1 to 2 of 6")
    #expect(
      lines.prefix(6) == [
        "Title", "> long-choice-numbe", "  r-", "long-cho...number-1", "long-cho...number-2", "1 to 2 of 6",
      ])
    try screen.send(.tab)
    try screen.waitFor("3 to 4 of 6")
  }

  @Test("that there are suggestions is told below the field, and Tab lists those that hold what was typed")
  func suggestionsTold() throws {
    let screen = try Ask.screen(["--suggest", "release/1.0", "--suggest", "hotfix/1.0", "--suggest", "main"])
    #expect(try screen.waitFor("^D") == [">", "3 suggestions, Tab lists", "Enter OK   ^D Cancel"])
    try screen.send("1.0")
    // Which of them are left is not counted.
    try screen.wait(for: "no count") { $0 == ["> 1.0", "Enter OK   ^D Cancel"] }
    try screen.send(.tab + .tab)
    try screen.waitFor("release/1.0  hotfix/1.0")
  }

  @Test("a suggestion is offered, and anything else is as good")
  func suggestions() throws {
    let session = try Ask.prompt(["--suggest", "main", "--suggest", "develop"])
    try session.send("d" + .tab + "-2" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "develop-2\n")
  }

  @Test("a hundred thousand suggestions are completed and listed")
  func many() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("words", (0..<100_000).map { "word-\($0)\n" }.joined())
    let session = try Ask.prompt(["--suggestions", file])
    try session.send("w" + .tab + "9999" + .tab + .tab)
    try session.waitFor("word-99999")
    try session.send("7" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "word-99997\n")
  }

  @Test("a file that cannot be read is wrong usage, told in one line")
  func file() throws {
    let result = try Ask.run(["--choices", "/nowhere/to/be/found"])
    #expect(result.status == 2)
    #expect(result.errorText == "ask: --choices: cannot read '/nowhere/to/be/found': No such file or directory\n")
    let shell = try Ask.shell("printf 'one\\ntwo\\n' | \"$ASK\" --stdin --choices /dev/null; echo $?")
    try shell.waitForEnd()
    #expect(shell.output.text == "2\n")
  }

  @Test("choices come from a process substitution, too")
  func substitution() throws {
    let session = try Ask.shell(#""$ASK" --choices <(printf 'one\ntwo\n')"#, shell: "/bin/bash")
    try session.waitFor("one  two")
    try session.send("T" + .tab + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "two\n")
  }

  // MARK: Paths

  @Test(
    "Tab completes names of files",
    arguments: [
      ("path", Keys("no") + .tab, "notes.txt"), ("path", "su" + .tab + "in" + .tab, "sub/inner.txt"),
      ("file", "su" + .tab + .tab + "x" + .backspace + "i" + .tab, "sub/inner.txt"),
      ("directory", "s" + .tab, "sub/"), ("path", "~" + .tab + "su" + .tab, "HOME/sub/"),
      ("path", "~/n" + .tab, "HOME/notes.txt"), ("path", "NOT" + .tab, "notes.txt"),
    ] as [(String, Keys, String)])
  func paths(type: String, keys: Keys, answer: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "")
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: false)
    try folder.write("sub/inner.txt", "")
    try folder.write("sub/other", "")
    let session = try TerminalSession(
      [AskBinary.path, "--type", type], environment: ChildEnvironment.terminal.with(["HOME": folder.path]),
      directory: folder.path, standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send(keys + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == answer.replacingOccurrences(of: "HOME", with: folder.path) + "\n")
  }

  @Test("names are listed, directories with a slash; those that no answer can hold are not")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\u{1b}[31mred", "")
    try folder.write("alpha", "")
    try FileManager.default.createDirectory(atPath: folder.path("adir"), withIntermediateDirectories: false)
    let screen = try TmuxScreen([AskBinary.path, "--type", "path"], directory: folder.path)
    try screen.waitFor("^D")
    try screen.send("a" + .tab + .tab)
    let lines = try screen.waitFor("adir/  alpha")
    #expect(!lines.contains { $0.contains("red") })
  }

  @Test("whether a file is there is seen while typing, and judged at Enter")
  func existence() throws {
    let folder = try TemporaryFolder()
    try folder.write("here", "")
    let screen = try TmuxScreen([AskBinary.path, "--type", "file"], directory: folder.path)
    try screen.waitFor("^D")
    try screen.send("her")
    try screen.waitFor("Enter the path of a file; there is nothing at this one.")
    try screen.send("e")
    try screen.wait(for: "nothing is missing") { $0.last == "Enter OK   ^D Cancel" }
    try screen.send(.backspace + .enter)
    try screen.waitFor("! Enter the path of a file; there is nothing at this one.")
    try screen.send("e" + .enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["> here", "here"])
  }

  @Test(
    "each Enter looks at the path anew: what is gone is no answer, and what has come is one", arguments: [false, true])
  func lookedAtAnew(isDirectory: Bool) throws {
    let folder = try TemporaryFolder()
    let place = folder.path("place")
    let make = {
      if isDirectory {
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
      } else {
        try folder.write("place", "")
      }
    }
    try make()
    let screen = try TmuxScreen(
      [AskBinary.path, "--type", isDirectory ? "directory" : "file"], directory: folder.path)
    try screen.waitFor("^D")
    try screen.send("place")
    try screen.wait(for: "nothing is missing") { $0.last == "Enter OK   ^D Cancel" }
    try FileManager.default.removeItem(atPath: place)
    try screen.send(.enter)
    try screen.waitFor("! Enter the path of a \(isDirectory ? "directory" : "file"); there is nothing at this one.")
    try make()
    try screen.send(.enter)
    try screen.waitForEnd()
    #expect(try screen.lines == ["> place", "place"])
  }

  @Test("an optional answer that is left out is valid, for numbers null in JSON")
  func optional() throws {
    let session = try Ask.prompt(["--optional", "--type", "integer", "--json"])
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == #"{"status":"answered","value":null}"# + "\n")
  }
}
