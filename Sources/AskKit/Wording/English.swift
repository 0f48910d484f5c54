/// English.
package struct English: Wording {
  package init() {}

  package var ok: String { "OK" }
  package var cancel: String { "Cancel" }

  package func sentence(_ reason: Reason) -> String {
    switch reason {
    case .tooShort(let minimum, let count):
      "Enter at least \(characters(minimum))\(count == 0 ? "." : "; there \(isOrAre(count)).")"
    case .tooLong(let maximum, let count):
      "Enter at most \(characters(maximum)); there \(isOrAre(count))."
    case .tooManyBytes(let maximum, let count):
      "Enter at most \(maximum) \(maximum == 1 ? "byte" : "bytes"); there \(isOrAre(count))."
    case .controlCharacter(let scalar):
      "The control character \(name(of: scalar)) cannot be entered."
    case .severalLines: "Enter a single line."
    case .notUTF8: "The text is not valid UTF-8."
    case .mismatch(let pattern): "The answer must match \(pattern)."
    case .rejected(let pattern): "The answer must not contain a match of \(pattern)."
    case .patternGaveUp(let pattern): "The answer could not be judged: the pattern \(pattern) takes too long."
    case .scriptSays(let text): text
    }
  }

  package var enterKey: String { "Enter" }
  package var cancelKey: String { "^D" }
  package func enterTakes(default value: String) -> String { "Enter takes \(value)" }
  package var escapeExplains: String { "Press ^D to cancel." }
  package var controlCharacterDropped: String { "A control character was left out." }
  package var bytesDropped: String { "Bytes that are not UTF-8 were left out." }

  package var pasteHasLines: String { "What was pasted has several lines and was left out." }

  package var cancelled: String { "cancelled" }

  package func nobodyToAsk(_ why: NoTerminal) -> String {
    switch why {
    case .noControllingTerminal:
      "there is no terminal to ask on; give the answer with --stdin or --default"
    case .background:
      "cannot ask from the background; bring the job to the foreground, or give the answer with --stdin or --default"
    }
  }

  package func invalid(from source: AnswerSource, _ reason: Reason) -> String {
    switch source {
    case .standardInput: "the answer on standard input is not valid: \(sentence(reason))"
    case .defaultAnswer: "the default is not valid: \(sentence(reason))"
    }
  }

  package var outputIsClosed: String { "standard output is closed; there is nowhere to write the answer" }
  package func cannotWriteAnswer(_ words: String) -> String { "cannot write to standard output: \(words)" }
  package func cannotReadStandardInput(_ words: String) -> String { "cannot read standard input: \(words)" }
  package var outOfDescriptors: String { "too many open files" }
  package var outOfMemory: String { "out of memory" }

  private func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
  private func isOrAre(_ count: Int) -> String { count == 1 ? "is 1" : "are \(count)" }

  private func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
