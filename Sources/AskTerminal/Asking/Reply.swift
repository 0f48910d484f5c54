import AskKit

/// What a person has entered so far in reply to a question: the text, where it is kept if it is a secret, how often it was
/// refused, and what was entered before where it must be entered twice. Keys and screen are for the prompt that owns it.
final class Reply {
  let question: Question
  // Of its entry, looked at for every key.
  let kind: EntryKind
  let confirmation: Confirmation?
  /// With nothing in it where the entry has none.
  let field: Field
  /// Nil for a secret, and for a confirmation.
  let openText: OpenText?
  /// Where a secret is kept; nil for all other entries.
  let vault: SecretVault?
  /// Nil where none is wanted.
  let draft: Draft?
  var text: EditedText
  private(set) var stage = Stage.first
  /// How often it was refused.
  private var attempts = 0

  /// How far it has come where it is entered twice.
  enum Stage {
    case first
    /// These were accepted, and are to be entered again.
    case again([UInt32])
    /// These were entered twice.
    case agreed([UInt32])
  }

  /// - Throws: when there is no memory for a secret.
  init(to question: Question, wording: any Wording) throws(PromptFailure) {
    self.question = question
    kind = question.entry.kind
    confirmation = question.entry.confirmation
    field = question.entry.field ?? Field()
    openText = question.entry.openText
    vault = kind == .secret ? SecretVault() : nil
    if kind == .secret, vault == nil { throw .outOfMemory }
    let reading = vault.map { vault in ScalarReading.standIns { vault.scalar(behind: $0) } } ?? .plain
    text = EditedText((openText?.initial ?? "").unicodeScalars.map(\.value), reading: reading)
    draft = Draft(question.entry, wording: wording)
    // As an edit, so that undoing it brings the initial text.
    if let taken = draft?.text { _ = text.replaceAll(with: taken.unicodeScalars.map(\.value)) }
    draft?.noteTakenUp(revision: text.revision)
  }

  // MARK: The question

  var isSecret: Bool { vault != nil }
  var isMultiline: Bool { kind == .multiline }

  /// What was typed ahead is no answer: it would be seen, or a stray Enter would decide.
  var mustBeTypedNow: Bool { isSecret || kind == .confirm }

  var pasteDestination: PasteCleaner.Destination { PasteCleaner.Destination(kind) }

  // MARK: Refused

  /// Counts a refusal.
  ///
  /// - Returns: the end of the conversation, where no other attempt may be made.
  func ending(after refusal: Refusal) -> PromptScreen.Ending? {
    attempts += 1
    return attempts == question.mostAttempts ? .attemptsUsedUp(refusal, attempts: attempts) : nil
  }

  // MARK: Entered twice

  var isEnteringAgain: Bool { if case .again = stage { true } else { false } }

  /// A default is nothing that a person has entered, and whoever comes back to a field of a form need not enter it a third
  /// time.
  var mustBeEnteredAgain: Bool {
    if !field.isEnteredTwice || defaultTaken != nil { return false }
    if case .agreed(let scalars) = stage { return !text.isSame(as: scalars) }
    return true
  }

  var isSameAsFirst: Bool { if case .again(let first) = stage { text.isSame(as: first) } else { false } }

  /// The first entry was accepted.
  func enterAgain() {
    stage = .again(text.scalars)
    _ = text.begin(with: [])
  }

  /// The second entry was sent. Where it is not the same, both are gone.
  ///
  /// - Parameter isWhole: there was room for all of it.
  /// - Returns: whether it is the same.
  func compare(isWhole: Bool = true) -> Bool {
    if isWhole, isSameAsFirst {
      stage = .agreed(text.scalars)
      return true
    }
    stage = .first
    _ = text.begin(with: [])
    vault?.forget()
    return false
  }

  /// From the second entry to the first, with its text.
  ///
  /// - Returns: false where this is the first.
  func goBackToFirst() -> Bool {
    guard case .again(let first) = stage else { return false }
    stage = .first
    _ = text.begin(with: first)
    return true
  }

  // MARK: Kept

  /// Empties a full vault of what was deleted: nothing can bring that back any more. The text begins anew then, with other
  /// stand-ins and the cursor at its end.
  ///
  /// - Returns: whether there is room for so many scalars; else all is as it was.
  func makeRoom(for count: Int) -> Bool {
    let before = text
    let (shown, entered) = (text.scalars, stage.scalars)
    guard let vault, vault.canMakeRoom(for: count, keeping: shown + entered) else { return false }
    // Before the numbers change: what a text counts of a part that goes, it reads.
    _ = text.begin(with: [])
    guard let kept = vault.compact(shown + entered) else {
      text = before
      return false
    }
    _ = text.begin(with: Array(kept[..<shown.count]))
    stage.scalars = Array(kept[shown.count...])
    return true
  }

  /// What has come of a paste that the end has cut off belongs to the draft.
  func take(unfinished paste: WipedBytes) {
    guard draft != nil else { return }
    _ = text.insert(paste.withBytes { PasteCleaner.scalars(of: $0, for: pasteDestination) })
  }

  func noteChangeForDraft(_ alarms: inout Alarms) { draft?.noteChange(to: text.revision, &alarms) }

  /// Of what is entered twice, the first entry.
  ///
  /// - Parameter typed: what the person typed, where something else stands in the field.
  func saveDraft(of typed: [UInt32]? = nil, durably: Bool, _ alarms: inout Alarms) {
    alarms.cancel(.draft)
    guard let draft else { return }
    let first: [UInt32]? = if case .again(let first) = stage { first } else { typed }
    let kept = first.map { EditedText($0).utf8 } ?? text.utf8
    draft.save(kept, ofRevision: text.revision, durably: durably)
  }
}

extension Reply.Stage {
  /// What was entered before.
  fileprivate var scalars: [UInt32] {
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
