import Testing

@testable import AskKit

@Suite("--type and its bounds")
struct TypeFromOptionsTests {
  @Test("each word is a type", arguments: AnswerTypeName.allCases)
  func words(name: AnswerTypeName) throws {
    #expect(try field(["--type", name.rawValue]).rules.type?.name == (name == .text ? nil : name))
  }

  @Test("another word is refused, and the words are named")
  func unknownWord() {
    #expect(error(["--type", "int"])?.hasPrefix("--type takes text, integer, ") == true)
  }

  @Test(
    "bounds that leave nothing are contradictions",
    arguments: [
      ["--min", "5", "--max", "3"], ["--above", "5", "--below", "6"], ["--min", "5", "--below", "5"], ["--below", "0"],
      ["--type", "integer", "--min", "-1", "--max", "-2"], ["--type", "integer", "--above", "5", "--below", "6"],
      ["--type", "integer", "--above", "9223372036854775807"],
      ["--type", "integer", "--below", "-9223372036854775808"],
      ["--type", "number", "--min", "0.10", "--below", "0.1"],
      ["--type", "number", "--above", "1e400", "--max", "1e399"],
      ["--type", "date", "--above", "2024-02-28", "--below", "2024-02-29"],
      ["--type", "date", "--above", "9999-12-31"],
      ["--type", "time", "--min", "09:00:01", "--max", "09:00"], ["--type", "time", "--above", "23:59:59"],
      ["--type", "filename", "--min", "5", "--max", "3"],
    ])
  func contradictions(arguments: [String]) {
    #expect(error(arguments)?.contains(" that is valid") == true)
  }

  @Test(
    "bounds that leave something are none",
    arguments: [
      ["--min", "5", "--max", "5"], ["--above", "5", "--below", "7"],
      ["--type", "integer", "--min", "-5", "--max", "-5"],
      ["--type", "integer", "--min", "-9223372036854775808", "--max", "9223372036854775807"],
      ["--type", "integer", "--above", "-9223372036854775808", "--below", "9223372036854775807"],
      ["--type", "number", "--above", "0.1", "--below", "0.10000000000000000000000000001"],
      ["--type", "number", "--min", "0.1", "--max", "1e-1"],
      ["--type", "date", "--above", "2023-02-28", "--below", "2023-03-02"], ["--type", "time", "--min", "00:00"],
      ["--type", "date", "--min", "0000-01-01", "--max", "9999-12-31"],
    ])
  func consistent(arguments: [String]) {
    #expect(error(arguments) == nil)
  }

  @Test(
    "a bound is of its type",
    arguments: [
      (["--type", "integer", "--min", "x"], "--min takes a whole number of 64 bits, not 'x'"),
      (["--type", "integer", "--min", "1.5"], "--min takes a whole number of 64 bits, not '1.5'"),
      (["--type", "number", "--above", "x"], "--above takes a number, not 'x'"),
      (["--type", "date", "--max", "2026-02-30"], "--max takes a date such as 2026-03-09, not '2026-02-30'"),
      (["--type", "time", "--below", "9"], "--below takes a time such as 09:30, not '9'"),
      (["--type", "email", "--min", "-1"], "--min takes a whole number from 0 on, not '-1'"),
      (["--min", "1", "--above", "1"], "--min and --above are both lower bounds; give one"),
      (["--max", "1", "--below", "1"], "--max and --below are both upper bounds; give one"),
    ])
  func wrongBounds(arguments: [String], message: String) {
    #expect(error(arguments) == message)
  }

  @Test("a type that has no order is bounded in length, the others in value")
  func whatIsBounded() throws {
    let hosts = try field(["--type", "hostname", "--max", "3"])
    #expect(hosts.rules.judge("abcd").refusal?.reason == .tooLong(maximum: 3, count: 4))
    let integers = try field(["--type", "integer", "--max", "3"])
    #expect(integers.rules.judge("0003").isValid)
    #expect(integers.rules.judge("4").refusal?.rule == .max)
  }

  @Test("a default is judged by the type, and comes in its form")
  func defaults() throws {
    #expect(try entry(["--type", "integer", "--default", " 08"]).openText?.defaultAnswer == "8")
    #expect(
      error(["--type", "integer", "--default", "x"]) == "--default is not accepted: Enter a whole number, like 42.")
    let path = try entry(["--type", "path", "--default", "~/a"], home: "/home/ann")
    #expect(path.openText?.defaultAnswer == "/home/ann/a")
  }

  @Test("--type is for a line and for a secret")
  func kinds() throws {
    let row = try #require(FlagTable.flag(written: "--type"))
    #expect(row.kinds == [.line, .secret])
  }

  @Test("integers and numbers come out as numbers, the rest as text")
  func answers() throws {
    #expect(output(of: try field(["--type", "integer"]).answer(" 08")) == #"{"status":"answered","value":8}"#)
    #expect(output(of: try field(["--type", "number"]).answer("+.5")) == #"{"status":"answered","value":0.5}"#)
    #expect(
      output(of: try field(["--type", "date"]).answer("２０２６－０３－０９")) == #"{"status":"answered","value":"2026-03-09"}"#)
    #expect(output(of: try field([]).answer(" 08")) == #"{"status":"answered","value":" 08"}"#)
  }

  @Test("a secret comes out in the form of its type, too")
  func secretForm() throws {
    let field = try field(["--secret", "--type", "uuid"])
    let answer = field.answer(Concealed(bytes: Array(" C232AB00-9414-11EC-B3C8-9F6BDECED846".utf8)))
    #expect(output(of: answer) == #"{"status":"answered","value":"c232ab00-9414-11ec-b3c8-9f6bdeced846"}"#)
  }

  private struct Concealed: ConcealedText {
    let bytes: [UInt8]

    func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result { try body(bytes.span) }
  }

  private func output(of answer: Answer) -> String {
    var bytes: [UInt8] = []
    AnswerWriter(format: .json, name: nil, endsWithNewline: false, wording: English()).write(
      .answered(answer), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func entry(_ arguments: [String], home: String? = nil) throws -> Entry {
    guard case .ask(let options) = try CommandParser.parse(arguments) else { throw UsageError("a page") }
    return try Inquiry(options, home: home).question.entry
  }

  private func field(_ arguments: [String]) throws -> Field { try #require(try entry(arguments).field) }

  private func error(_ arguments: [String]) -> String? {
    do {
      _ = try field(arguments)
      return nil
    } catch { return (error as? UsageError)?.message }
  }
}
