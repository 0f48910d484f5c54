/// For `eval "$(ask …)"`, which gives back the exact answer and, as the status of the process is lost there, the status
/// of every ending, so that `set -e`, `&&` and `||` work.
package struct ShellFormat {
  /// The variable that one answer is assigned to. The fields of a form have names of their own.
  let name: String?
  let end: AnswerEnd

  /// Whether a shell takes it for a variable's name (POSIX.1-2024, 3.216): ASCII letters, digits and `_`, no digit first.
  static func isName(_ text: String) -> Bool {
    text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The line for a command line that makes no sense: there is no question then, and no outcome.
  package static var usageError: String { exit(.exit(.usage)) + "\n" }

  func write(_ outcome: Outcome, to sink: inout some ByteSink) {
    switch outcome {
    case .acknowledged: return
    case .answered(let answer):
      assign(answer, to: name, &sink)
      let ending = outcome.processEnding
      if ending != .exit(.answered) { sink.append("; " + Self.exit(ending)) }
    case .filledIn(let fields):
      for (index, field) in fields.enumerated() {
        if index > 0 { sink.append("\n") }
        assign(field.answer, to: field.name, &sink)
      }
    // Of a signal, too: whoever sent it to this process alone did not stop the script.
    case .cancelled, .nobodyToAsk, .invalid, .unjudged, .failed, .timedOut, .interrupted:
      sink.append(Self.exit(outcome.processEnding))
    }
    end.write(to: &sink)
  }

  private static func exit(_ ending: ProcessEnding) -> String { "(exit \(ending.status))" }

  private func assign(_ answer: Answer, to name: String?, _ sink: inout some ByteSink) {
    guard let name else { preconditionFailure("an assignment needs a name") }
    sink.append("\(name)=")
    switch answer {
    case .text(let text), .number(let text): ShellQuoting.write(text, to: &sink)
    case .yesNo(let isYes): ShellQuoting.write(isYes ? "yes" : "no", to: &sink)
    case .empty: ShellQuoting.write("", to: &sink)
    case .secret(let text), .secretNumber(let text): text.withBytes { ShellQuoting.write($0, to: &sink) }
    }
  }
}
