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
  let terminal: Terminal
  let signals: Signals
  let reader: KeyReader
  let keys: TerminalKeys
  let frame: QuestionFrame
  let vault: SecretVault?

  var engine: Editline!
  var text: EditedText
  var view: FieldView
  var painter: Painter
  var size: ScreenSize
  /// What was written to the terminal last; kept to use its memory again.
  var output: [UInt8] = []

  /// Keys that are decoded and wait for their turn.
  var held: [EngineKey] = []
  var pasted: [UInt32] = []
  /// In the emacs keymap, Escape alone makes the next key a Meta key, however late that comes.
  var escapeWaits = false
  /// An escape came with the character that it makes a Meta key.
  var metaFollows = false
  /// A character behind ^X belongs to a command, also in a secret.
  var prefixWaits = false
  var deletingWithEndOfFile = false
  /// In several lines a first Ctrl-D says how to send and how to discard, the second cancels.
  var warnedOfDiscarding = false
  var killEnd = 0
  var mayRedo = false
  var remark: Remark? {
    didSet { revisionRemarked = text.revision }
  }
  /// The text that the remark is about.
  var revisionRemarked = 0
  var alarms = Alarms()
  var ending: Ending?

  /// What the status line says until the text changes.
  enum Remark {
    case refused(Reason)
    case notice(String)
  }

  enum Ending {
    case cancelled
    case interrupted(Int32, Outcome.SignalTarget)
    case failed(String)
  }

  /// - Parameter vault: where a secret is kept; nil for all other entries.
  package init(
    _ question: Question, terminal: Terminal, signals: Signals, vault: SecretVault?, wording: any Wording,
    environment: Environment
  ) {
    self.question = question
    self.wording = wording
    self.terminal = terminal
    self.signals = signals
    field = question.entry.field ?? Field()
    reader = KeyReader(
      terminal: terminal, wait: EventWait(terminal: terminal, signals: signals), environment: environment)
    keys = TerminalKeys(terminal.settingsBefore)
    frame = QuestionFrame(question)
    self.vault = vault
    size = terminal.size
    painter = Painter(
      size: size, isColoured: Colour.isWanted(environment), resizeHabit: ResizeHabit(environment))
    let reading = vault.map { vault in ScalarReading.standIns { vault.scalar(behind: $0) } } ?? .plain
    text = EditedText(field.initial.unicodeScalars.map(\.value), reading: reading)
    view = FieldView(
      prompt: Cell.cells(of: Sanitizer.sanitize(field.prompt, lineFeeds: .shown)),
      appearance: Self.appearance(of: question.entry),
      placeholder: Cell.cells(of: Sanitizer.sanitize(field.placeholder ?? "", lineFeeds: .shown)),
      columns: size.columns, rowLimits: .init(most: 1))
  }

  package func ask() -> Outcome {
    terminal.takeOver()
    defer { terminal.giveBack() }
    if isSecret { terminal.flushInput() }
    let setup = Editline.Setup(
      readsUserFile: !isSecret,
      keys: FieldKeys(enterIsNewline: isMultiline, isSecret: isSecret))
    guard let engine = Editline(terminal: terminal.descriptor, host: self, setup: setup) else {
      return .failed(wording.outOfDescriptors)
    }
    self.engine = engine
    reader.escape = engine.keymap == .vi ? .isKey : .isMetaPrefix
    paint { painter, bytes in painter.begin(into: &bytes) }
    let accepted = engine.run()
    self.engine = nil
    return accepted ? finishAccepted() : finishWithoutAnswer()
  }

  var isSecret: Bool { vault != nil }
  var isMultiline: Bool { question.entry.kind == .multiline }
}
