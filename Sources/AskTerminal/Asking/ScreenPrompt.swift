import AskKit

/// Asks one question on the screen. Joins who knows keys (`KeyReader`, `Editline`), who knows the text (`EditedText`),
/// who knows what is valid (`RuleSet`) and who knows the screen (`FieldView`, `Painter`).
///
/// The engine asks for a key when it has done with the last one; then the frame is painted, if nothing is pending, and
/// the wait begins. So everything happens inside `nextKey`, on one stack, in the order in which a person sees it.
package final class ScreenPrompt {
  private let question: Question
  private let field: Field
  private let wording: any Wording
  private let terminal: Terminal
  private let signals: Signals
  private let reader: KeyReader
  private let keys: TerminalKeys
  private let frame: QuestionFrame
  private let vault: SecretVault?

  private var engine: Editline!
  private var text: EditedText
  private var view: FieldView
  private var painter: Painter
  private var size: ScreenSize
  /// What was written to the terminal last; kept to use its memory again.
  private var output: [UInt8] = []

  /// Keys that are decoded and wait for their turn.
  private var held: [EngineKey] = []
  private var pasted: [UInt32] = []
  /// In the emacs keymap, Escape alone makes the next key a Meta key, however late that comes.
  private var escapeWaits = false
  /// A character behind an escape or ^X belongs to a command, also in a secret.
  private var prefixWaits = false
  private var deletingWithEndOfFile = false
  private var killEnd = 0
  private var mayRedo = false
  private var remark: Remark? {
    didSet { revisionRemarked = text.revision }
  }
  /// The text that the remark is about.
  private var revisionRemarked = 0
  private var ending: Ending?

  /// What the status line says until the text changes.
  private enum Remark {
    case refused(Reason)
    case notice(String)
  }

  private enum Ending {
    case cancelled
    case interrupted(Int32, Outcome.SignalTarget)
    case failed(String)
  }

  package init(
    _ question: Question, terminal: Terminal, signals: Signals, wording: any Wording, environment: Environment
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
    vault = question.entry.kind == .secret ? SecretVault() : nil
    size = terminal.size
    painter = Painter(size: size, isColoured: Colour.isWanted(environment))
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
      keys: FieldKeys(enterIsNewline: question.entry.kind == .multiline, isSecret: isSecret))
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

  private var isSecret: Bool { vault != nil }
}

// MARK: - Keys

extension ScreenPrompt: EditlineHost {
  package var lineToEdit: (scalars: [UInt32], cursor: Int) { (text.currentLine.scalars, text.cursor) }

  package func nextKey() -> EngineKey {
    noteWhatEngineDid()
    while true {
      if ending != nil { return .end }
      if !held.isEmpty { return held.removeFirst() }
      switch reader.next(until: nil, whenIdle: showFrame) {
      case .key(let key): take(key)
      case .signal: serveSignals()
      case .deadline: break
      case .terminalEnded: endWithTerminal()
      }
    }
  }

  private func noteWhatEngineDid() {
    follow(text.sync(currentLine: engine.line, cursor: engine.cursor))
    if text.revision != revisionRemarked { remark = nil }
    mayRedo = true
  }

  /// Puts what the key means to the engine into `held`, or does it at once.
  private func take(_ key: Key) {
    switch key {
    case .character(let scalar): take(scalar)
    case .named(.escape) where engine.keymap == .emacs:
      escapeWaits.toggle()
      remark = escapeWaits ? .notice(wording.escapeExplains) : nil
    case .named(let key):
      escapeWaits = false
      hold(PrivateCode(key))
    case .paste(let bytes): take(paste: bytes)
    case .malformed: notice(wording.bytesDropped)
    }
  }

  private func take(_ scalar: Unicode.Scalar) {
    let isEnter = scalar == "\n" || scalar == "\r"
    if escapeWaits {
      escapeWaits = false
      remark = nil
      if isEnter { return hold(.altEnter) }
      held.append(.scalar(0x1B))
      held.append(.scalar(scalar.value))
      return
    }
    if let meaning = keys.meaning(of: scalar.value), act(on: meaning, scalar) { return }
    let belongsToCommand = prefixWaits
    prefixWaits = !prefixWaits && (scalar == "\u{1B}" || scalar == "\u{18}")
    guard let vault, !belongsToCommand, scalar.value >= 0x20, scalar.value != 0x7F else {
      return held.append(.scalar(scalar.value))
    }
    guard let standIn = vault.keep(scalar) else { return ring() }
    held.append(.scalar(standIn))
  }

  /// - Returns: whether the key was one of the terminal's.
  private func act(on meaning: TerminalKeys.Meaning, _ scalar: Unicode.Scalar) -> Bool {
    switch meaning {
    case .interrupt: interrupt(.interrupt)
    case .quit: interrupt(.quit)
    case .suspend: suspend(.processGroup)
    case .erase: hold(.backspace)
    case .endOfFile: hold(.deleteOrCancel)
    // The usual ones are for the keymap, where the user may have bound them.
    case .killLine where scalar != "\u{15}": hold(.killLine)
    case .eraseWord where scalar != "\u{17}": hold(.killWordBack)
    case .killLine, .eraseWord: return false
    }
    return true
  }

  private func take(paste bytes: WipedBytes) {
    escapeWaits = false
    pasted.removeAll(keepingCapacity: true)
    let result = bytes.withBytes { bytes in
      PasteCleaner.clean(bytes, for: pasteDestination) { scalar in
        guard let vault else { return pasted.append(scalar.value) }
        if let standIn = vault.keep(scalar) { pasted.append(standIn) }
      }
    }
    bytes.wipe()
    switch result {
    case .refusedForLineBreaks: return notice(wording.pasteHasLines)
    case .cleaned(let leftOut): hold(.paste)
      if leftOut.contains(.controlCharacters) { notice(wording.controlCharacterDropped) }
      if leftOut.contains(.malformedBytes) { notice(wording.bytesDropped) }
    }
  }

  private var pasteDestination: PasteCleaner.Destination {
    switch question.entry.kind {
    case .multiline: .multiline
    case .secret: .secret
    default: .line
    }
  }

  private func hold(_ code: PrivateCode) { held.append(.scalar(code.rawValue)) }

  private func notice(_ sentence: String) {
    remark = .notice(sentence)
    ring()
  }

  private func ring() { paint { painter, bytes in painter.ring(into: &bytes) } }
}

// MARK: - Commands

extension ScreenPrompt {
  package func perform(_ command: EditCommand) -> CommandResult {
    follow(text.sync(currentLine: engine.line, cursor: engine.cursor))
    if command != .deleteOrCancel { deletingWithEndOfFile = false }
    switch command {
    case .accept: return accept()
    case .deleteOrCancel: return deleteOrCancel()
    case .newline: return apply(text.insertNewline())
    case .paste: return apply(text.insert(pasted))
    case .backspace: return apply(text.deleteBackward())
    case .delete: return apply(text.deleteForward())
    case .transpose: return apply(text.transpose())
    case .left: return apply(text.moveLeft())
    case .right: return apply(text.moveRight())
    case .wordLeft: return apply(text.moveWordLeft())
    case .wordRight: return apply(text.moveWordRight())
    case .home: return apply(text.moveToLineStart())
    case .end: return apply(text.moveToLineEnd())
    case .undo: return apply(text.undo())
    case .up, .down, .pageUp, .pageDown: return .refused
    case .killWord: return kill(to: text.wordEndInLine)
    case .killWordBack: return kill(to: text.wordStartInLine)
    case .moveToKillEnd:
      engine.cursor = killEnd
      return .done
    case .repaint:
      paint { painter, bytes in painter.repaint(currentFrame(), into: &bytes) }
      return .done
    case .complete, .backTab, .nothing: return refuse()
    case .viMoveToEnd: return guarded(.moveToEndOfLine)
    case .viChangeCase: return guarded(.viChangeCase)
    case .viRedo:
      // A replay that reaches a `.` would replay itself without end.
      guard mayRedo else { return refuse() }
      mayRedo = false
      engine.push([.viRedo])
      return .continues
    }
  }

  private func apply(_ update: EngineUpdate) -> CommandResult {
    if update == .nothing { return refuse() }
    follow(update)
    return .done
  }

  /// Lets the engine's line follow an edit of the text.
  private func follow(_ update: EngineUpdate) {
    switch update {
    case .nothing: return
    case .cursor: break
    case .replace(let range, let scalars): engine.replace(range, with: scalars)
    case .line: engine.load(text.currentLine.scalars, cursor: text.cursor)
    }
    engine.cursor = text.cursor
  }

  private func refuse() -> CommandResult {
    ring()
    return .refused
  }

  private func accept() -> CommandResult {
    guard let refusal = verdict().refusal else { return .accepted }
    remark = .refused(refusal.reason)
    return refuse()
  }

  private func deleteOrCancel() -> CommandResult {
    let update = text.deleteForward()
    if update != .nothing {
      deletingWithEndOfFile = true
      return apply(update)
    }
    // Whoever holds the key down to delete does not mean to cancel.
    if deletingWithEndOfFile { return refuse() }
    ending = .cancelled
    return .ended
  }

  /// By the engine's own commands, so that it can yank what was killed.
  private func kill(to offset: Int) -> CommandResult {
    guard offset != text.cursor else { return refuse() }
    killEnd = offset
    engine.push([.setMark, .moveToKillEnd, .killRegion])
    return .continues
  }

  /// These commands of libedit's go wrong on an empty line.
  private func guarded(_ code: PrivateCode) -> CommandResult {
    guard !engine.line.isEmpty else { return refuse() }
    engine.push([code])
    return .continues
  }
}

// MARK: - Judging

extension ScreenPrompt {
  /// Longer texts are judged by their size alone while typing.
  private static let mostBytesJudgedLive = 65_536

  private func verdict() -> Verdict {
    if text.isEmpty && field.defaultAnswer != nil { return .valid }
    guard let vault else {
      let bytes = text.utf8
      return field.rules.judge(bytes.span, clusterCount: text.clusterCount)
    }
    guard let secret = vault.reveal(text.currentLine.scalars) else { return .valid }
    return secret.withBytes { field.rules.judge($0, clusterCount: text.clusterCount) }
  }

  private func liveVerdict() -> Verdict {
    text.byteCount > Self.mostBytesJudgedLive
      ? field.rules.judgeSize(clusterCount: text.clusterCount, byteCount: text.byteCount) : verdict()
  }
}

// MARK: - Painting

extension ScreenPrompt {
  private func paint(_ body: (inout Painter, inout [UInt8]) -> Void) {
    output.removeAll(keepingCapacity: true)
    body(&painter, &output)
    if !output.isEmpty { terminal.send(output) { !signals.endingCame } }
  }

  private func showFrame() {
    let frame = currentFrame()
    paint { painter, bytes in painter.paint(frame, into: &bytes) }
  }

  private func currentFrame() -> Frame {
    let status = statusLine().rows(columns: size.usableColumns, wording: wording)
    view.columns = size.columns
    view.rowLimits = rowLimits
    return frame.frame(field: view.picture(of: &text), status: status, size: size)
  }

  /// The status keeps a row where there are two.
  private var rowLimits: FieldView.RowLimits {
    FieldView.RowLimits(most: min(Self.usualMostRows, max(1, size.rows - 1)))
  }

  private static let usualMostRows = 8

  private static func appearance(of entry: Entry) -> TextAppearance {
    switch entry {
    case .secret(_, .character(let mask)): .masked(Cell(cluster: mask))
    case .secret(_, .nothing): .hidden
    case .line, .multiline, .confirm, .alert: .plain
    }
  }

  private func statusLine() -> StatusLine {
    StatusLine(
      okLabel: question.okLabel ?? wording.ok, cancelLabel: question.cancelLabel ?? wording.cancel,
      state: statusState(), defaultAnswer: text.isEmpty ? field.defaultAnswer : nil,
      count: field.rules.length.most.map { StatusLine.Count(clusters: text.clusterCount, most: $0) })
  }

  private func statusState() -> StatusLine.State {
    switch remark {
    case .refused(let reason): .refused(wording.sentence(reason))
    case .notice(let sentence): .notice(sentence)
    case nil: liveVerdict().refusal.map { .notYet(wording.sentence($0.reason)) } ?? .ready
    }
  }
}

// MARK: - Signals and endings

extension ScreenPrompt {
  private func serveSignals() {
    let arrived = signals.take()
    if let signal = arrived.ending { ending = .interrupted(signal, .thisProcess) }
    if arrived.stop { suspend(.thisProcess) }
    if arrived.resumed { resume() }
    if arrived.resized { resize() }
  }

  private func interrupt(_ signal: Signals.KeySignal) {
    if signals.isIgnored(signal) { return ring() }
    ending = .interrupted(signal.number, terminal.isForeground ? .processGroup : .thisProcess)
  }

  private func suspend(_ target: Outcome.SignalTarget) {
    if signals.isIgnored(.stop) { return ring() }
    showFrame()
    paint { painter, bytes in painter.leave(into: &bytes) }
    terminal.giveBack()
    signals.stop(target, at: terminal)
    takeTerminalAgain()
  }

  /// Somebody stopped and continued us without a word.
  private func resume() {
    signals.stopWhileInBackground(at: terminal)
    paint { painter, bytes in painter.leave(into: &bytes) }
    takeTerminalAgain()
  }

  private func takeTerminalAgain() {
    terminal.takeOverAgain()
    engine.reenterTerminal()
    resize()
    paint { painter, bytes in painter.begin(into: &bytes) }
  }

  private func resize() {
    size = terminal.size
    paint { painter, bytes in painter.resized(to: size, into: &bytes) }
  }

  /// A terminal that goes away sends a hang-up, a moment sooner or later; one that was only closed does not.
  private func endWithTerminal() {
    ending = signals.endingSignal(within: 100).map { .interrupted($0, .thisProcess) } ?? .cancelled
  }

  private func finishAccepted() -> Outcome {
    if text.isEmpty, let defaultAnswer = field.defaultAnswer {
      finish(with: defaultAnswer)
      return .answered(.text(defaultAnswer))
    }
    if let vault {
      finish(with: "********")
      guard let secret = vault.reveal(text.currentLine.scalars) else { return .failed(wording.outOfMemory) }
      return .answered(.secret(secret))
    }
    let answer = String(decoding: text.utf8, as: UTF8.self)
    finish(with: answer)
    return .answered(.text(answer))
  }

  private func finishWithoutAnswer() -> Outcome {
    switch ending {
    case .interrupted(let signal, let target):
      showFrame()
      paint { painter, bytes in painter.leave(into: &bytes) }
      return .interrupted(signal: signal, sentTo: target)
    case .failed(let sentence):
      paint { painter, bytes in painter.leave(into: &bytes) }
      return .failed(sentence)
    case .cancelled, nil:
      finish(with: wording.cancelled)
      return .cancelled
    }
  }

  private func finish(with result: String) {
    paint { painter, bytes in painter.finish([frame.finishedRow(result, size: size)], into: &bytes) }
  }
}
