/// What a person enters: each kind carries only what that kind can have.
package enum Entry {
  case line(Field)
  case multiline(Field, rows: Int)
  case secret(Field, mask: Mask)
  case confirm(Confirmation)
  case alert

  /// Rows of a text that are seen, where nobody says otherwise.
  package static let usualRows = 8

  package var kind: EntryKind {
    switch self {
    case .line: .line
    case .multiline: .multiline
    case .secret: .secret
    case .confirm: .confirm
    case .alert: .alert
    }
  }

  /// The field that is edited, where the kind has one.
  package var field: Field? {
    switch self {
    case .line(let field), .multiline(let field, _), .secret(let field, _): field
    case .confirm, .alert: nil
    }
  }

  package var confirmation: Confirmation? {
    guard case .confirm(let confirmation) = self else { return nil }
    return confirmation
  }
}
