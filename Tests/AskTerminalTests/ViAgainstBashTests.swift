import TestSupport
import Testing

/// Random commands, and bash to say what they do: `read -e` with `set -o vi`.
@Suite("vi's command mode and bash's")
struct ViAgainstBashTests {
  private static let text = "one two.three  (four, five) six-7 eight_9"

  @Test("do the same", arguments: 0..<12 as Range<UInt64>)
  func sameAsBash(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let session = try TerminalSession(
      [
        "bash", "--norc", "--noprofile", "-c",
        "set -o vi; bind 'set bell-style none'; while IFS= read -r -e -p 'ready> ' line; do printf '%s\\n' \"$line\"; done",
      ], environment: ChildEnvironment.terminal.with(["TERM": "dumb", "INPUTRC": "/dev/null"]), columns: 1000,
      standardOutput: .pipe)
    for round in 1...50 {
      let keys = (0..<Int.random(in: 1...6, using: &random)).map { _ in Self.command(&random) }.joined()
      var keyboard = ViKeyboard(Self.text + "|")
      // bash remembers from line to line what was cut and changed last.
      let commands = "0xP0" + keys + "i@"
      keyboard.press(commands)
      try session.waitFor("ready> ")
      try session.send(Keys(Self.text + "\u{1B}" + commands) + .enter)
      try session.wait(for: "line \(round), after \(keys.debugDescription)") {
        session.output.bytes.count { $0 == 0x0A } == round
      }
      let line = session.output.text.split(separator: "\n", omittingEmptySubsequences: false)[round - 1]
      #expect(keyboard.engine.text.string == line, "\(keys.replacing("\u{1B}", with: "␛")), seed \(seed)")
    }
  }

  // Left out is what bash does otherwise than vi: a count of `f` or `t` that is too large, a yank backwards, `c` to a
  // character that is not there, what a command that failed leaves to `.`, what `2r` leaves to `p`, counts of insertions,
  // `;` behind `t`, `dt` to the next character, `d%` from a closing bracket, a `2~` that is too large, `I` before blanks, and where `u`, `U` and a `.`
  // that inserts leave the cursor.
  private static func command(_ random: inout SeededRandom) -> String {
    func one(_ choices: String...) -> String { choices.randomElement(using: &random)! }
    let count = one("", "", "", "2", "3")
    return switch Int.random(in: 0..<16, using: &random) {
    case 0...4: motion(&random)
    case 5: count + one("x", "X")
    case 6: count + one("rX", "rY")
    case 7: one("~", "0~")
    case 8: one("xp", "xP", "x2p", "x3P", "2xp", "dwP", "ylp", "yw$p", "yyP", "dd3P", "d$0p", "y$P", "D0P", "Y0P")
    case 9, 10: "d" + one(goal(&random), "fo", "fe", "F,", "f(")
    case 11: "c" + goal(&random) + one("Z", "VW", "K L") + "\u{1B}"
    case 12: one("i", "a", "A", "s", "S", "C") + one("K", "LM") + "\u{1B}"
    case 13: one("D", "dd", "f,;", "fe;", "fe;,", "Fe;", "0f(%", "0f(d%")
    case 14: one("x.", "2x.", "x2.", "dw.", "2dw.", "dw2.", "rXl.", "~.", "cwN\u{1B}w.0", "aN\u{1B}.0", "sN\u{1B}l.0")
    default: one("xu0", "dwu0", "xxu0", "cwN O\u{1B}u0", "xxU0", "SN\u{1B}U0", "dfeu0", "0CN\u{1B}u0")
    }
  }

  private static func motion(_ random: inout SeededRandom) -> String {
    func one(_ choices: String...) -> String { choices.randomElement(using: &random)! }
    return Bool.random(using: &random)
      ? goal(&random) : one("f", "F", "t", "T") + one("o", "e", ",", " ", "(")
  }

  private static func goal(_ random: inout SeededRandom) -> String {
    func one(_ choices: String...) -> String { choices.randomElement(using: &random)! }
    let count = one("", "", "", "2", "3", "4")
    return one("0", "^", "$", count + one("|", "h", "l", " "), count + one("w", "W", "b", "B", "e", "E"))
  }
}
