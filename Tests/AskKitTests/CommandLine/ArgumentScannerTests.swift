import AskKit
import TestSupport
import Testing

@Suite("Scanning arguments")
struct ArgumentScannerTests {
  typealias Token = ArgumentScanner.Token

  /// `--text`, `--number`, `-t`, `-n` take a value; `--switch`, `--other`, `-s`, `-o` take none.
  static func takesValue(_ name: String) -> Bool? {
    switch name {
    case "--text", "--number", "-t", "-n": true
    case "--switch", "--other", "-s", "-o": false
    default: nil
    }
  }

  static func scan(_ arguments: [String]) throws(UsageError) -> [Token] {
    var scanner = ArgumentScanner(arguments, takesValue: takesValue)
    var tokens: [Token] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  static let cases: [(arguments: [String], tokens: [Token])] = [
    ([], []),
    (["--text", "x"], [.flag("--text", value: "x")]),
    (["--text=x"], [.flag("--text", value: "x")]),
    (["--text="], [.flag("--text", value: "")]),
    (["--text", ""], [.flag("--text", value: "")]),
    (["--text=a=b"], [.flag("--text", value: "a=b")]),
    (["--text= x"], [.flag("--text", value: " x")]),
    (["-t", "x"], [.flag("-t", value: "x")]),
    (["-tx"], [.flag("-t", value: "x")]),
    (["-t=x"], [.flag("-t", value: "=x")]),
    (["-t", ""], [.flag("-t", value: "")]),
    (["-s"], [.flag("-s", value: nil)]),
    (["-so"], [.flag("-s", value: nil), .flag("-o", value: nil)]),
    (["-sotx"], [.flag("-s", value: nil), .flag("-o", value: nil), .flag("-t", value: "x")]),
    (["-sot", "x"], [.flag("-s", value: nil), .flag("-o", value: nil), .flag("-t", value: "x")]),
    (["-ts"], [.flag("-t", value: "s")]),
    (["a", "--switch", "b"], [.operand("a"), .flag("--switch", value: nil), .operand("b")]),
    // gum#333: a value may begin with a dash.
    (["--number", "-1"], [.flag("--number", value: "-1")]),
    (["--number=-1"], [.flag("--number", value: "-1")]),
    (["-n-1"], [.flag("-n", value: "-1")]),
    (["-n", "-1"], [.flag("-n", value: "-1")]),
    (["--text", "--switch"], [.flag("--text", value: "--switch")]),
    (["--text", "--"], [.flag("--text", value: "--")]),
    (["--", "--switch", "--"], [.operand("--switch"), .operand("--")]),
    (["--switch", "--", "-s"], [.flag("--switch", value: nil), .operand("-s")]),
    (["-", ""], [.operand("-"), .operand("")]),
    // A combining character after the sign or the letter does not hide it.
    (["--text=\u{301}"], [.flag("--text", value: "\u{301}")]),
    (["--text=\u{338}"], [.flag("--text", value: "\u{338}")]),
    (["-t\u{301}"], [.flag("-t", value: "\u{301}")]),
    (["--text", "👩‍👩‍👧"], [.flag("--text", value: "👩‍👩‍👧")]),
    (["-t👍🏽"], [.flag("-t", value: "👍🏽")]),
  ]

  @Test("reads what getopt_long reads", arguments: cases)
  func reads(arguments: [String], tokens: [Token]) throws {
    #expect(try Self.scan(arguments) == tokens)
  }

  static let errors: [(arguments: [String], message: String)] = [
    (["--text"], "--text needs a value; see ask --help"),
    (["-t"], "-t needs a value; see ask --help"),
    (["-st"], "-t needs a value; see ask --help"),
    (["--switch=yes"], "--switch takes no value; leave out '=yes'"),
    (["--switch="], "--switch takes no value; leave out '='"),
    (["--tex", "x"], "there is no flag --tex; see ask --help"),
    (["--TEXT", "x"], "there is no flag --TEXT; see ask --help"),
    (["--swit"], "there is no flag --swit; see ask --help"),
    (["--=x"], "there is no flag --; see ask --help"),
    (["-x"], "there is no flag -x; see ask --help"),
    (["-sx"], "there is no flag -x; see ask --help"),
    (["-é"], "there is no flag -é; see ask --help"),
  ]

  @Test("says what is wrong and what to do", arguments: errors)
  func refuses(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Self.scan(arguments) }
  }

  @Test("what was said comes back, however it was written: thousands of random command lines")
  func roundTrip() throws {
    var random = SeededRandom(seed: 333)
    for _ in 0..<5000 {
      let line = RandomCommandLine.next(&random)
      let tokens = try Self.scan(line.arguments)
      guard tokens != line.tokens else { continue }
      Issue.record("\(line.arguments) is read as \(tokens)")
      return
    }
  }

  @Test("random arguments are read or refused, and never lost: an operand after -- is always the last token")
  func robustness() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<5000 {
      let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in RandomText.next(&random) }
      guard let tokens = try? Self.scan(arguments + ["--switch", "--", "end"]) else { continue }
      guard tokens.last != .operand("end") && tokens.last != .flag("-t", value: "end") else { continue }
      Issue.record("\(arguments) is read as \(tokens)")
      return
    }
  }
}

/// A command line together with what it means, in one of the many ways in which it can be written.
private struct RandomCommandLine {
  var arguments: [String] = []
  var tokens: [ArgumentScanner.Token] = []

  static func next(_ random: inout SeededRandom) -> RandomCommandLine {
    var line = RandomCommandLine()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: line.addLong(&random)
      case 1: line.addCluster(&random)
      case 2: line.addSwitch(&random)
      default: line.addOperand(RandomText.next(&random))
      }
    }
    if Bool.random(using: &random) {
      line.arguments.append("--")
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let operand = (Bool.random(using: &random) ? "-" : "") + RandomText.next(&random)
        line.arguments.append(operand)
        line.tokens.append(.operand(operand))
      }
    }
    return line
  }

  private static func value(_ random: inout SeededRandom) -> String {
    ["", "-", "--", "=", "\u{301}"].randomElement(using: &random)! + RandomText.next(&random)
  }

  private mutating func addLong(_ random: inout SeededRandom) {
    let name = ["--text", "--number"].randomElement(using: &random)!
    let value = Self.value(&random)
    arguments += Bool.random(using: &random) ? [name, value] : ["\(name)=\(value)"]
    tokens.append(.flag(name, value: value))
  }

  private mutating func addCluster(_ random: inout SeededRandom) {
    var cluster = "-"
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let letter = ["s", "o"].randomElement(using: &random)!
      cluster += letter
      tokens.append(.flag("-\(letter)", value: nil))
    }
    let value = Self.value(&random)
    tokens.append(.flag("-t", value: value))
    // What is attached cannot be empty: that is a value in the next argument.
    arguments += Bool.random(using: &random) || value.isEmpty ? [cluster + "t", value] : [cluster + "t" + value]
  }

  private mutating func addSwitch(_ random: inout SeededRandom) {
    let name = ["--switch", "--other", "-s", "-o"].randomElement(using: &random)!
    arguments.append(name)
    tokens.append(.flag(name, value: nil))
  }

  private mutating func addOperand(_ text: String) {
    let operand = text.unicodeScalars.first == "-" ? "-" : text
    arguments.append(operand)
    tokens.append(.operand(operand))
  }
}
