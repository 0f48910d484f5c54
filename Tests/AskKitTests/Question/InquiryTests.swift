import AskKit
import Testing

@Suite("From what was said to what is meant")
struct InquiryTests {
  static func options(_ arguments: [String]) throws -> Options {
    guard case .ask(let options) = try CommandParser.parse(arguments) else {
      throw UsageError("\(arguments) does not ask")
    }
    return options
  }

  private func inquiry(_ arguments: String...) throws -> Inquiry { try Inquiry(try Self.options(arguments)) }

  @Test("a question without flags is a line without rules")
  func bare() throws {
    let question = try inquiry().question
    #expect(question.title == nil)
    guard case .line(let field, let text, nil) = question.entry else {
      Issue.record("\(question.entry)")
      return
    }
    #expect(field.prompt == "> ")
    #expect(text.initial == "")
    #expect(field.rules.judge("").isValid)
  }

  @Test("the operand is the title")
  func operand() throws {
    #expect(try inquiry("New folder").question.title == "New folder")
    #expect(try inquiry("--", "--help").question.title == "--help")
    #expect(try inquiry("--title", "New folder").question.title == "New folder")
    #expect(try inquiry("").question.title == nil, "an empty variable says nothing")
  }

  @Test("what a person sees")
  func appearance() throws {
    let question = try inquiry(
      "-t", "a", "-m", "b\nc", "--prompt", "", "--placeholder", "d", "-i", "e", "--ok", "f", "--cancel", "g"
    ).question
    #expect(question.message == "b\nc")
    #expect(question.okLabel == "f")
    #expect(question.cancelLabel == "g")
    #expect(question.entry.field?.prompt == "")
    #expect(question.entry.openText?.placeholder == "d")
    #expect(question.entry.openText?.initial == "e")
  }

  @Test("the rules judge what they are told to")
  func rules() throws {
    let cases: [(arguments: [String], valid: [String], invalid: [String])] = [
      (["--min", "2"], ["ab", "👩‍👩‍👧👩‍👩‍👧"], ["", "a", "👩‍👩‍👧"]),
      (["--max", "2"], ["", "ab", "é\u{301}é"], ["abc"]),
      (["--above", "2"], ["abc"], ["ab"]),
      (["--below", "2"], ["a"], ["ab"]),
      (["--min", "1", "--max", "1"], ["a"], ["", "ab"]),
      (["--above", "1", "--below", "3"], ["ab"], ["a", "abc"]),
      (["--max-bytes", "3"], ["abc", "あ"], ["abcd", "あa"]),
      (["--pattern", "a|bc"], ["a", "bc"], ["", "abc", "b"]),
      (["--pattern", "[a-z]+", "--pattern", ".{2}"], ["ab"], ["a", "a1", "abc"]),
      (["--reject", "\\s"], ["ab"], ["a b"]),
    ]
    for (arguments, valid, invalid) in cases {
      let rules = try Inquiry(try Self.options(arguments)).question.entry.field!.rules
      for answer in valid { #expect(rules.judge(answer).isValid, "\(arguments) \(answer)") }
      for answer in invalid { #expect(!rules.judge(answer).isValid, "\(arguments) \(answer)") }
    }
  }

  @Test("gum#29, gum#60: initial text, placeholder and default are three things")
  func threeTexts() throws {
    let text = try inquiry("-i", "a", "--placeholder", "b", "-d", "c").question.entry.openText
    #expect(text?.initial == "a")
    #expect(text?.placeholder == "b")
    #expect(text?.defaultAnswer == "c")
  }

  @Test("an initial text may break the rules; then the person corrects it")
  func initialMayBreakRules() throws {
    #expect(try inquiry("--initial", "a", "--min", "5").question.entry.openText?.initial == "a")
  }

  @Test("a default may be empty, where the rules let it")
  func emptyDefault() throws {
    #expect(try inquiry("--default", "").question.entry.openText?.defaultAnswer == "")
  }

  @Test("a name is a key in JSON and a variable in shell format")
  func name() throws {
    #expect(try inquiry("--json", "--name", "a-b c").question.name == "a-b c")
    for name in ["a", "_", "A_1", "folder"] {
      #expect(try inquiry("--format", "shell", "--name", name).question.name == name)
    }
  }

  static let errors: [(arguments: [String], message: String)] = [
    (["New", "folder"], "there are 2 titles; to give one, quote it: 'New folder'"),
    (["Don't", "go", "now"], "there are 3 titles; to give one, quote it: 'Don'\\''t go now'"),
    (["folder", "--title", "New"], "'folder' and --title are both titles; give one, and quote it"),
    (["--min", "x"], "--min takes a whole number from 0 on, not 'x'"),
    (["--min", ""], "--min takes a whole number from 0 on, not ''"),
    (["--min", "-1"], "--min takes a whole number from 0 on, not '-1'"),
    (["--max", "+1"], "--max takes a whole number from 0 on, not '+1'"),
    (["--max", "1.5"], "--max takes a whole number from 0 on, not '1.5'"),
    (["--above", "５"], "--above takes a whole number from 0 on, not '５'"),
    (["--below", "1000000000000000000"], "--below takes at most 18 digits, not '1000000000000000000'"),
    (["--max-bytes", "1k"], "--max-bytes takes a whole number from 0 on, not '1k'"),
    (["--min", "5", "--max", "3"], "--min 5 and --max 3 leave no length that is valid"),
    (["--above", "3", "--below", "4"], "--above 3 and --below 4 leave no length that is valid"),
    (["--min", "3", "--below", "3"], "--min 3 and --below 3 leave no length that is valid"),
    (["--above", "3", "--max", "3"], "--above 3 and --max 3 leave no length that is valid"),
    (["--below", "0"], "--below 0 leaves no length that is valid"),
    (["--min", "1", "--above", "1"], "--min and --above are both lower bounds; give one"),
    (["--max", "1", "--below", "1"], "--max and --below are both upper bounds; give one"),
    (["--min", "4", "--max-bytes", "3"], "4 characters need more than --max-bytes 3; no answer can be valid"),
    (["--above", "3", "--max-bytes", "3"], "4 characters need more than --max-bytes 3; no answer can be valid"),
    (["--pattern", "["], "--pattern '[' is no pattern: missing terminating ] for character class at byte 1"),
    (["--reject", "a("], "--reject 'a(' is no pattern: missing closing parenthesis at byte 2"),
    (["--default", "ab", "--min", "3"], "--default is not accepted: Enter at least 3 characters; there are 2."),
    (["--default", "a\nb"], "--default is not accepted: Enter a single line."),
    (["--default", "a", "--pattern", "b", "--error", "Enter b."], "--default is not accepted: Enter b."),
    (["--initial", "a\nb"], "--initial cannot be edited: Enter a single line."),
    (["--initial", "\u{1B}"], "--initial cannot be edited: The control character U+001B cannot be entered."),
    (["--placeholder", "x", "-s"], "--placeholder does not go with --secret; it goes with a line or --multiline"),
    (["-s", "--mask", "**"], "--mask takes one character that can be seen, or '' to show nothing, not '**'"),
    (["-s", "--mask", " "], "--mask takes one character that can be seen, or '' to show nothing, not ' '"),
    (["--mask", "x"], "--mask does not go with a line; it goes with --secret"),
    (
      ["-s", "--mask", "", "--check", "true", "--check-live"],
      "--check-live would tell while typing what --mask '' hides; leave one of them out"
    ),
    (["--verify", "--multiline"], "--verify does not go with --multiline; it goes with a line or --secret"),
    (
      ["--secret", "--confirm"],
      "--secret and --confirm cannot be combined; to have a secret entered twice, give --secret --verify"
    ),
    (["--format", "shell"], "--format shell needs --name, the variable that gets the answer"),
    (
      ["--format", "shell", "--name", "a-b"],
      "--name 'a-b' is no shell variable; use letters, digits and _, and no digit first"
    ),
    (
      ["--format", "shell", "--name", "1a"],
      "--name '1a' is no shell variable; use letters, digits and _, and no digit first"
    ),
    (
      ["--format", "shell", "--name", "é"],
      "--name 'é' is no shell variable; use letters, digits and _, and no digit first"
    ),
    (["--name", ""], "--name takes a name, not an empty text"),
    (["--history", ""], "--history takes the path of a file, not an empty text"),
    (["--draft", ""], "--draft takes the path of a file, not an empty text"),
    (["--check", "true", "--check", ""], "--check takes a command, not an empty text"),
    (["--preview", ""], "--preview takes a command, not an empty text"),
  ]

  @Test("what cannot be meant is refused: what is wrong, and what to do", arguments: errors)
  func refuses(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Inquiry(try Self.options(arguments)) }
    #expect(error?.message == message)
  }

  @Test("an error remembers the format that was asked for, because eval has to hear of it")
  func errorsKnowTheFormat() {
    let lines: [(arguments: [String], format: OutputFormat)] = [
      (["--format", "shell", "--name", "a", "--min", "x"], .shell), (["--min", "x", "--format", "shell"], .shell),
      (["--format", "shell"], .shell), (["--format", "shell", "--nonsense"], .shell),
      (["--json", "--min", "x"], .json),
      (["--nonsense", "--format", "shell"], .plain),
    ]
    for (arguments, format) in lines {
      let error = #expect(throws: UsageError.self) { try Inquiry(try Self.options(arguments)) }
      #expect(error?.format == format, "\(arguments)")
    }
    #expect(ShellFormat.usageError == "(exit 2)\n")
  }

  @Test("two kinds of entry contradict each other")
  func twoKinds() throws {
    var options = Options()
    options.kinds = [.secret, .secret]
    #expect(try Inquiry(options).question.entry.kind == .secret)
    options.kinds = [.secret, .multiline]
    #expect(throws: UsageError("--secret and --multiline cannot be combined; choose one")) { try Inquiry(options) }
  }

  @Test(
    "a flag outside its kinds is refused, one inside is not: every pair", arguments: FlagTable.rows, EntryKind.allCases)
  func flagsAndKinds(flag: Flag, kind: EntryKind) throws {
    guard flag.section != .kind && flag.section != .help else { return }
    var options = try Self.options(["--\(flag.long)"] + (try Self.sample(of: flag.argument).map { [$0] } ?? []))
    options.kinds = [kind]
    var isRefused = false
    do {
      _ = try Inquiry(options)
    } catch let error {
      isRefused = error.message.hasPrefix("--\(flag.long) does not go with ")
    }
    #expect(isRefused == !flag.kinds.contains(EntryKinds(kind)))
  }

  @Test(
    "what would show a secret, keep it or give it away is refused",
    arguments: [
      "initial", "default", "placeholder", "history", "choice", "choices", "suggest", "suggestions", "trim", "rows",
      "draft",
      "preview",
    ])
  func flagsOfSecret(name: String) throws {
    let flag = try #require(FlagTable.flag(written: "--\(name)"))
    let arguments = ["--secret", "--\(name)"] + (try Self.sample(of: flag.argument).map { [$0] } ?? [])
    let error = #expect(throws: UsageError.self) { try Inquiry(try Self.options(arguments)) }
    #expect(error?.message.hasPrefix("--\(name) does not go with --secret; it goes with ") == true)
  }

  /// A value that the flag takes.
  private static func sample(of argument: Flag.Argument) throws -> String? {
    guard let placeholder = argument.placeholder else { return nil }
    if case .words(let words) = argument.completion { return words[0] }
    let sample = [
      "TEXT": "x", "N": "1", "REGEX": "x", "NAME": "x", "VALUE": "x", "FILE": "/dev/null", "TIME": "5s",
      "COMMAND": "true", "CHAR": "x",
    ][placeholder]
    let value: String = try #require(sample, "no value is known for \(placeholder); add one here")
    return value
  }
}
