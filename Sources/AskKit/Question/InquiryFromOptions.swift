/// From what was said to what is meant; everything that cannot be meant is a `UsageError`.
extension Inquiry {
  package init(_ options: Options) throws(UsageError) {
    let kind = try options.kind()
    try options.checkFlagsFit(kind)
    let question = Question(
      title: try options.oneTitle(), message: options.message, okLabel: options.ok, cancelLabel: options.cancel,
      entry: try options.entry(of: kind), name: try options.checkedName())
    self.init(
      question: question, readsStandardInput: options.readsStandardInput, format: options.format,
      endsWithNewline: options.endsWithNewline)
  }
}

extension Options {
  fileprivate func kind() throws(UsageError) -> EntryKind {
    guard let first = kinds.first else { return .line }
    for other in kinds where other != first {
      throw UsageError("--\(first) and --\(other) cannot be combined; choose one")
    }
    return first
  }

  fileprivate func checkFlagsFit(_ kind: EntryKind) throws(UsageError) {
    for flag in flags where !flag.kinds.contains(EntryKinds(kind)) {
      throw UsageError("--\(flag.long) does not go with \(kind == .line ? "a line" : "--\(kind)")")
    }
  }

  fileprivate func oneTitle() throws(UsageError) -> String? {
    guard let operand = operands.first else { return title }
    if title != nil { throw UsageError("'\(operand)' and --title are both titles; give one, and quote it") }
    if operands.count > 1 { throw UsageError("there are \(operands.count) titles; quote the title if it has spaces") }
    return operand
  }

  fileprivate func checkedName() throws(UsageError) -> String? {
    if let name, name.isEmpty { throw UsageError("--name takes a name, not an empty text") }
    guard format == .shell else { return name }
    guard let name else { throw UsageError("--format shell needs --name, the variable that gets the answer") }
    guard ShellFormat.isName(name) else {
      throw UsageError("--name '\(name)' is no shell variable; use letters, digits and _, and no digit first")
    }
    return name
  }

  fileprivate func entry(of kind: EntryKind) throws(UsageError) -> Entry {
    switch kind {
    case .line: .line(try field())
    case .multiline: .multiline(try field(), rows: 8)
    case .secret: .secret(try field(), mask: .character("*"))
    case .confirm: .confirm(defaultAnswer: nil)
    case .alert: .alert
    }
  }

  private func field() throws(UsageError) -> Field {
    let field = Field(
      prompt: prompt ?? Field.usualPrompt, placeholder: placeholder, initial: initial ?? "",
      defaultAnswer: defaultAnswer, rules: try ruleSet())
    if let defaultAnswer, let refusal = field.rules.judge(defaultAnswer).refusal {
      throw UsageError("--default breaks the rules: \(English().sentence(refusal.reason))")
    }
    return field
  }

  private func ruleSet() throws(UsageError) -> RuleSet {
    var patternRules: [PatternRule] = []
    for source in patterns {
      patternRules.append(PatternRule(try pattern(source, .wholeSubject, "--pattern"), .wholeAnswerMatches))
    }
    for source in rejects {
      patternRules.append(PatternRule(try pattern(source, .anyPart, "--reject"), .noPartMatches))
    }
    var rules = RuleSet(length: try lengthRule(), patterns: patternRules, error: error)
    if let maximumBytes { rules.byteLength = ByteLengthRule(maximum: try number(maximumBytes, "--max-bytes")) }
    return rules
  }

  private func pattern(_ source: String, _ extent: Pattern.Extent, _ flag: String) throws(UsageError) -> Pattern {
    do { return try Pattern(source, matching: extent) } catch {
      throw UsageError("\(flag) '\(source)' is no pattern: \(error.message) at byte \(error.offset)")
    }
  }

  private func lengthRule() throws(UsageError) -> LengthRule {
    var rule = LengthRule()
    if let minimum { rule.minimum = .inclusive(try number(minimum, "--min")) }
    if let above { rule.minimum = .exclusive(try number(above, "--above")) }
    if let maximum { rule.maximum = .inclusive(try number(maximum, "--max")) }
    if let below { rule.maximum = .exclusive(try number(below, "--below")) }
    return rule
  }

  private func number(_ value: String, _ flag: String) throws(UsageError) -> Int {
    guard let number = Int(value), number >= 0 else {
      throw UsageError("\(flag) takes a whole number, not '\(value)'")
    }
    return number
  }
}
