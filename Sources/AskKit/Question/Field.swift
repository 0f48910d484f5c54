/// The field of a question: what it holds at the start and what may come out of it.
package struct Field {
  /// Stands before the text.
  package var prompt: String
  /// Shown dim while the field is empty; never an answer.
  package var placeholder: String?
  /// In the field at the start, to be edited.
  package var initial: String
  /// What an empty answer means, and the answer where nobody can be asked.
  package var defaultAnswer: String?
  package var rules: RuleSet
  /// The commands that judge an answer besides.
  package var checks: CheckPlan?
  /// A person enters it a second time.
  package var isEnteredTwice = false
  /// What is offered for the answer; choices are always.
  package var suggestions: WordList?
  /// The file of earlier answers.
  package var historyPath: String?
  /// The file in which a text that is not sent is kept.
  package var draftPath: String?
  /// The command whose first line is shown under the field.
  package var previewCommand: String?

  package init(
    prompt: String = Field.usualPrompt, placeholder: String? = nil, initial: String = "",
    defaultAnswer: String? = nil, rules: RuleSet = RuleSet()
  ) {
    self.prompt = prompt
    self.placeholder = placeholder
    self.initial = initial
    self.defaultAnswer = defaultAnswer
    self.rules = rules
  }

  /// What Tab, Up and Down offer.
  package var offers: WordList? { rules.choices?.choices ?? suggestions }

  package static let usualPrompt = "> "

  /// What comes out of a valid text.
  package func answer(_ text: String) -> Answer {
    let form = rules.canonicalForm(of: text)
    return switch rules.type?.name {
    case .integer, .number: form.isEmpty ? .empty : .number(form)
    default: .text(form)
    }
  }

  /// What comes out of a valid secret.
  package func answer(_ secret: any ConcealedText) -> Answer {
    let form = CanonicalSecret(entered: secret, rules: rules)
    return switch rules.type?.name {
    case .integer, .number: form.withBytes { $0.isEmpty } ? .empty : .secretNumber(form)
    default: .secret(form)
    }
  }
}
