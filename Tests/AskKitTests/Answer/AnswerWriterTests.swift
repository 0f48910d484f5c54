import AskKit
import TestSupport
import Testing

@Suite("What comes out")
struct AnswerWriterTests {
  struct Row {
    let outcome: Outcome
    let ending: ProcessEnding
    var plain = ""
    let json: String
    let shell: String
    var nul = ""
  }

  /// Each ending, and what each format makes of it under the name `v`.
  let rows: [Row] = [
    Row(
      outcome: .answered(.text("docs")), ending: .exit(.answered), plain: "docs\n",
      json: #"{"status":"answered","name":"v","value":"docs"}"#, shell: "v='docs'\n", nul: "docs\0"),
    Row(
      outcome: .answered(.text("")), ending: .exit(.answered), plain: "\n",
      json: #"{"status":"answered","name":"v","value":""}"#, shell: "v=''\n", nul: "\0"),
    Row(
      outcome: .answered(.text("it's\n\"é\"\t\u{1}\u{7F}")), ending: .exit(.answered),
      plain: "it's\n\"é\"\t\u{1}\u{7F}\n",
      json: #"{"status":"answered","name":"v","value":"it's\n\"é\"\t\u0001"# + "\u{7F}\"}",
      shell: "v='it'\\''s\n\"é\"\t\u{1}\u{7F}'\n", nul: "it's\n\"é\"\t\u{1}\u{7F}\0"),
    Row(
      outcome: .answered(.secret(Kept("pa'ss"))), ending: .exit(.answered), plain: "pa'ss\n",
      json: #"{"status":"answered","name":"v","value":"pa'ss"}"#, shell: "v='pa'\\''ss'\n", nul: "pa'ss\0"),
    Row(
      outcome: .answered(.secretNumber(Kept("1234"))), ending: .exit(.answered), plain: "1234\n",
      json: #"{"status":"answered","name":"v","value":1234}"#, shell: "v='1234'\n", nul: "1234\0"),
    Row(
      outcome: .answered(.number("123456789012345678901.50")), ending: .exit(.answered),
      plain: "123456789012345678901.50\n",
      json: #"{"status":"answered","name":"v","value":123456789012345678901.50}"#,
      shell: "v='123456789012345678901.50'\n", nul: "123456789012345678901.50\0"),
    Row(
      outcome: .answered(.empty), ending: .exit(.answered), plain: "\n",
      json: #"{"status":"answered","name":"v","value":null}"#, shell: "v=''\n", nul: "\0"),
    Row(
      outcome: .answered(.yesNo(true)), ending: .exit(.answered),
      json: #"{"status":"answered","name":"v","value":true}"#, shell: "v='yes'\n"),
    Row(
      outcome: .answered(.yesNo(false)), ending: .exit(.declined),
      json: #"{"status":"answered","name":"v","value":false}"#, shell: "v='no'; (exit 1)\n"),
    Row(outcome: .acknowledged, ending: .exit(.answered), json: #"{"status":"answered","name":"v"}"#, shell: ""),
    Row(
      outcome: .cancelled, ending: .exit(.cancelled), json: #"{"status":"cancelled","name":"v"}"#, shell: "(exit 3)\n"),
    Row(
      outcome: .nobodyToAsk(.noControllingTerminal, ways: []), ending: .exit(.nobodyToAsk),
      json: #"{"status":"no-terminal","name":"v"}"#, shell: "(exit 4)\n"),
    Row(
      outcome: .invalid(Refusal(.min, .tooShort(minimum: 3, count: 2)), from: .standardInput), ending: .exit(.invalid),
      json: #"{"status":"invalid","name":"v","rule":"min","reason":"Enter at least 3 characters; there are 2."}"#,
      shell: "(exit 5)\n"),
    Row(
      outcome: .failed("no \"room\""), ending: .exit(.failed),
      json: #"{"status":"failed","name":"v","reason":"no \"room\""}"#, shell: "(exit 6)\n"),
    Row(
      outcome: .timedOut, ending: .exit(.timedOut), json: #"{"status":"timed-out","name":"v"}"#, shell: "(exit 124)\n"),
    Row(
      outcome: .interrupted(signal: 15, sentTo: .thisProcess), ending: .signal(15, sentTo: .thisProcess), json: "",
      shell: "(exit 143)\n"),
  ]

  @Test("every ending has its bytes in every format, and its status")
  func table() {
    for row in rows {
      #expect(row.outcome.processEnding == row.ending, "\(row.outcome)")
      #expect(written(row.outcome, .plain) == row.plain, "\(row.outcome)")
      #expect(written(row.outcome, .json) == (row.json.isEmpty ? "" : row.json + "\n"), "\(row.outcome)")
      #expect(written(row.outcome, .shell) == row.shell, "\(row.outcome)")
      #expect(written(row.outcome, .nul) == row.nul, "\(row.outcome)")
    }
  }

  @Test("without a name JSON has none")
  func withoutName() {
    #expect(written(.answered(.text("docs")), .json, name: nil) == #"{"status":"answered","value":"docs"}"# + "\n")
    #expect(written(.cancelled, .json, name: nil) == #"{"status":"cancelled"}"# + "\n")
  }

  @Test("without a line feed nothing but that is missing")
  func withoutNewline() {
    for row in rows {
      for format in [OutputFormat.plain, .json, .shell] {
        let whole = written(row.outcome, format)
        #expect(written(row.outcome, format, endsWithNewline: false) == String(whole.dropLast(whole.isEmpty ? 0 : 1)))
      }
      #expect(written(row.outcome, .nul, endsWithNewline: false) == row.nul)
    }
  }

  // MARK: - Judged by real programs

  static let texts: [String] = {
    var random = SeededRandom(seed: 2026)
    return (0..<4000).map { _ in RandomText.next(&random) }
  }()

  static let textsWithNul: [String] = {
    var random = SeededRandom(seed: 8259)
    return (0..<4000).map { _ in RandomText.next(&random, nul: true) }
  }()

  /// A line for each text: the bytes in hexadecimal digits, which no program changes.
  private static func digits(_ texts: [String]) -> [String] {
    texts.map { text in text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  }

  private func jsonLines() throws -> String {
    let lines = Self.textsWithNul.map { written(.answered(.text($0)), .json) }
    try #require(lines.allSatisfy { $0.utf8.count { $0 == UInt8(ascii: "\n") } == 1 })
    return lines.joined()
  }

  @Test("python reads the exact text out of the JSON, for thousands of texts")
  func python() throws {
    let script = """
      import json, sys
      for line in sys.stdin.buffer:
        print(json.loads(line.decode())["value"].encode().hex() or "-")
      """
    let read = try Judge.run("python3", ["-c", script], input: jsonLines())
    #expect(read.errorText == "")
    expectSame(read.lines.map { $0 == "-" ? "" : $0 }, Self.textsWithNul)
  }

  @Test("jq reads the exact text out of the JSON, for thousands of texts")
  func jq() throws {
    let program = ".value | explode | map(tostring) | \"=\" + join(\" \")"
    let read = try Judge.run("jq", ["-r", program], input: jsonLines())
    #expect(read.errorText == "")
    let scalars = Self.textsWithNul.map { text in
      "=" + text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
    }
    let firstWrong = zip(read.lines, scalars).first { $0 != $1 }
    #expect(firstWrong == nil)
    #expect(read.lines.count == scalars.count)
  }

  @Test("eval gives back the exact text, for thousands of texts", arguments: ["bash", "dash", "zsh", "ksh"])
  func eval(shell: String) throws {
    let script = Self.texts.map { text in
      "code=\(ShellQuoting.quoted(written(.answered(.text(text)), .shell)))\nv=\neval \"$code\"\nprintf '%s\\0' \"$v\"\n"
    }
    let given = try Judge.run(shell, ["/dev/stdin"], input: script.joined())
    #expect(given.errorText == "")
    let values = given.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    expectSame(Self.digits(values.map { String(decoding: $0, as: UTF8.self) }), Self.texts)
  }

  @Test(
    "eval has the status of an ending without an answer, also under set -e", arguments: ["bash", "dash", "zsh", "ksh"])
  func evalStatus(shell: String) throws {
    for row in rows where row.ending != .exit(.answered) {
      let code = written(row.outcome, .shell)
      let status = row.ending.status
      let stopped = try Judge.run(shell, ["-ec", "eval \"$1\"; echo went on", "sh", code])
      #expect(stopped.status == status)
      #expect(stopped.outputText == "")
      let branched = try Judge.run(shell, ["-ec", "eval \"$1\" || echo \"$? $v\"", "sh", code])
      #expect(branched.outputText == "\(status) \(row.ending == .exit(.declined) ? "no" : "")\n")
    }
  }

  // MARK: A form

  private let filledIn = Outcome.filledIn([
    NamedAnswer(name: "user", answer: .text("it's")), NamedAnswer(name: "pin", answer: .number("1234")),
    NamedAnswer(name: "password", answer: .secret(Kept("pa\"ss"))), NamedAnswer(name: "age", answer: .empty),
    NamedAnswer(name: "remember", answer: .yesNo(false)),
  ])

  @Test("the fields of a form, in each format")
  func form() {
    #expect(filledIn.processEnding == .exit(.answered))
    #expect(written(filledIn, .plain, name: nil) == "it's\n1234\npa\"ss\n\nno\n")
    #expect(written(filledIn, .nul, name: nil) == "it's\0" + "1234\0pa\"ss\0\0no\0")
    #expect(
      written(filledIn, .json, name: nil) == #"{"status":"answered","values":{"user":"it's","pin":1234,"#
        + #""password":"pa\"ss","age":null,"remember":false}}"# + "\n")
    #expect(
      written(filledIn, .shell, name: nil)
        == "user='it'\\''s'\npin='1234'\npassword='pa\"ss'\nage=''\nremember='no'\n")
  }

  @Test("a name in JSON is escaped like a value")
  func formKeys() {
    let outcome = Outcome.filledIn([NamedAnswer(name: "a\"b\n", answer: .text(""))])
    #expect(written(outcome, .json, name: nil) == #"{"status":"answered","values":{"a\"b\n":""}}"# + "\n")
  }

  @Test("an answer of a form that is not valid is told with its field")
  func formInvalid() {
    let refusal = Refusal(.min, .tooShort(minimum: 3, count: 2))
    let outcome = Outcome.invalid(refusal, from: .standardInput, field: "user")
    #expect(
      written(outcome, .json, name: nil)
        == #"{"status":"invalid","name":"user","rule":"min","reason":"Enter at least 3 characters; there are 2."}"#
        + "\n")
    #expect(
      English().complaint(about: outcome)
        == "field user: the answer on standard input is not valid: Enter at least 3 characters; there are 2.")
  }

  private func expectSame(_ digits: [String], _ texts: [String]) {
    let expected = Self.digits(texts)
    let firstWrong = zip(digits, expected).first { $0 != $1 }
    #expect(firstWrong == nil)
    #expect(digits.count == expected.count)
  }

  private func written(
    _ outcome: Outcome, _ format: OutputFormat, name: String? = "v", endsWithNewline: Bool = true
  ) -> String {
    var bytes: [UInt8] = []
    AnswerWriter(format: format, name: name, endsWithNewline: endsWithNewline, wording: English())
      .write(outcome, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A secret for tests, which has nothing to hide.
private struct Kept: ConcealedText {
  let text: String

  init(_ text: String) { self.text = text }

  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result { try body(text.utf8Span.span) }
}
