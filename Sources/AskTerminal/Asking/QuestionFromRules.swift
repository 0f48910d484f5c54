import AskKit

/// Questions as a Swift program writes them. They say what flags say, and go the same way from there; so they mean the
/// same, and a contradiction is told in the words of the command line.
extension Question {
  /// A text on one line.
  ///
  /// - Parameters:
  ///   - placeholder: a dim hint while the field is empty; never an answer.
  ///   - initial: text in the field at the start, to be edited.
  ///   - defaultAnswer: what Enter on an empty field means, and the answer where nobody can be asked.
  ///   - suggestions: what Tab, Up and Down offer.
  ///   - ok: the word on the button that sends; nil is OK in the person's language.
  ///   - cancel: the word on the button that cancels.
  /// - Throws: rules that contradict each other or the default, and a pattern that does not compile.
  public static func line(
    _ title: String, message: String? = nil, placeholder: String? = nil, initial: String = "",
    default defaultAnswer: String? = nil, suggestions: [String] = [], ok: String? = nil, cancel: String? = nil,
    rules: [Rule] = []
  ) throws(UsageError) -> Question {
    var options = Options(title, message, ok: ok, cancel: cancel, rules)
    options.placeholder = placeholder
    options.initial = initial
    options.defaultAnswer = defaultAnswer
    options.suggestions = suggestions
    return try options.question()
  }

  /// A text of several lines.
  ///
  /// - Parameter rows: the most rows that are seen of it.
  /// - Throws: as `line`.
  public static func multiline(
    _ title: String, message: String? = nil, placeholder: String? = nil, initial: String = "",
    default defaultAnswer: String? = nil, rows: Int? = nil, ok: String? = nil, cancel: String? = nil,
    rules: [Rule] = []
  ) throws(UsageError) -> Question {
    var options = Options(title, message, ok: ok, cancel: cancel, rules)
    options.kinds = [.multiline]
    options.placeholder = placeholder
    options.initial = initial
    options.defaultAnswer = defaultAnswer
    options.rows = rows.map(String.init)
    return try options.question()
  }

  /// A password or another text that nobody may see. Its answer stays in locked memory.
  ///
  /// - Throws: as `line`.
  public static func secret(
    _ title: String, message: String? = nil, ok: String? = nil, cancel: String? = nil, rules: [Rule] = []
  ) throws(UsageError) -> Question {
    var options = Options(title, message, ok: ok, cancel: cancel, rules)
    options.kinds = [.secret]
    return try options.question()
  }

  /// Yes or no. The outcome is `answered(.yesNo(true))` or `declined`.
  ///
  /// - Parameters:
  ///   - yes: the word for yes, a verb such as Delete.
  ///   - no: the word for no, such as Keep.
  ///   - defaultAnswer: what Enter alone means; nil means nothing.
  /// - Throws: words that do not tell yes from no.
  public static func confirmation(
    _ title: String, message: String? = nil, yes: String? = nil, no: String? = nil,
    default defaultAnswer: Bool? = nil
  ) throws(UsageError) -> Question {
    var options = Options(title, message, ok: yes, cancel: no, [])
    options.kinds = [.confirm]
    options.defaultAnswer = defaultAnswer.map { $0 ? "yes" : "no" }
    return try options.question()
  }

  /// A message that waits until it is read.
  public static func alert(_ title: String, message: String? = nil, ok: String? = nil) -> Question {
    Question(title: title, message: message, okLabel: ok, entry: .alert)
  }
}

extension Options {
  fileprivate func question() throws(UsageError) -> Question {
    try question(Environment()["HOME"], FileContents.reading)
  }

  fileprivate init(_ title: String, _ message: String?, ok: String?, cancel: String?, _ rules: [Question.Rule]) {
    self.init()
    self.title = title
    self.message = message
    self.ok = ok
    self.cancel = cancel
    rules.forEach { note($0) }
  }

  private mutating func note(_ rule: Question.Rule) {
    switch rule {
    case .type(let name): type = name
    case .min(let bound): minimum = bound.text
    case .max(let bound): maximum = bound.text
    case .above(let bound): above = bound.text
    case .below(let bound): below = bound.text
    case .maxBytes(let most): maximumBytes = String(most)
    case .pattern(let pattern): patterns.append(pattern)
    case .reject(let pattern): rejects.append(pattern)
    case .choice(let choice): choices.append(choice)
    case .check(let command): checks.append(command)
    case .optional: isOptional = true
    case .trim: trims = true
    case .error(let sentence): error = sentence
    }
  }
}
