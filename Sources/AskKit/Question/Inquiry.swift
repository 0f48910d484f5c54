/// A question, a form or an alert together with how its answer is got and given: what one run of `ask` does.
package struct Inquiry {
  package var subject: Subject
  /// The answer is read from standard input, where that holds one.
  package var readsStandardInput: Bool
  /// No person is asked, in whatever environment.
  package var forbidsInput: Bool
  /// The conversation is in plain lines.
  package var isPlain = false
  /// Nothing of it is left on the screen.
  package var isCleared = false
  /// How long a person has.
  package var timeout: TimeSpan?
  package var format: OutputFormat
  package var endsWithNewline: Bool

  package enum Subject {
    case question(Question)
    case form(Form)
    case alert(Alert)
  }

  package init(
    _ subject: Subject, readsStandardInput: Bool = false, forbidsInput: Bool = false, timeout: TimeSpan? = nil,
    format: OutputFormat = .plain, endsWithNewline: Bool = true
  ) {
    self.subject = subject
    self.readsStandardInput = readsStandardInput
    self.forbidsInput = forbidsInput
    self.timeout = timeout
    self.format = format
    self.endsWithNewline = endsWithNewline
  }

  /// The name of the one answer, where it has one.
  package var name: String? {
    switch subject {
    case .question(let question): question.name
    case .alert(let alert): alert.name
    case .form: nil
    }
  }

  /// What an error calls the one question: its name, or else the beginning of its title. Fields have names of their own.
  package var label: String? {
    guard let label = name ?? title, !label.isEmpty else { return nil }
    return label.count > Self.longestLabel ? String(label.prefix(Self.longestLabel)) + "..." : label
  }

  private var title: String? {
    switch subject {
    case .question(let question): question.title
    case .alert(let alert): alert.title
    case .form: nil
    }
  }

  /// In grapheme clusters, so that the rest of the line is still seen.
  private static let longestLabel = 40

  /// Whether there is a name by which an answer could be found.
  package var hasName: Bool {
    switch subject {
    case .question(let question): question.name != nil
    case .form: true
    case .alert: false
    }
  }

  /// Whether an answer is a secret, wherever it comes from.
  package var asksForSecret: Bool {
    switch subject {
    case .question(let question): question.entry.kind == .secret
    case .form(let form): form.fields.contains { $0.question.entry.kind == .secret }
    case .alert: false
    }
  }

  /// Whether anything will be written to standard output: a confirmation or an alert is told by its status alone.
  package var writesOutput: Bool {
    switch format {
    case .json, .shell: true
    case .plain, .nul:
      switch subject {
      case .question(let question): question.entry.kind != .confirm
      case .form: true
      case .alert: false
      }
    }
  }

  /// How an answer could be given without a person, in the order in which the sources are looked at.
  ///
  /// - Parameter answersFile: the path of the one that there is.
  package func ways(toAnswer question: Question, answersFile: String? = nil) -> [AnswerWay] {
    var ways: [AnswerWay] = []
    if let answersFile, let name = question.name, AnswersFile.canHold(name: name) {
      ways.append(.answersFile(answersFile, name: name))
    }
    ways += [
      question.variable.map(AnswerWay.variable) ?? .flag(.variable),
      readsStandardInput ? .standardInput : .flag(.standardInput),
    ]
    switch question.entry {
    case .confirm(let confirmation) where confirmation.defaultAnswer == true: ways.append(.noInputTakesDefault)
    // One that may be left out has no default.
    case .line(let field, _, _) where field.rules.isOptional, .multiline(let field, _, _) where field.rules.isOptional:
      break
    case .line, .multiline, .confirm: ways.append(.flag(.defaultAnswer))
    case .secret: break
    }
    return ways
  }
}
