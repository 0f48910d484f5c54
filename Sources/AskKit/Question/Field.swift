/// The field of a question: what may come out of it.
package struct Field {
  /// Stands before the text.
  package let prompt: String
  package internal(set) var rules: RuleSet
  /// The commands that judge an answer besides.
  package let checks: CheckPlan?
  /// A person enters it a second time.
  package let isEnteredTwice: Bool

  package init(
    prompt: String = Field.usualPrompt, rules: RuleSet = RuleSet(), checks: CheckPlan? = nil,
    isEnteredTwice: Bool = false
  ) {
    self.prompt = prompt
    self.rules = rules
    self.checks = checks
    self.isEnteredTwice = isEnteredTwice
  }

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
