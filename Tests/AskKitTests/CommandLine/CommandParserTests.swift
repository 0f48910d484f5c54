import AskKit
import Testing

@Suite("Reading the command line by the flag table")
struct CommandParserTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .ask(let options) = try CommandParser.parse(arguments) else {
      Issue.record("\(arguments) does not ask")
      return Options()
    }
    return options
  }

  @Test("each flag is written down where it belongs")
  func flags() throws {
    let said = try options(
      "--title", "a", "--message", "b", "--prompt", "c", "--placeholder", "d", "--initial", "e", "--default", "f",
      "--ok",
      "g", "--cancel", "h", "--min", "1", "--max", "2", "--max-bytes", "3", "--error", "i", "--name", "j")
    #expect(said.title == "a")
    #expect(said.message == "b")
    #expect(said.prompt == "c")
    #expect(said.placeholder == "d")
    #expect(said.initial == "e")
    #expect(said.defaultAnswer == "f")
    #expect(said.ok == "g")
    #expect(said.cancel == "h")
    #expect(said.minimum == "1")
    #expect(said.maximum == "2")
    #expect(said.maximumBytes == "3")
    #expect(said.error == "i")
    #expect(said.name == "j")
    #expect(try options("--above", "4", "--below", "5").above == "4")
    #expect(try options("--above", "4", "--below", "5").below == "5")
  }

  @Test("short names mean the same")
  func shortNames() throws {
    let said = try options("-ta", "-m", "b", "-i", "c", "-dd", "-sj")
    #expect(said.title == "a")
    #expect(said.message == "b")
    #expect(said.initial == "c")
    #expect(said.defaultAnswer == "d")
    #expect(said.kinds == [.secret])
    #expect(said.format == .json)
  }

  @Test("a flag given twice counts as it was given last; a repeatable one counts each time")
  func repetition() throws {
    let said = try options("-t", "a", "-t", "b", "--pattern", "x", "--pattern", "y", "--reject", "z", "--reject", "z")
    #expect(said.title == "b")
    #expect(said.patterns == ["x", "y"])
    #expect(said.rejects == ["z", "z"])
  }

  @Test("formats", arguments: OutputFormat.allCases)
  func formats(format: OutputFormat) throws {
    #expect(try options("--format", format.rawValue).format == format)
    #expect(try options("--json", "--format=\(format.rawValue)").format == format)
    #expect(try options().format == .plain)
    #expect(try options().endsWithNewline)
    #expect(try !options("--no-newline").endsWithNewline)
  }

  @Test("the flags that were said are kept in their order")
  func order() throws {
    #expect(try options("--min", "1", "-t", "x", "--min", "2").flags.map(\.long) == ["min", "title", "min"])
  }

  @Test("help, version and generated files end the reading where they stand")
  func pages() throws {
    for arguments in [["-h"], ["--help"], ["--title", "x", "--help", "--nonsense"], ["-sh"]] {
      guard case .showHelp = try CommandParser.parse(arguments) else {
        Issue.record("\(arguments)")
        continue
      }
    }
    guard case .showVersion = try CommandParser.parse(["-V", "--format", "nonsense"]) else {
      Issue.record("version")
      return
    }
    for document in GeneratedDocument.allCases {
      guard case .generate(document) = try CommandParser.parse(["--generate", document.rawValue]) else {
        Issue.record("\(document)")
        continue
      }
    }
  }

  static let errors: [(arguments: [String], message: String)] = [
    (["--titel", "x"], "there is no flag --titel; did you mean --title?"),
    (["--title"], "--title needs a value; see ask --help"),
    (["--secret=yes"], "--secret takes no value; leave out '=yes'"),
    (["--generate", "html"], "--generate takes man, bash, zsh or fish, not 'html'"),
    (["--format", "xml"], "--format takes plain, json, shell or nul, not 'xml'"),
  ]

  @Test("says what is wrong and what to do", arguments: errors)
  func refuses(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try CommandParser.parse(arguments) }
  }
}
