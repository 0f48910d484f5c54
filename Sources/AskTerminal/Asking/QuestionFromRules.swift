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
    var options = try Options(title, message, ok: ok, cancel: cancel, rules)
    try options.say("placeholder", placeholder)
    try options.say("initial", initial)
    try options.say("default", defaultAnswer)
    for suggestion in suggestions { try options.say("suggest", suggestion) }
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
    var options = try Options(title, message, ok: ok, cancel: cancel, rules)
    try options.say("multiline", "")
    try options.say("placeholder", placeholder)
    try options.say("initial", initial)
    try options.say("default", defaultAnswer)
    try options.say("rows", rows.map(String.init))
    return try options.question()
  }

  /// A password or another text that nobody may see. Its answer stays in locked memory, and from the first such question
  /// on the process leaves no core dump and cannot be looked into by others of the same user.
  ///
  /// - Parameter mask: one character that is shown for each that is typed; an empty one shows nothing, and nothing tells the length.
  /// - Throws: as `line`.
  public static func secret(
    _ title: String, message: String? = nil, mask: String? = nil, ok: String? = nil,
    cancel: String? = nil, rules: [Rule] = []
  ) throws(UsageError) -> Question {
    var options = try Options(title, message, ok: ok, cancel: cancel, rules)
    try options.say("secret", "")
    try options.say("mask", mask)
    return try options.question()
  }

  /// Yes or no: the answer is `.yesNo(true)` or `.yesNo(false)`.
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
    var options = try Options(title, message, ok: yes, cancel: no, [])
    try options.say("confirm", "")
    try options.say("default", defaultAnswer.map { $0 ? "yes" : "no" })
    return try options.question()
  }
}

extension Options {
  fileprivate init(
    _ title: String, _ message: String?, ok: String?, cancel: String?, _ rules: [Question.Rule]
  ) throws(UsageError) {
    self.init()
    try say("title", title)
    try say("message", message)
    try say("ok", ok)
    try say("cancel", cancel)
    for rule in rules { try say(rule) }
  }

  /// Writes down a flag; nothing where there is no value.
  fileprivate mutating func say(_ flag: String, _ value: String?) throws(UsageError) {
    guard let value, let flag = FlagTable.flag(written: "--\(flag)") else { return }
    try note(flag, value: value)
  }

  private mutating func say(_ rule: Question.Rule) throws(UsageError) {
    switch rule {
    case .type(let name): try say("type", name.rawValue)
    case .min(let bound): try say("min", bound.text)
    case .max(let bound): try say("max", bound.text)
    case .above(let bound): try say("above", bound.text)
    case .below(let bound): try say("below", bound.text)
    case .maxBytes(let most): try say("max-bytes", String(most))
    case .pattern(let pattern): try say("pattern", pattern)
    case .reject(let pattern): try say("reject", pattern)
    case .choice(let choice): try say("choice", choice)
    case .check(let command): try say("check", command)
    case .verify: try say("verify", "")
    case .optional: try say("optional", "")
    case .trim: try say("trim", "")
    case .error(let sentence): try say("error", sentence)
    }
  }

  fileprivate func question() throws(UsageError) -> Question {
    try question(Environment()["HOME"], FileContents.reading)
  }
}
