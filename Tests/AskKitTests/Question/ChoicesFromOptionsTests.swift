import AskKit
import Testing

@Suite("Choices and suggestions, as a script declares them")
struct ChoicesFromOptionsTests {
  private let files = FileReading { path in
    switch path {
    case "branches": .success(Array("\u{FEFF}main\r\ndevelop\n\nrelease 2\n".utf8))
    case "empty": .success(Array("\n\n".utf8))
    case "bytes": .success(Array("fine\n".utf8) + [0xFF, 0x0A])
    case "control": .success(Array("fine\n\nb\u{1B}[2J\n".utf8))
    default: .failure(FileFailure.system("No such file or directory"))
    }
  }

  private func entry(_ arguments: [String]) throws -> Entry {
    try Inquiry(try InquiryTests.options(arguments), files: files).question.entry
  }

  private func field(_ arguments: [String]) throws -> Field { try #require(try entry(arguments).field) }

  @Test("a choice comes out as it was declared, and others are refused by a reason that names what would do")
  func choice() throws {
    let rules = try field(["--choice", "Main", "--choice", "develop"]).rules
    for (entered, answer) in [("main", "Main"), ("ＭＡＩＮ", "Main"), ("DEVELOP", "develop")] {
      #expect(rules.judge(entered).isValid)
      #expect(rules.canonicalForm(of: entered) == answer)
    }
    func sentence(_ text: String) -> String? { rules.judge(text).refusal.map { English().sentence($0.reason) } }
    #expect(sentence("") == "Enter Main or develop.")
    #expect(sentence("x") == "Enter Main or develop.")
    #expect(sentence("d") == "Enter develop.")
    #expect(rules.judge("x").refusal?.rule == .choice)
  }

  @Test("a reason stays short, however many choices there are")
  func manyChoices() throws {
    let rules = try field((1...12).flatMap { ["--choice", "c\($0)"] }).rules
    #expect(
      rules.judge("").refusal.map { English().sentence($0.reason) } == "Enter one of 12 choices, such as c1, c2 or c3.")
    let long = try field((1...3).flatMap { ["--choice", "\($0)" + String(repeating: "x", count: 150)] }).rules
    #expect(long.judge("").refusal.map { English().sentence($0.reason).utf8.count < 250 } == true)
  }

  @Test("choices that differ in case only must be entered exactly")
  func ambiguous() throws {
    let rules = try field(["--choice", "rc", "--choice", "RC"]).rules
    #expect(rules.judge("RC").isValid)
    #expect(rules.canonicalForm(of: "RC") == "RC")
    #expect(rules.judge("Rc").refusal.map { English().sentence($0.reason) } == "Enter rc or RC, exactly so.")
  }

  @Test("the other rules judge the choice as it comes out")
  func otherRules() throws {
    let rules = try field(["--choice", "Main", "--choice", "main2", "--pattern", "[A-Z].*"]).rules
    #expect(rules.judge("main").isValid)
    #expect(rules.judge("main2").refusal?.rule == .pattern)
    let typed = try field(["--choice", "08", "--choice", "9", "--type", "integer"]).rules
    #expect(typed.judge("8").isValid && typed.judge("008").isValid)
    #expect(typed.canonicalForm(of: "08") == "8")
  }

  @Test("a file holds a choice a line")
  func file() throws {
    let choosing = try entry(["--choices", "branches", "--choice", "hotfix"])
    #expect(choosing.offers?.all.prefix(9) == ["hotfix", "main", "develop", "release 2"])
    #expect(choosing.field?.rules.judge("RELEASE 2").isValid == true)
    let suggesting = try entry(["--suggestions", "branches"])
    #expect(suggesting.offers?.all.prefix(9) == ["main", "develop", "release 2"])
  }

  @Test("a suggestion is not a rule")
  func suggestion() throws {
    let suggesting = try entry(["--suggest", "main"])
    let field = try #require(suggesting.field)
    #expect(field.rules.judge("other").isValid)
    #expect(field.rules.canonicalForm(of: "MAIN") == "MAIN")
    #expect(suggesting.offers?.all.prefix(9) == ["main"])
  }

  @Test(
    "what cannot be an answer is wrong usage",
    arguments: [
      (["--choices", "nothing"], "--choices: cannot read 'nothing': No such file or directory"),
      (["--choices", "empty"], "--choices: 'empty' holds nothing to choose from"),
      (["--suggestions", "bytes"], "--suggestions: line 2 of 'bytes' is not valid UTF-8"),
      (
        ["--choices", "control"],
        "line 3 of 'control' cannot be an answer: The control character U+001B cannot be entered."
      ),
      (
        ["--choice", "x", "--type", "integer"],
        "--choice 'x' cannot be an answer: Enter a whole number, like 42."
      ),
      (["--choice", "a", "--default", "b"], "--default is not accepted: Enter a."),
      (
        ["--choice", "a", "--suggest", "b"],
        "choices are offered already; leave out --suggest and --suggestions, or the choices"
      ),
      (
        ["--optional", "--default", "a"], "--optional and --default both say what an empty answer means; give one"
      ),
      (["--attempts", "0"], "--attempts takes a whole number from 1 on, not '0'"),
    ])
  func usage(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try field(arguments) }
  }

  @Test("an optional answer may be empty whatever the rules say, and only empty")
  func optional() throws {
    let cases: [(arguments: [String], valid: [String], invalid: [String])] = [
      (["--min", "3"], ["", "abc"], ["a"]), (["--type", "integer", "--min", "5"], ["", "  ", "7"], ["3", "x"]),
      (["--choice", "a"], ["", "a"], ["b"]), (["--pattern", "x+"], ["", "x"], [" "]),
      (["--pattern", "x+", "--trim"], ["", "  ", "x"], ["y"]),
    ]
    for (arguments, valid, invalid) in cases {
      let rules = try field(arguments + ["--optional"]).rules
      for text in valid { #expect(rules.judge(text).isValid, "\(arguments) \(text)") }
      for text in invalid { #expect(!rules.judge(text).isValid, "\(arguments) \(text)") }
      let demanding = try field(arguments).rules
      #expect(!demanding.judge("").isValid)
    }
  }

  @Test("white space at both ends is dropped before the rules, where that is asked for")
  func trim() throws {
    let rules = try field(["--trim", "--max", "3"]).rules
    for text in ["abc", " abc", "abc \t", "\u{3000}abc\u{3000}\u{A0}"] {
      #expect(rules.judge(text).isValid)
      #expect(rules.canonicalForm(of: text) == "abc")
    }
    #expect(!rules.judge("a b c").isValid)
    let untrimmed = try field(["--max", "3"]).rules
    #expect(untrimmed.judge(" abc").refusal?.rule == .max)
    let text = try field(["--multiline", "--trim"]).rules
    #expect(text.canonicalForm(of: "\n\n one\n two \n") == "one\n two")
  }
}
