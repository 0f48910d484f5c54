/// What was said on the command line, as it was said; whether it makes sense is for `Inquiry` to find out. In a form, a
/// tree: what was said of the form, and in `fields` what was said of each field.
package struct Options {
  package var title: String?
  package var message: String?
  package var prompt: String?
  package var placeholder: String?
  package var initial: String?
  package var defaultAnswer: String?
  package var preview: String?
  package var ok: String?
  package var cancel: String?

  /// The kinds of entry that were asked for; more than one is a contradiction.
  package var kinds: [EntryKind] = []

  package var rows: String?
  package var mask: String?

  package var type: AnswerTypeName?
  package var minimum: String?
  package var maximum: String?
  package var above: String?
  package var below: String?
  package var maximumBytes: String?
  package var patterns: [String] = []
  package var rejects: [String] = []
  package var choices: [String] = []
  package var choicesFile: String?
  package var suggestions: [String] = []
  package var suggestionsFile: String?
  package var checks: [String] = []
  package var checksWhileTyping = false
  package var checkTimeout: String?
  package var isOptional = false
  package var trims = false
  package var isEnteredTwice = false
  package var attempts: String?
  package var error: String?

  package var history: String?
  package var draft: String?

  package var variable: String?
  package var isPlain = false
  package var isCleared = false

  package var readsStandardInput = false
  package var forbidsInput = false
  package var timeout: String?

  package var format = OutputFormat.plain
  package var endsWithNewline = true
  package var name: String?

  /// Set by `--help` and its kin, which end the reading of the command line where they stand.
  package var page: Invocation?
  /// The flags that were said, in their order, for what depends on the kind of entry.
  package var flags: [Flag] = []
  package var operands: [String] = []
  /// The fields of a form, in the order in which they are asked.
  package var fields: [Options] = []

  package init() {}

  /// Begins a field: what is said from here on is said of it.
  package mutating func beginField(_ name: String) {
    var field = Options()
    field.name = name
    fields.append(field)
  }

  /// Writes down that a flag was said, for the form or for its last field.
  package mutating func note(_ flag: Flag, value: String) throws(UsageError) {
    if flag.scope != .whole, let last = fields.indices.last {
      try fields[last].noteHere(flag, value)
    } else {
      try noteHere(flag, value)
    }
  }

  package mutating func note(operand: String) {
    if let last = fields.indices.last { fields[last].operands.append(operand) } else { operands.append(operand) }
  }

  private mutating func noteHere(_ flag: Flag, _ value: String) throws(UsageError) {
    try flag.effect(&self, value)
    flags.append(flag)
  }
}
