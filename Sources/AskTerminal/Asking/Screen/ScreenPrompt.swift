// A question on the screen: its frame stands still, and is painted anew as the text changes. Each file of `ScreenPrompt` is
// one side of it; rows and colours come from the frames and lines beside it, the bytes for the terminal from Painting.

import AskKit

/// Asks one question on the screen. Joins who knows keys (`KeyReader`, `Editline`), who knows what was entered (`Reply`),
/// who knows what is valid (`RuleSet`) and who knows the screen (`FieldView`, `Painter`).
///
/// The engine asks for a key when it has done with the last one; then the frame is painted, if nothing is pending, and
/// the wait begins. So everything happens inside `nextKey`, on one stack, in the order in which a person sees it.
final class ScreenPrompt {
  let screen: PromptScreen
  let wording: any Wording
  /// Where in a form the question stands; nil without one.
  let formPlace: FormPlace?
  let engine: Editline
  let reply: Reply

  // What is seen.
  let frame: QuestionFrame
  /// For the second time, where it is entered twice.
  private(set) lazy var frameAgain = QuestionFrame(question, again: wording)
  var view: FieldView
  var statusShown = StatusShown()
  var remark: Remark?

  // What keys have begun.
  /// Keys that are decoded and wait for their turn.
  var held: [EngineKey] = []
  var prefix = KeyPrefix.none
  var endOfFilePresses = EndOfFilePresses.none
  /// Waits for the engine to take it.
  var paste = CleanPaste()
  /// How far the kill goes that the engine is at.
  var killEnd = 0
  /// Nil in the emacs keymap.
  var vi: ViEditor?
  /// The key that `PrivateCode.viKey` stands for.
  var keyForVi: UInt32 = 0

  // What helps to answer.
  /// Read when it is first asked for.
  lazy var history = Self.loadHistory(question.entry)
  var search: HistorySearch?
  /// What `n` and `N` of vi's look for.
  var lastSearch: HistorySearch?
  var offering: Offering
  /// Tab waits for them.
  var names: NamesLookup?
  /// Nil where nothing takes long to judge.
  let examination: LiveExamination?
  let preview: Preview?

  /// Before the screen is opened: libedit begins by switching the terminal's echo on.
  init(
    _ question: Question, in formPlace: FormPlace? = nil, on screen: PromptScreen, wording: any Wording
  ) throws(PromptFailure) {
    let reply = try Reply(to: question, wording: wording)
    let setup = Editline.Setup(
      // In vi's command mode libedit would insert a secret's stand-ins where commands are meant.
      keymap: reply.isSecret ? .emacs : screen.environment["ASK_KEYMAP"].flatMap(Keymap.init(rawValue:)),
      readsUserFile: !reply.isSecret,
      keys: FieldKeys(enterIsNewline: reply.isMultiline, isSecret: reply.isSecret),
      complaintAboutLoop: wording.engineLoops)
    guard let engine = Editline(terminal: screen.terminal.descriptor, setup: setup) else { throw .outOfDescriptors }
    self.engine = engine
    self.reply = reply
    if engine.keymap == .vi { vi = ViEditor(reply.text, hasLines: reply.isMultiline) }
    self.screen = screen
    self.wording = wording
    self.formPlace = formPlace
    frame = QuestionFrame(question)
    offering = Offering(question.entry)
    examination = LiveExamination(of: question.entry)
    preview = Preview(question.entry)
    view = FieldView(
      prompt: Cell.cells(of: Sanitizer.sanitize(reply.field.prompt, lineFeeds: .shown)),
      appearance: Self.appearance(of: question.entry),
      placeholder: Cell.cells(of: Sanitizer.sanitize(reply.openText?.placeholder ?? "", lineFeeds: .shown)),
      columns: screen.size.columns, rowLimits: .init(most: 1))
    if let draft = reply.draft { screen.drafts.append(draft) }
  }

  var question: Question { reply.question }

  func ask() -> Outcome {
    screen.open(flushingInput: reply.mustBeTypedNow)
    return edit() == .accepted ? finishAccepted() : finishWithoutAnswer()
  }

  /// Lets the person edit the text, from the beginning or once more. Where that ends without an answer, the screen's
  /// `ending` says why.
  func edit() -> Departure {
    screen.user = self
    prefix = .none
    endOfFilePresses = .none
    remark = nil
    vi?.beginLine(in: &reply.text)
    tellDraft()
    defer {
      examination?.leave(&screen.alarms)
      preview?.leave(&screen.alarms)
      ChildProcess.awaitAbandoned()
    }
    if reply.isSecret { screen.reader.lock() }
    screen.reader.escape = engine.keymap == .vi ? .isKey : .isMetaPrefix
    let departure = engine.run(for: self)
    if departure == .ended, let paste = screen.reader.takeUnfinishedPaste() { reply.take(unfinished: paste) }
    saveDraft(durably: departure == .ended)
    return departure
  }

  /// Until the text changes.
  private func tellDraft() {
    guard let draft = reply.draft, draft.isOf(revision: reply.text.revision) else { return }
    if draft.text != nil { say(.takenUp) }
    if let obstacle = draft.obstacle { say(.notice(obstacle)) }
  }

  func saveDraft(durably: Bool) {
    guard reply.draft != nil else { return }
    reply.saveDraft(of: typedMeanwhile, durably: durably, &screen.alarms)
  }

  // MARK: Told below the field

  func say(_ content: Remark.Content) { remark = Remark(content: content, revision: reply.text.revision) }

  func notice(_ sentence: String) {
    say(.notice(sentence))
    ring()
  }

  func ring() { screen.ring() }
}
