/// A row of the flag table: all that is known about one flag. The parser, `--help`, the man page and the completions
/// are made from it, so a new flag is a new row.
package struct Flag: Sendable {
  /// Without the dashes.
  package let long: String
  package let short: Character?
  package let argument: Argument
  package let section: Section
  package let kinds: EntryKinds
  package let scope: Scope
  /// Each use adds a value; any other flag that is given twice counts as it was said last.
  package let isRepeatable: Bool
  /// One line, for `--help` and the completions; no full stop.
  package let summary: String
  /// Full sentences for the man page: paragraphs separated by an empty line, where `--name` is another flag,
  /// *VALUE* a placeholder and `code` literal.
  package let text: String
  /// Writes down that the flag was said.
  package let effect: @Sendable (inout Options, String) throws(UsageError) -> Void

  package init(
    _ long: String, short: Character? = nil, takes argument: Argument = .none, in section: Section,
    fits kinds: EntryKinds = .all, of scope: Scope = .field, isRepeatable: Bool = false, _ summary: String,
    _ text: String,
    effect: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.long = long
    self.short = short
    self.argument = argument
    self.section = section
    self.kinds = kinds
    self.scope = scope
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.text = text
    self.effect = effect
  }

  /// What follows the flag.
  package enum Argument: Equatable, Sendable {
    case none
    /// A value, called by its placeholder.
    case value(String, Completion = .nothing)

    package var placeholder: String? {
      switch self {
      case .none: nil
      case .value(let placeholder, _): placeholder
      }
    }

    package var completion: Completion {
      switch self {
      case .none: .nothing
      case .value(_, let completion): completion
      }
    }
  }

  /// What a shell can offer as the value.
  package enum Completion: Equatable, Sendable {
    case nothing
    case words([String])
    case file
    case command
    case environmentVariable
  }

  /// What of a form a flag is for. Without a form there is one field, and this is of no account.
  package enum Scope: Equatable, Sendable {
    /// The form, wherever the flag stands.
    case whole
    /// The form before its first field, behind that the field before it.
    case heading
    /// The field before it.
    case field
  }

  /// The headings of `--help` and the man page, in their order.
  package enum Section: String, CaseIterable, Sendable {
    case question = "The question"
    case kind = "The kind of entry"
    case rules = "What is valid"
    case sources = "Where the answer comes from"
    case output = "What comes out"
    case help = "Help"
  }
}
