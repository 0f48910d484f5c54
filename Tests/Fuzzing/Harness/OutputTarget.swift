import AskKit

/// The formats of the answer, read back by readers of their own.
enum OutputTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let endsWithNewline = input.bool()
    let isForm = input.bool()
    var answers: [NamedAnswer] = []
    repeat {
      let name = "name\(answers.count)"
      answers.append(NamedAnswer(name: name, answer: answer(&input)))
    } while isForm && !input.isEmpty
    let outcome = isForm ? Outcome.filledIn(answers) : Outcome.answered(answers[0].answer)
    func written(_ format: OutputFormat) -> [UInt8] {
      var bytes: [UInt8] = []
      AnswerWriter(
        format: format, name: isForm ? nil : answers[0].name, endsWithNewline: endsWithNewline, wording: English()
      )
      .write(outcome, to: &bytes)
      return bytes
    }
    checkJSON(written(.json), answers, isForm: isForm, endsWithNewline)
    checkShell(written(.shell), answers)
    if isForm { checkNUL(written(.nul), answers) }
    checkReason(&input)
  }

  private static func answer(_ input: inout FuzzInput) -> Answer {
    switch input.number(below: 6) {
    case 0: return .yesNo(input.bool())
    case 1: return .empty
    case 2: return .number(String(Int32(truncatingIfNeeded: Int(input.byte()) << 24 | Int(input.byte()))))
    default:
      let count = Int(input.byte())
      return .text(String(decoding: input.bytes(count), as: UTF8.self))
    }
  }

  private static func text(of answer: Answer) -> String {
    switch answer {
    case .text(let text), .number(let text): text
    case .yesNo(let isYes): isYes ? "yes" : "no"
    case .empty, .secret, .secretNumber: ""
    }
  }

  private static func json(_ answer: Answer) -> JSONValue {
    switch answer {
    case .text(let text): .string(Array(text.utf8))
    case .number(let text): .number(text)
    case .yesNo(let isYes): .bool(isYes)
    case .empty, .secret, .secretNumber: .null
    }
  }

  private static func checkJSON(_ bytes: [UInt8], _ answers: [NamedAnswer], isForm: Bool, _ endsWithNewline: Bool) {
    require((bytes.last == 0x0A) == endsWithNewline && bytes.count { $0 == 0x0A } <= 1, "JSON is one line")
    let members =
      isForm
      ? [
        Member("status", .string(Array("answered".utf8))),
        Member("values", .object(answers.map { Member($0.name, json($0.answer)) })),
      ]
      : [
        Member("status", .string(Array("answered".utf8))), Member("name", .string(Array(answers[0].name.utf8))),
        Member("value", json(answers[0].answer)),
      ]
    let read = JSONReader.read(bytes)
    require(read == .object(members), "JSON gives the answers back: \(String(decoding: bytes, as: UTF8.self))")
  }

  private typealias Member = JSONValue.Member

  /// A NUL cannot stand in a shell's word, nor in an answer.
  private static func checkShell(_ bytes: [UInt8], _ answers: [NamedAnswer]) {
    guard let words = ShellReader.words(bytes) else { return require(false, "shell words: \(bytes)") }
    let assignments = answers.map { Array("\($0.name)=\(text(of: $0.answer))".utf8) }
    // A no says so by its status, too.
    let expected =
      words.count > assignments.count ? assignments + [Array("(exit".utf8), Array("1)".utf8)] : assignments
    let read = words.map { $0.last == UInt8(ascii: ";") && words.count > assignments.count ? $0.dropLast() : $0 }
    require(read == expected, "the shell reads \(read), not \(expected)")
  }

  private static func checkNUL(_ bytes: [UInt8], _ answers: [NamedAnswer]) {
    let texts = answers.map { Array(text(of: $0.answer).utf8) }
    if texts.contains(where: { $0.contains(0) }) { return }
    let read = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    require(read == texts + [[]], "each value ends with NUL")
  }

  /// Words from elsewhere in an ending without an answer.
  private static func checkReason(_ input: inout FuzzInput) {
    let reason = input.remainingText()
    var bytes: [UInt8] = []
    AnswerWriter(format: .json, name: nil, endsWithNewline: false, wording: English()).write(
      .failed(reason), to: &bytes)
    require(
      JSONReader.read(bytes)
        == .object([Member("status", .string(Array("failed".utf8))), Member("reason", .string(Array(reason.utf8)))]),
      "JSON gives the reason back")
  }
}
