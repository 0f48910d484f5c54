import AskKit

/// A whole command line: split, read by the flag table, made a question of.
enum ArgumentsTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    var arguments: [String] = []
    while !input.isEmpty { arguments.append(argument(&input)) }
    checkScanner(arguments)
    do throws(UsageError) {
      guard case .ask(let options) = try CommandParser.parse(arguments) else { return }
      let inquiry = try Inquiry(
        options, home: "/home/user", files: FileReading { _ in .success(Array("a\nb\r\n".utf8)) })
      checkDefaults(of: inquiry)
    } catch {
      require(!error.message.isEmpty, "an error says what is wrong")
    }
  }

  /// FF and a number stand for the name of a flag; each argument ends at a NUL.
  private static func argument(_ input: inout FuzzInput) -> String {
    guard input.rest.first == 0xFF else { return input.textBeforeZero() }
    _ = input.byte()
    let flag = FlagTable.rows[input.number(below: FlagTable.rows.count)]
    let text = input.textBeforeZero()
    guard let short = flag.short, text.utf8.count & 1 == 1 else { return "--\(flag.long)" + text }
    return "-\(short)" + text
  }

  /// What was scanned, written in another way, is scanned as the same.
  private static func checkScanner(_ arguments: [String]) {
    guard let tokens = tokens(of: arguments) else { return }
    var flags: [String] = []
    var operands: [String] = []
    for token in tokens {
      switch token {
      case .operand(let operand): operands.append(operand)
      case .flag(let name, nil): flags.append(name)
      case .flag(let name, let value?) where name.utf8.starts(with: "--".utf8): flags.append(name + "=" + value)
      case .flag(let name, let value?): flags += [name, value]
      }
    }
    let again = Self.tokens(of: flags + ["--"] + operands)
    let isFlag: (ArgumentScanner.Token) -> Bool = { if case .flag = $0 { true } else { false } }
    let sorted = tokens.filter(isFlag) + tokens.filter { !isFlag($0) }
    require(
      again.map(spelled) == spelled(sorted), "\(arguments) is \(tokens), but \(flags) \(operands) is \(again ?? [])")
  }

  private static func tokens(of arguments: [String]) -> [ArgumentScanner.Token]? {
    var scanner = ArgumentScanner(arguments) { FlagTable.flag(written: $0).map { $0.argument != .none } }
    var tokens: [ArgumentScanner.Token] = []
    do throws(UsageError) {
      while let token = try scanner.next() { tokens.append(token) }
      return tokens
    } catch { return nil }
  }

  /// As bytes: `String` would hold two spellings of é for equal.
  private static func spelled(_ tokens: [ArgumentScanner.Token]) -> [[UInt8]] {
    tokens.map {
      switch $0 {
      case .operand(let operand): Array("operand \(operand)".utf8)
      case .flag(let name, let value): Array("flag \(name) \(value ?? "without a value")".utf8)
      }
    }
  }

  /// A default that is taken is an answer that the rules accept, and stays what it is.
  private static func checkDefaults(of inquiry: Inquiry) {
    let questions: [Question] =
      switch inquiry.subject {
      case .question(let question): [question]
      case .form(let form): form.fields.map(\.question)
      case .alert: []
      }
    for question in questions {
      guard let field = question.entry.field, let answer = question.entry.openText?.defaultAnswer else { continue }
      require(field.rules.judge(answer).isValid, "the default \(answer) is valid")
      require(field.rules.canonicalForm(of: answer).utf8.elementsEqual(answer.utf8), "the default \(answer) is final")
    }
  }
}
