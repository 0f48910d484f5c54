// A question on the screen: its frame stands still, and is painted anew as the text changes. Each file of `ScreenPrompt` is
// one side of it; rows and colours come from the frames and lines beside it, the bytes for the terminal from Painting.

import AskKit

/// Asks one question on the screen. Joins who knows keys (`KeyReader`, `Editline`), who knows the text (`EditedText`),
/// who knows what is valid (`RuleSet`) and who knows the screen (`FieldView`, `Painter`).
///
/// The engine asks for a key when it has done with the last one; then the frame is painted, if nothing is pending, and
/// the wait begins. So everything happens inside `nextKey`, on one stack, in the order in which a person sees it.
package final class ScreenPrompt {
  let question: Question
  let field: Field
  /// Nil for a secret, and for a confirmation.
  let openText: OpenText?
  let wording: any Wording
  let screen: PromptScreen
  let frame: QuestionFrame
  /// For the second time, where it is entered twice.
  lazy var frameAgain = QuestionFrame(question, again: wording)
  /// Where a secret is kept; nil for all other entries.
  let vault: SecretVault?
  /// Where in a form the question stands; nil without one.
  let formPlace: FormPlace?

  let engine: Editline
  var text: EditedText
  var view: FieldView

  /// Keys that are decoded and wait for their turn.
  var held: [EngineKey] = []
  var pasted: [UInt32] = []
  /// What the paste held besides, told once it is in the field.
  var leftOutOfPaste: PasteCleaner.LeftOut = []
  /// When Escape alone was pressed, in milliseconds on `Clock`; nil where another key came since. In the emacs keymap
  /// it makes the next key a Meta key, if that comes within a second, and Enter send, however late.
  var timeOfEscape: Int?
  /// An escape came with the character that it makes a Meta key.
  var metaFollows = false
  /// A character behind ^X belongs to a command, also in a secret.
  var prefixWaits = false
  /// When the last of a run of Ctrl-D came that began by deleting, in milliseconds on `Clock`.
  var timeOfDeletion: Int?
  /// In several lines a first Ctrl-D says how to send and how to discard, the second cancels.
  var warnedOfDiscarding = false
  var killEnd = 0
  var mayRedo = false
  var statusShown = StatusShown()
  var remark: Remark? {
    didSet { revisionRemarked = text.revision }
  }
  /// The text that the remark is about.
  var revisionRemarked = 0
  /// Read when it is first asked for.
  lazy var history = Self.loadHistory(question.entry)
  var search: HistorySearch?
  var listing: Listing?
  var offer: Offer?
  var choicesShown: ChoicesShown?
  var names: Names?
  /// Where Tab was pressed last: a second one there lists.
  var placeCompleted: Place?
  /// Nil where nothing takes long to judge.
  let examination: Examination?
  var examining = Examining.idle
  /// The change that `examining` knows of.
  var revisionSeen = -1
  /// What `examination` knows is about this text.
  var revisionExamined = -1
  var scalarsExamined: [UInt32] = []
  /// Of use where it is entered twice.
  var entering = Entering.first
  let preview: Preview?
  /// The change that the preview knows of.
  var revisionPreviewed: Int?
  let draft: Draft?
  /// The text as it was taken up, or saved last.
  var revisionDrafted = 0
  /// How often an answer was refused.
  var attempts = 0

  /// What the status line says until the text changes.
  enum Remark {
    case refused(Reason)
    case notice(String)
    /// The text is that of a draft.
    case takenUp
  }

  /// Before the screen is opened: libedit begins by switching the terminal's echo on.
  init(
    _ question: Question, in formPlace: FormPlace? = nil, on screen: PromptScreen, wording: any Wording
  ) throws(PromptFailure) {
    let isSecret = question.entry.kind == .secret
    let vault = isSecret ? SecretVault() : nil
    if isSecret, vault == nil { throw .outOfMemory }
    let setup = Editline.Setup(
      // In vi's command mode libedit would insert a secret's stand-ins where commands are meant.
      keymap: isSecret ? .emacs : screen.environment["ASK_KEYMAP"].flatMap(Keymap.init(rawValue:)),
      readsUserFile: !isSecret,
      keys: FieldKeys(enterIsNewline: question.entry.kind == .multiline, isSecret: isSecret),
      complaintAboutLoop: wording.engineLoops)
    guard let engine = Editline(terminal: screen.terminal.descriptor, setup: setup) else { throw .outOfDescriptors }
    self.engine = engine
    self.formPlace = formPlace
    self.question = question
    self.wording = wording
    self.screen = screen
    field = question.entry.field ?? Field()
    openText = question.entry.openText
    examination = Examination(of: question.entry)
    frame = QuestionFrame(question)
    self.vault = vault
    let reading = vault.map { vault in ScalarReading.standIns { vault.scalar(behind: $0) } } ?? .plain
    text = EditedText((openText?.initial ?? "").unicodeScalars.map(\.value), reading: reading)
    draft = Draft(question.entry, wording: wording)
    preview = Preview(question.entry)
    view = FieldView(
      prompt: Cell.cells(of: Sanitizer.sanitize(field.prompt, lineFeeds: .shown)),
      appearance: Self.appearance(of: question.entry),
      placeholder: Cell.cells(of: Sanitizer.sanitize(openText?.placeholder ?? "", lineFeeds: .shown)),
      columns: screen.size.columns, rowLimits: .init(most: 1))
    takeUpDraft()
  }

  func ask() -> Outcome {
    screen.open(flushingInput: mustBeTypedNow)
    return edit() == .accepted ? finishAccepted() : finishWithoutAnswer()
  }

  /// Lets the person edit the text, from the beginning or once more. Where that ends without an answer, the screen's
  /// `ending` says why.
  func edit() -> Departure {
    screen.user = self
    beginAnew()
    tellDraft()
    defer {
      leaveExamination()
      leavePreview()
      ChildProcess.awaitAbandoned()
    }
    if isSecret { screen.reader.lock() }
    screen.reader.escape = engine.keymap == .vi ? .isKey : .isMetaPrefix
    let departure = engine.run(for: self)
    if departure == .ended { takeUnfinishedPaste() }
    saveDraft(durably: departure == .ended)
    return departure
  }

  private func beginAnew() {
    timeOfEscape = nil
    metaFollows = false
    prefixWaits = false
    timeOfDeletion = nil
    warnedOfDiscarding = false
    remark = nil
  }

  /// What was typed ahead is no answer: it would be seen, or a stray Enter would decide.
  var mustBeTypedNow: Bool { isSecret || question.entry.kind == .confirm }
  var isSecret: Bool { vault != nil }
  /// Nothing may tell how much was typed.
  var hidesLength: Bool { view.appearance == .hidden }
  var isMultiline: Bool { question.entry.kind == .multiline }
}
