// From what was said to what is meant: the last place where a flag has a name. Whatever cannot be meant ends here, as a
// `UsageError`, before anything is shown.

/// A whole command line.
extension Inquiry {
  /// - Parameters:
  ///   - home: the user's home directory, for paths that begin with `~`.
  ///   - files: reads the files of choices and suggestions.
  package init(_ options: Options, home: String? = nil, files: FileReading = .none) throws(UsageError) {
    do {
      try self.init(meantBy: options, home: home, files: files)
    } catch {
      throw error.afterFormat(options.format)
    }
  }

  private init(meantBy options: Options, home: String?, files: FileReading) throws(UsageError) {
    self.init(
      try Subject(options, home, files), readsStandardInput: options.readsStandardInput,
      forbidsInput: options.forbidsInput,
      timeout: try options.timeout.map { text throws(UsageError) in try TimeSpan(text, flag: "--timeout") },
      format: options.format, endsWithNewline: options.endsWithNewline)
    isPlain = options.isPlain
    isCleared = options.isCleared
  }
}

extension Inquiry.Subject {
  fileprivate init(_ options: Options, _ home: String?, _ files: FileReading) throws(UsageError) {
    if !options.fields.isEmpty {
      self = .form(try Form(options, home, files))
    } else if try options.kind() == .alert {
      self = .alert(try options.alert())
    } else {
      self = .question(try options.namedQuestion(home, files))
    }
  }
}

extension Options {
  fileprivate func alert() throws(UsageError) -> Alert {
    try checkFlagsFit(.alert)
    let title = try oneTitle()
    // No variable answers it; what makes no sense is told all the same.
    _ = try checkedVariable()
    return Alert(title: title, message: message, okLabel: ok, cancelLabel: cancel, name: try checkedName(of: .alert))
  }

  /// The one question that is asked; its name is known to be of use in the format.
  fileprivate func namedQuestion(_ home: String?, _ files: FileReading) throws(UsageError) -> Question {
    var question = try question(home, files)
    question.name = try checkedName(of: question.entry.kind)
    return question
  }

  /// What was said of one question, or of one field of a form. The name is left to the caller.
  package func question(_ home: String?, _ files: FileReading) throws(UsageError) -> Question {
    let kind = try kind()
    try checkFlagsFit(kind)
    var question = Question(
      title: try oneTitle().nonEmpty, message: message.nonEmpty, okLabel: ok, cancelLabel: cancel,
      entry: try entry(of: kind, home, files),
      variable: try checkedVariable())
    question.mostAttempts = try mostAttempts()
    return question
  }

  fileprivate func kind() throws(UsageError) -> EntryKind {
    guard let first = kinds.first else { return .line }
    if kinds.contains(.secret), kinds.contains(.confirm) {
      throw UsageError(
        "--secret and --confirm cannot be combined; to have a secret entered twice, give --secret --verify")
    }
    for other in kinds where other != first {
      throw UsageError("--\(first) and --\(other) cannot be combined; choose one")
    }
    return first
  }

  private func checkFlagsFit(_ kind: EntryKind) throws(UsageError) {
    for flag in flags where !flag.kinds.contains(EntryKinds(kind)) {
      let others = EntryKind.allCases.filter { flag.kinds.contains(EntryKinds($0)) && $0.canBeAskedFor }
      throw UsageError(
        "--\(flag.long) does not go with \(kind.asWritten); it goes with "
          + UsageError.alternatives(others.map(\.asWritten)))
    }
  }

  func oneTitle() throws(UsageError) -> String? {
    guard let operand = operands.first else { return title }
    if title != nil { throw UsageError("'\(operand)' and --title are both titles; give one, and quote it") }
    if operands.count > 1 {
      let quoted = ShellQuoting.quoted(operands.joined(separator: " "))
      throw UsageError("there are \(operands.count) titles; to give one, quote it: \(quoted)")
    }
    return operand
  }

  private func checkedVariable() throws(UsageError) -> String? {
    guard let variable else { return nil }
    if variable.isEmpty || variable.unicodeScalars.contains("=") {
      throw UsageError("--env takes the name of a variable, not '\(variable)'")
    }
    return variable
  }

  private func checkedName(of kind: EntryKind) throws(UsageError) -> String? {
    if let name, name.isEmpty { throw UsageError("--name takes a name, not an empty text") }
    // An alert assigns nothing.
    guard format == .shell, kind != .alert else { return name }
    guard let name else { throw UsageError("--format shell needs --name, the variable that gets the answer") }
    guard ShellFormat.isName(name) else {
      throw UsageError("--name '\(name)' is no shell variable; use letters, digits and _, and no digit first")
    }
    return name
  }

  private func entry(of kind: EntryKind, _ home: String?, _ files: FileReading) throws(UsageError) -> Entry {
    switch kind {
    case .line:
      let rules = try ruleSet(of: kind, home, files)
      let suggestions = try suggestionList(files, for: rules)
      return .line(try field(rules), try openText(rules), suggestions: suggestions)
    case .multiline:
      let rules = try ruleSet(of: kind, home, files)
      return .multiline(try field(rules), try openText(rules), rows: try mostRows())
    case .secret: return .secret(SecretField(try field(try ruleSet(of: kind, home, files)), mask: try secretMask()))
    case .confirm: return .confirm(try confirmation())
    case .alert: throw UsageError("--alert asks nothing, so it is no field; show it with an ask of its own")
    }
  }

  private func secretMask() throws(UsageError) -> Mask {
    guard let text = mask else { return .usual }
    guard let mask = Mask(text) else {
      throw UsageError("--mask takes one character that can be seen, or '' to show nothing, not '\(text)'")
    }
    if mask == .nothing, checksWhileTyping {
      throw UsageError("--check-live would tell while typing what --mask '' hides; leave one of them out")
    }
    return mask
  }

  private func confirmation() throws(UsageError) -> Confirmation {
    let words = ConfirmWords(yesLabel: ok, noLabel: cancel)
    for (flag, label, isYes) in [("--ok", ok, true), ("--cancel", cancel, false)] {
      guard let label, words.meaning(of: label) != .one(isYes) else { continue }
      throw UsageError("\(flag) '\(label)' does not tell \(isYes ? "yes from no" : "no from yes"); choose another word")
    }
    guard let defaultAnswer else { return Confirmation(words: words) }
    guard let isYes = ["yes": true, "no": false][defaultAnswer] else {
      throw .valueNotAmong(["yes", "no"], flag: "--default", defaultAnswer)
    }
    return Confirmation(words: words, defaultAnswer: isYes)
  }

  private func field(_ rules: RuleSet) throws(UsageError) -> Field {
    Field(prompt: prompt ?? Field.usualPrompt, rules: rules, checks: try checkPlan(), isEnteredTwice: isEnteredTwice)
  }

  private func openText(_ rules: RuleSet) throws(UsageError) -> OpenText {
    try refuseEmpty(history, "--history", "the path of a file")
    try refuseEmpty(draft, "--draft", "the path of a file")
    try refuseEmpty(preview, "--preview", "a command")
    let initial = withLineFeeds(initial ?? "", rules)
    if let refusal = rules.characters.judge(initial.utf8Span.span, clusterCount: 0).refusal {
      throw UsageError("--initial cannot be edited: \(English().sentence(refusal.reason))")
    }
    return OpenText(
      placeholder: placeholder, initial: initial, defaultAnswer: try textByDefault(rules), historyPath: history,
      draftPath: draft, previewCommand: preview)
  }

  private func textByDefault(_ rules: RuleSet) throws(UsageError) -> String? {
    guard let defaultAnswer = defaultAnswer.map({ withLineFeeds($0, rules) }) else { return nil }
    if let refusal = rules.judge(defaultAnswer).refusal {
      throw UsageError("--default is not accepted: \(English().sentence(refusal.reason))")
    }
    return rules.canonicalForm(of: defaultAnswer)
  }

  /// The text with a line feed for each CR LF, where it may have several lines: that of a file from another system.
  private func withLineFeeds(_ text: String, _ rules: RuleSet) -> String {
    rules.characters.allowsLineFeeds ? String(text.map { $0 == "\r\n" ? "\n" : $0 }) : text
  }

  private func ruleSet(of kind: EntryKind, _ home: String?, _ files: FileReading) throws(UsageError) -> RuleSet {
    if isOptional, defaultAnswer != nil {
      throw UsageError("--optional and --default both say what an empty answer means; give one")
    }
    var patternRules: [PatternRule] = []
    for source in patterns { patternRules.append(try pattern(source, .wholeAnswerMatches, "--pattern")) }
    for source in rejects { patternRules.append(try pattern(source, .noPartMatches, "--reject")) }
    var rules = RuleSet(
      type: try answerType(home: home), length: try lengthRule(), patterns: patternRules, error: error)
    rules.characters.allowsLineFeeds = kind == .multiline
    if let maximumBytes {
      let most = try number(maximumBytes, "--max-bytes")
      if let least = rules.length.least, least > most {
        throw UsageError("\(least) characters need more than --max-bytes \(most); no answer can be valid")
      }
      rules.byteLength = ByteLengthRule(maximum: most)
    }
    rules.isOptional = isOptional
    rules.trims = trims
    rules.choices = try choiceRule(files, for: rules)
    return rules
  }

  private func pattern(
    _ source: String, _ demand: PatternRule.Demand, _ flag: String
  ) throws(UsageError) -> PatternRule {
    try refuseEmpty(source, flag, "a pattern")
    do { return try PatternRule(source, demand) } catch {
      throw UsageError("\(flag) '\(source)' is no pattern: \(error.message) at byte \(error.offset)")
    }
  }

  /// An empty variable of the script's, most likely: nothing of the name is there to be used.
  private func refuseEmpty(_ value: String?, _ flag: String, _ what: String) throws(UsageError) {
    if value?.isEmpty == true { throw UsageError("\(flag) takes \(what), not an empty text") }
  }

  private func checkPlan() throws(UsageError) -> CheckPlan? {
    for check in checks { try refuseEmpty(check, "--check", "a command") }
    let limit = try checkTimeout.map { text throws(UsageError) in try TimeSpan(text, flag: "--check-timeout") }
    guard !checks.isEmpty else {
      if checksWhileTyping { throw UsageError("--check-live needs --check, the command that judges the answer") }
      if limit != nil { throw UsageError("--check-timeout needs --check, the command that judges the answer") }
      return nil
    }
    return CheckPlan(checks, isLive: checksWhileTyping, timeLimit: limit ?? CheckPlan.usualTimeLimit)
  }

  private func mostRows() throws(UsageError) -> Int {
    guard let rows else { return Entry.usualRows }
    return try positive(rows, "--rows")
  }

  fileprivate func mostAttempts() throws(UsageError) -> Int? {
    guard let attempts else { return nil }
    return try positive(attempts, "--attempts")
  }

  private func positive(_ value: String, _ flag: String) throws(UsageError) -> Int {
    try number(value, flag, from: 1)
  }

  /// Eighteen digits are far more than any length, and far from where integers overflow.
  func number(_ value: String, _ flag: String, from least: Int = 0) throws(UsageError) -> Int {
    let isWhole = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isWhole, value.utf8.count > 18 { throw UsageError("\(flag) takes at most 18 digits, not '\(value)'") }
    guard isWhole, let number = Int(value), number >= least else {
      throw UsageError("\(flag) takes a whole number from \(least) on, not '\(value)'")
    }
    return number
  }
}

extension EntryKind {
  /// As a person would say it on the command line.
  fileprivate var asWritten: String { self == .line ? "a line" : "--\(self)" }

  fileprivate var canBeAskedFor: Bool { self == .line || FlagTable.flag(written: asWritten) != nil }
}

extension String? {
  /// An empty variable of the script's says nothing.
  fileprivate var nonEmpty: String? { self?.isEmpty == true ? nil : self }
}
