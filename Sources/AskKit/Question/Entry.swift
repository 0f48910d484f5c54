/// What a person enters. A secret has no place for what is shown, offered or kept of other texts.
package enum Entry {
  /// - suggestions: what is offered for the answer, where that may be anything; choices always are.
  case line(Field, OpenText, suggestions: WordList?)
  case multiline(Field, OpenText, rows: Int)
  case secret(SecretField)
  case confirm(Confirmation)

  /// Rows of a text that are seen, where nobody says otherwise.
  package static let usualRows = 8

  package var kind: EntryKind {
    switch self {
    case .line: .line
    case .multiline: .multiline
    case .secret: .secret
    case .confirm: .confirm
    }
  }

  /// The field that is edited, where the kind has one.
  package var field: Field? {
    switch self {
    case .line(let field, _, _), .multiline(let field, _, _): field
    case .secret(let secret): secret.field
    case .confirm: nil
    }
  }

  /// What is shown, offered and kept of the text, where it is no secret.
  package var openText: OpenText? {
    switch self {
    case .line(_, let text, _), .multiline(_, let text, _): text
    case .secret, .confirm: nil
    }
  }

  /// What Tab, Up and Down offer.
  package var offers: WordList? {
    guard case .line(let field, _, let suggestions) = self else { return nil }
    return field.rules.choices?.choices ?? suggestions
  }

  package var confirmation: Confirmation? {
    guard case .confirm(let confirmation) = self else { return nil }
    return confirmation
  }
}
