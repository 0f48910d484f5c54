import AskKit

// An answer that must be entered twice. The rules judge it the first time; the second time it only has to be the same.
extension ScreenPrompt {
  /// How far it has come.
  enum Entering {
    case first
    /// These were accepted, and are to be entered again.
    case again([UInt32])
    /// These were entered twice.
    case agreed([UInt32])

    /// What was entered before.
    var scalars: [UInt32] {
      get {
        switch self {
        case .first: []
        case .again(let scalars), .agreed(let scalars): scalars
        }
      }
      set {
        switch self {
        case .first: break
        case .again: self = .again(newValue)
        case .agreed: self = .agreed(newValue)
        }
      }
    }
  }

  var isEnteringAgain: Bool { if case .again = entering { true } else { false } }

  /// A default is nothing that a person has entered, and whoever comes back to a field of a form need not enter it a third
  /// time.
  var mustBeEnteredAgain: Bool {
    if !field.isEnteredTwice || text.isEmpty && openText?.defaultAnswer != nil { return false }
    if case .agreed(let scalars) = entering { return !text.isSame(as: scalars) }
    return true
  }

  func enterAgain() -> CommandResult {
    entering = .again(text.scalars)
    begin(with: [])
    remark = nil
    return .restarts
  }

  /// The second entry was sent.
  func compare(with first: [UInt32]) -> CommandResult {
    if text.isSame(as: first) {
      entering = .agreed(text.scalars)
      return .leave(.accepted)
    }
    entering = .first
    begin(with: [])
    vault?.forget()
    if case .leave(let departure) = refuse(.invalid(Refusal(.verify, .entriesDiffer))) { return .leave(departure) }
    return .restarts
  }

  /// To the first entry, with its text.
  func goBackToFirst(_ scalars: [UInt32]) -> CommandResult {
    entering = .first
    begin(with: scalars)
    return .restarts
  }

  /// Another entry in the same field: neither undo nor a yank brings the one before back.
  func begin(with scalars: [UInt32]) {
    follow(text.begin(with: scalars))
    pasted.removeAll()
    held.insert(.scalar(PrivateCode.forgetKilled.rawValue), at: 0)
  }
}
