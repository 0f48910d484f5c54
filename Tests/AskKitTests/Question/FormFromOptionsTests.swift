import AskKit
import Testing

@Suite("From flags to a form")
struct FormFromOptionsTests {
  private func form(_ arguments: String...) throws -> Form {
    try #require(try Inquiry(try InquiryTests.options(arguments)).form)
  }

  @Test("what stands before the first field is the form's, what stands behind a field is that field's")
  func scopes() throws {
    let form = try form(
      "--title", "Sign in", "--message", "To the server", "--ok", "Enter", "--cancel", "Leave",
      "--field", "user", "--title", "User", "--ok", "Go on", "--min", "1",
      "--field", "password", "Password", "--secret", "--message", "At least ten", "--min", "10",
      "--field", "remember", "--confirm", "--title", "Remember?", "--ok", "Sure", "--cancel", "Never")
    #expect((form.title, form.message) == ("Sign in", "To the server"))
    #expect((form.okLabel, form.cancelLabel) == ("Enter", "Leave"))
    #expect(form.fields.map(\.name) == ["user", "password", "remember"])
    let questions = form.fields.map(\.question)
    #expect(questions.map(\.title) == ["User", "Password", "Remember?"])
    #expect(questions.map(\.message) == [nil, "At least ten", nil])
    #expect(questions.map(\.okLabel) == ["Go on", nil, "Sure"])
    #expect(questions.map(\.entry.kind) == [.line, .secret, .confirm])
    #expect(questions.map { $0.entry.field?.rules.length.least } == [1, 10, nil])
  }

  @Test("flags of output, sources and time are the form's wherever they stand")
  func wholeFlags() throws {
    let options = try InquiryTests.options([
      "--field", "a", "--json", "--stdin", "--no-newline", "--timeout", "2m", "--no-input", "--field", "b",
    ])
    let inquiry = try Inquiry(options)
    #expect(inquiry.format == .json)
    #expect(inquiry.readsStandardInput)
    #expect(inquiry.forbidsInput)
    #expect(!inquiry.endsWithNewline)
    #expect(inquiry.timeout?.milliseconds == 120_000)
    #expect(inquiry.form?.fields.count == 2)
  }

  @Test("a field without a title has its name as one, unless its prompt names it")
  func titles() throws {
    let form = try form("--field", "user", "--field", "host", "--prompt", "Host: ", "--field", "c", "--title", "")
    #expect(form.fields.map(\.question.title) == ["user", nil, "c"])
  }

  @Test("a source for each field")
  func variables() throws {
    let form = try form("--field", "a", "--env", "A", "--field", "b")
    #expect(form.fields.map(\.question.variable) == ["A", nil])
  }

  private static let contradictions: [([String], String)] = [
    (["--field", "a", "--field", "a"], "--field 'a' is given twice; each field needs a name of its own"),
    (["--field", ""], "--field takes a name, not an empty text"),
    (["--min", "1", "--field", "a"], "--min belongs to a field; put it behind the --field that it is for"),
    (["--name", "x", "--field", "a"], "--name belongs to a field; put it behind the --field that it is for"),
    (["--secret", "--field", "a"], "--secret belongs to a field; put it behind the --field that it is for"),
    (["--field", "a", "--name", "x"], "--field names its field already; leave out --name"),
    (
      ["--field", "a", "--alert"],
      "--field 'a': --alert asks nothing, so it is no field; show it with an ask of its own"
    ),
    (
      ["--field", "a b", "--format", "shell"],
      "--field 'a b' is no shell variable; use letters, digits and _, and no digit first"
    ),
    (
      ["--field", "1a", "--format=shell"],
      "--field '1a' is no shell variable; use letters, digits and _, and no digit first"
    ),
    (
      ["--field", "a", "--multiline"],
      "--field 'a' may have several lines, and --format plain gives each field one; use --json"
    ),
    (["--field", "a", "--min", "5", "--max", "3"], "--field 'a': --min 5 and --max 3 leave no length that is valid"),
    (
      ["--field", "a", "--field", "b", "--secret", "--multiline"],
      "--field 'b': --secret and --multiline cannot be combined; choose one"
    ),
    (["--field", "a", "--confirm", "--default", "maybe"], "--field 'a': --default takes yes or no, not 'maybe'"),
  ]

  @Test(
    "what cannot be meant",
    arguments: contradictions)
  func usageErrors(arguments: [String], message: String) {
    #expect(throws: UsageError.self) { try Inquiry(try InquiryTests.options(arguments)) }
    do throws(UsageError) {
      _ = try Inquiry(try CommandParser.options(arguments))
    } catch {
      #expect(error.message == message)
    }
  }

  @Test("several lines go with every other format", arguments: ["json", "shell", "nul"])
  func multiline(format: String) throws {
    #expect(try form("--field", "a", "--multiline", "--format", format).fields[0].question.entry.kind == .multiline)
  }

  @Test(
    "labels that do not tell yes from no",
    arguments: [["--ok", "No"], ["--cancel", "Yes"], ["--ok", "Go", "--cancel", "Go"], ["--ok", ""]])
  func labels(arguments: [String]) {
    #expect(throws: UsageError.self) { try Inquiry(try InquiryTests.options(["--confirm"] + arguments)) }
  }

  @Test("the default of a confirmation", arguments: [("yes", true), ("no", false)])
  func defaults(text: String, isYes: Bool) throws {
    let inquiry = try Inquiry(try InquiryTests.options(["--confirm", "--default", text]))
    #expect(inquiry.question.entry.confirmation?.defaultAnswer == isYes)
  }
}

extension CommandParser {
  fileprivate static func options(_ arguments: [String]) throws(UsageError) -> Options {
    guard case .ask(let options) = try parse(arguments) else { preconditionFailure("\(arguments) asks nothing") }
    return options
  }
}
