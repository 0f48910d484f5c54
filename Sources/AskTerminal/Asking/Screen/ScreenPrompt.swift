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
  let wording: any Wording
  let screen: PromptScreen
  let frame: QuestionFrame
  /// For the second time, where it is entered twice.
  lazy var frameAgain = QuestionFrame(question, again: wording)
  /// Where a secret is kept; nil for all other entries.
  let vault: SecretVault?
  /// The words for sending and for cancelling.
  var okLabel: String
  var cancelLabel: String
  /// Where in a form the question stands.
  var formPlace = FormPlace()
  var goesBack = false

  var engine: Editline!
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
  lazy var history = Self.loadHistory(field)
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

  /// - Returns: nil when there is no memory for a secret.
  package init?(_ question: Question, on screen: PromptScreen, wording: any Wording) {
    let vault = question.entry.kind == .secret ? SecretVault() : nil
    if question.entry.kind == .secret, vault == nil { return nil }
    self.question = question
    self.wording = wording
    self.screen = screen
    field = question.entry.field ?? Field()
    examination = question.entry.field.flatMap { Examination($0) }
    frame = QuestionFrame(question)
    self.vault = vault
    okLabel = question.okLabel ?? wording.ok
    // In a confirmation, the script's word names an answer.
    cancelLabel = (question.entry.kind == .confirm ? nil : question.cancelLabel) ?? wording.cancel
    let reading = vault.map { vault in ScalarReading.standIns { vault.scalar(behind: $0) } } ?? .plain
    text = EditedText(field.initial.unicodeScalars.map(\.value), reading: reading)
    draft = Draft(field, wording: wording)
    preview = Preview(field)
    view = FieldView(
      prompt: Cell.cells(of: Sanitizer.sanitize(field.prompt, lineFeeds: .shown)),
      appearance: Self.appearance(of: question.entry),
      placeholder: Cell.cells(of: Sanitizer.sanitize(field.placeholder ?? "", lineFeeds: .shown)),
      columns: screen.size.columns, rowLimits: .init(most: 1))
    takeUpDraft()
  }

  package func ask() -> Outcome {
    guard openEngine() else { return .failed(wording.outOfDescriptors) }
    screen.open(flushingInput: mustBeTypedNow)
    return edit() == .accepted ? finishAccepted() : finishWithoutAnswer()
  }

  /// Opens the engine, which must be done before the screen is: libedit begins by switching the terminal's echo on.
  ///
  /// - Returns: false when memory or descriptors are out.
  func openEngine() -> Bool {
    let setup = Editline.Setup(
      keymap: wantedKeymap, readsUserFile: !isSecret,
      keys: FieldKeys(enterIsNewline: isMultiline, isSecret: isSecret),
      complaintAboutLoop: wording.engineLoops)
    engine = Editline(terminal: screen.terminal.descriptor, host: self, setup: setup)
    return engine != nil
  }

  /// How the person leaves the field.
  enum Departure {
    case accepted
    /// To the field before, with the text as it is.
    case back
    /// Without an answer, as the screen's `ending` says.
    case ended
  }

  /// Lets the person edit the text, from the beginning or once more.
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
    let departure: Departure = engine.run() ? .accepted : goesBack ? .back : .ended
    saveDraft(durably: departure == .ended)
    return departure
  }

  /// In vi's command mode libedit would insert a secret's stand-ins where commands are meant.
  private var wantedKeymap: Keymap? {
    isSecret ? .emacs : screen.environment["ASK_KEYMAP"].flatMap(Keymap.init(rawValue:))
  }

  private func beginAnew() {
    goesBack = false
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
