/// A question together with how its answer is got and given: what one run of `ask` does.
package struct Inquiry {
  package var question: Question
  /// The answer is read from standard input, where that holds one.
  package var readsStandardInput: Bool
  /// No person is asked, in whatever environment.
  package var forbidsInput: Bool
  /// How long a person has.
  package var timeout: TimeSpan?
  package var format: OutputFormat
  package var endsWithNewline: Bool

  package init(
    question: Question, readsStandardInput: Bool = false, forbidsInput: Bool = false, timeout: TimeSpan? = nil,
    format: OutputFormat = .plain, endsWithNewline: Bool = true
  ) {
    self.question = question
    self.readsStandardInput = readsStandardInput
    self.forbidsInput = forbidsInput
    self.timeout = timeout
    self.format = format
    self.endsWithNewline = endsWithNewline
  }

  /// Whether anything will be written to standard output: a confirmation or an alert is told by its status alone.
  package var writesOutput: Bool {
    switch (question.entry.kind, format) {
    case (.confirm, .plain), (.confirm, .nul), (.alert, .plain), (.alert, .nul): false
    default: true
    }
  }

  /// How an answer could be given without a person, in the order in which the sources are looked at.
  package var waysToAnswer: [AnswerWay] {
    if question.entry.kind == .alert { return [.noInputShowsAlert] }
    var ways = [
      question.variable.map(AnswerWay.variable) ?? .flag("--env"),
      readsStandardInput ? .standardInput : .flag("--stdin"),
    ]
    switch question.entry {
    case .confirm(defaultAnswer: true): ways.append(.noInputTakesDefault)
    case .line, .multiline, .confirm: ways.append(.flag("--default"))
    case .secret, .alert: break
    }
    return ways
  }
}
