// The same questions in plain lines, for whoever cannot see a frame. Every word goes through `PromptScreen.say`; no escape
// sequence is sent from here.

import AskKit

/// Asks one question in plain lines: everything is said once, from top to bottom, without an escape sequence, and nothing
/// is painted anew. For screen readers, braille lines, logs, and terminals that can do no more.
///
/// The line is read key by key and echoed here, because the terminal's own line editing would cut it at 4,095 bytes and
/// erase half of a character.
final class PlainPrompt {
  let question: Question
  private let screen: PromptScreen
  private let wording: any Wording
  private let vault: SecretVault?
  /// The line that is being typed.
  private var text: EditedText
  /// The lines of a text that are finished.
  private var lines: [String] = []
  /// What was entered the first time, while it is entered again.
  private var firstEntry: [UInt32]?
  /// There was no room for all of a secret, and half of one is none.
  private var isCutOff = false
  private var isExamining = false
  private var attempts = 0
  private var warnedOfDiscarding = false
  /// The last key was Escape alone: Enter then sends, however late.
  private var followsEscape = false
  private let draft: Draft?

  init(_ question: Question, on screen: PromptScreen, wording: any Wording) throws(PromptFailure) {
    self.question = question
    self.screen = screen
    self.wording = wording
    if question.entry.kind == .secret {
      guard let vault = SecretVault() else { throw .outOfMemory }
      self.vault = vault
      text = EditedText([], reading: .standIns { vault.scalar(behind: $0) })
    } else {
      vault = nil
      text = EditedText([])
    }
    draft = Draft(question.entry, wording: wording)
    if let draft { screen.drafts.append(draft) }
  }

  /// What was typed ahead must not answer it.
  var mustBeTypedNow: Bool { question.entry.kind == .secret || question.entry.kind == .confirm }

  /// Asks, from the introduction to the answer.
  func ask() -> Outcome {
    screen.open(flushingInput: mustBeTypedNow)
    if let outcome = converse() {
      screen.close(leaving: leftOver(by: outcome, of: question.title))
      return outcome
    }
    return screen.closeWithoutAnswer(wording) { [StandingText.finished(question.title, $0)] }
  }

  /// What is said at the end of a conversation: that the time was over, where the default was no answer.
  func leftOver(by outcome: Outcome, of title: String?) -> [StandingText] {
    guard case .timedOut = screen.ending, outcome.answer == nil else { return [] }
    return [StandingText.finished(title, wording.timedOut)]
  }

  /// The conversation on a screen that is open.
  ///
  /// - Returns: nil when it ended without an answer, as `screen.ending` says.
  func converse() -> Outcome? {
    screen.user = self
    if vault != nil { screen.reader.lock() }
    screen.reader.escape = .isKey
    introduce()
    takeInitialText()
    let outcome = askUntilAnswered()
    if outcome == nil { takeUnfinishedPaste() }
    saveDraft(durably: outcome == nil)
    return outcome
  }

  private func askUntilAnswered() -> Outcome? {
    while true {
      screen.say(prompt + shownText)
      guard readText() else { return outcomeAtTimeout() }
      switch judged() {
      case .done(let outcome): return outcome
      case .refused: break
      case .accepted:
        guard let isSame = enterAgain() else { return outcomeAtTimeout() }
        if isSame { return answer.map(Outcome.answered) ?? .failed(wording.outOfMemory) }
        if !goesOn(after: Refusal(.verify, .entriesDiffer)) { return nil }
      }
    }
  }

  private enum Judgement {
    /// Nil where the conversation has ended without an answer.
    case done(Outcome?)
    case refused
    /// It is to be entered a second time. The answer is made anew after that, so that none is kept meanwhile.
    case accepted
  }

  private func judged() -> Judgement {
    if isCutOff {
      refuse(wording.pasteTooLong)
      return .refused
    }
    guard let text = enteredText else { return .done(.failed(wording.outOfMemory)) }
    let given = GivenAnswer(bytes: text, source: .person(attempts: attempts + 1), wording: wording)
    switch given.judged(as: question.entry) {
    case .outcome(let outcome): return judgement(of: outcome)
    case .unexamined(let answer):
      guard let verdict = verdict(on: answer) else { return .done(outcomeAtTimeout()) }
      return judgement(of: answer.outcome(by: verdict))
    }
  }

  private func judgement(of outcome: Outcome) -> Judgement {
    switch outcome {
    case .invalid(let refusal, _, _): return goesOn(after: refusal) ? .refused : .done(nil)
    // Nobody's fault.
    case .unjudged(let refusal, _, _):
      refuse(wording.sentence(refusal.reason))
      return .refused
    case .failed(let sentence):
      refuse(sentence)
      return .refused
    case .answered where mustBeEnteredAgain: return .accepted
    case let outcome: return .done(outcome)
    }
  }

  /// - Returns: whether another attempt may be made.
  private func goesOn(after refusal: Refusal) -> Bool {
    attempts += 1
    if attempts == question.mostAttempts {
      screen.ending = .attemptsUsedUp(refusal, attempts: attempts)
      return false
    }
    refuse(wording.sentence(refusal.reason))
    return true
  }

  // MARK: While it is examined

  /// - Returns: nil when the conversation has ended meanwhile.
  private func verdict(on answer: UnexaminedAnswer) -> Verdict? {
    let examination = answer.examination
    isExamining = true
    // What is typed ahead is for the next question.
    var ahead: [Key] = []
    defer {
      isExamining = false
      examination.stop()
      ChildProcess.awaitAbandoned()
      screen.reader.putBack(ahead)
    }
    if let verdict = examination.run(answer.form, isLive: false) { return verdict }
    while screen.ending == nil {
      let moment = [screen.alarms.next, examination.deadline].compactMap { $0 }.min()
      switch screen.reader.next(until: moment, orFor: examination.awaited, whenIdle: {}) {
      case .key(let key) where screen.act(onSignalOf: key): break
      // What is typed of a secret is kept nowhere but in the vault.
      case .key(let key): if vault == nil { ahead.append(key) } else { screen.ring() }
      case .signal: screen.serveSignals()
      case .deadline: if screen.serveAlarms().contains(.draft) { saveDraft(durably: false) }
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
      if screen.ending == nil, let verdict = examination.serve() { return verdict }
    }
    return nil
  }

  // MARK: The second time

  /// A default is nothing that a person has entered.
  private var mustBeEnteredAgain: Bool {
    guard let field = question.entry.field, field.isEnteredTwice else { return false }
    return !(text.isEmpty && question.entry.openText?.defaultAnswer != nil)
  }

  /// - Returns: whether the same was entered; nil when the conversation has ended.
  private func enterAgain() -> Bool? {
    firstEntry = text.scalars
    _ = text.begin(with: [])
    say(question.title.map(wording.again) ?? wording.enterAgain)
    screen.say(prompt)
    // At an end without an answer the first is what the draft keeps.
    guard readText() else { return nil }
    // Read only now: making room gives new stand-ins.
    let first = firstEntry ?? []
    firstEntry = nil
    let isSame = !isCutOff && text.isSame(as: first)
    if !isSame {
      _ = text.begin(with: [])
      vault?.forget()
    }
    return isSame
  }

  /// What was entered means to the script; nil when there is no memory for a secret.
  private var answer: Answer? {
    guard let field = question.entry.field else { return nil }
    guard let vault else { return field.answer(text.string) }
    return vault.reveal(text.scalars).map(field.answer)
  }

  /// The text stays to be corrected, unless it cannot be seen or is but a word.
  private func refuse(_ sentence: String) {
    if mustBeTypedNow { _ = text.replaceAll(with: []) }
    isCutOff = false
    screen.ring()
    say(sentence)
    sayHeading()
  }

  private func outcomeAtTimeout() -> Outcome? {
    // It may take its time.
    saveDraft(durably: false)
    isExamining = true
    defer { isExamining = false }
    var isTold = false
    let sayOnce = { [self] in
      if !isTold { say(wording.checking) }
      isTold = true
    }
    return TimeoutDefault(screen: screen, wording: wording, showWaiting: sayOnce).outcome(for: question.entry)
  }

  // MARK: What is said

  private func introduce() {
    sayHeading()
    var sentences: [String] = []
    if let message = question.message { sentences.append(message) }
    if let field = question.entry.field {
      sentences += field.rules.demands.map(wording.sentence)
      if let choices = field.rules.choices?.choices { sentences += choices.all.prefix(choices.all.count) }
    }
    switch question.entry {
    case .secret: sentences.append(wording.typingIsHidden)
    case .multiline: sentences.append(wording.plainTextEnds)
    case .confirm(let confirmation):
      let yes = (confirmation.words.shortest(for: true), confirmation.words.yesLabel ?? wording.yes)
      let no = (confirmation.words.shortest(for: false), confirmation.words.noLabel ?? wording.no)
      sentences.append(wording.plainAnswers(yes: yes, no: no))
    case .line: break
    }
    if question.entry.field?.isEnteredTwice == true { sentences.append(wording.isAskedTwice) }
    if let seconds = screen.secondsOfTimeLimit { sentences.append(wording.timeLimit(seconds: seconds)) }
    if draft?.text != nil { sentences.append(wording.draftTakenUp) }
    if let obstacle = draft?.obstacle { sentences.append(obstacle) }
    for sentence in sentences { screen.say(Sanitizer.sanitize(sentence, lineFeeds: .kept) + "\n") }
  }

  private func sayHeading() {
    if let title = question.title { say(title) }
  }

  /// A line that came from outside.
  private func say(_ line: String) { screen.say(Sanitizer.sanitize(line, lineFeeds: .shown) + "\n") }

  /// With the default in it, so that it is heard before every answer.
  private var prompt: String {
    let words: String? =
      switch question.entry {
      case .confirm(let confirmation): confirmation.defaultAnswer.map { confirmation.words.shortest(for: $0) }
      default: question.entry.openText?.defaultAnswer
      }
    let prompt = question.entry.field?.prompt ?? Field.usualPrompt
    return Sanitizer.sanitize((words.map { "[\($0)] " } ?? "") + prompt, lineFeeds: .shown)
  }

  private var shownText: String {
    vault == nil ? Sanitizer.sanitize(text.string, lineFeeds: .shown) : ""
  }

  // MARK: What is typed

  private func takeInitialText() {
    guard let initial = draft?.text ?? question.entry.openText?.initial, !initial.isEmpty else { return }
    guard question.entry.kind == .multiline else {
      _ = text.insert(initial.unicodeScalars.map(\.value))
      return
    }
    lines = initial.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines { screen.say(prompt + Sanitizer.sanitize(line, lineFeeds: .shown) + "\n") }
  }

  /// All that was typed; nil when there is no memory for a secret.
  private var enteredText: (any ConcealedText)? {
    if let vault { return vault.reveal(text.scalars) }
    return question.entry.kind == .multiline ? WipedBytes(lines.joined(separator: "\n").utf8) : WipedBytes(text.utf8)
  }

  private func noteChangeForDraft() {
    guard draft != nil, screen.alarms.remaining(.draft) == nil else { return }
    screen.alarms.set(.draft, in: Draft.patience)
  }

  /// With the line that is not finished yet.
  private func saveDraft(durably: Bool) {
    guard let draft else { return }
    screen.alarms.cancel(.draft)
    let text = firstEntry.map { EditedText($0) } ?? text
    draft.save(Array((lines + (text.isEmpty ? [] : [text.string])).joined(separator: "\n").utf8), durably: durably)
  }

  /// What has come of a paste that the end has cut off belongs to the draft.
  private func takeUnfinishedPaste() {
    guard draft != nil, let bytes = screen.reader.takeUnfinishedPaste() else { return }
    _ = text.insert(bytes.withBytes { PasteCleaner.scalars(of: $0, for: pasteDestination) })
  }

  private func saveDraftWhileTyping() {
    saveDraft(durably: false)
    guard let sentence = draft?.firstFailure(wording) else { return }
    screen.ring()
    tell(sentence)
  }

  /// - Returns: whether it was sent; else `screen.ending` says why not.
  private func readText() -> Bool {
    while screen.ending == nil {
      switch screen.reader.next(until: screen.alarms.next, whenIdle: {}) {
      case .key(let key):
        if take(key) { return true }
        noteChangeForDraft()
      case .signal: screen.serveSignals()
      case .deadline: if screen.serveAlarms().contains(.draft) { saveDraftWhileTyping() }
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
    }
    screen.say("\n")
    return false
  }

  /// - Returns: whether the text was sent.
  private func take(_ key: Key) -> Bool {
    if !isEndOfFile(key) { warnedOfDiscarding = false }
    let followsEscape = followsEscape
    self.followsEscape = key == .named(.escape)
    switch key {
    case .named(.altEnter): return send()
    case .character("\n"), .character("\r"): return followsEscape ? send() : finishLine()
    case .character(let scalar): take(scalar)
    case .paste(let bytes): take(paste: bytes)
    case .named(.escape): tell(wording.escapeExplains)
    case .named, .malformed: screen.ring()
    }
    return false
  }

  private func take(_ scalar: Unicode.Scalar) {
    let meaning = screen.keys.meaning(of: scalar.value)
    if let signal = meaning?.signal { return screen.act(on: signal) }
    switch (meaning, scalar) {
    case (.erase, _), (_, "\u{7F}"), (_, "\u{08}"): eraseCluster()
    case (.killLine, _), (_, "\u{15}"): eraseLine()
    case (.endOfFile, _), (_, "\u{04}"): endOfFile()
    case (_, "\t") where question.entry.kind == .multiline: insert(scalar)
    case (_, "\0"..<" "): screen.ring()
    default: insert(scalar)
    }
  }

  private func isEndOfFile(_ key: Key) -> Bool {
    guard case .character(let scalar) = key else { return false }
    return scalar == "\u{04}" || screen.keys.meaning(of: scalar.value) == .endOfFile
  }

  private func insert(_ scalar: Unicode.Scalar) {
    guard let vault else {
      _ = text.insert([scalar.value])
      return screen.say(Sanitizer.sanitize(String(scalar), lineFeeds: .shown))
    }
    if !isCutOff, let standIn = vault.keep(scalar) ?? (makeRoom() ? vault.keep(scalar) : nil) {
      _ = text.insert([standIn])
    } else {
      isCutOff = true
      screen.ring()
    }
  }

  /// Empties a full vault of what was deleted or entered before.
  private func makeRoom() -> Bool {
    let (first, shown) = (firstEntry ?? [], text.scalars)
    guard let vault, vault.canMakeRoom(for: 1, keeping: first + shown) else { return false }
    // Before the numbers change: what a text counts of a part that goes, it reads.
    _ = text.begin(with: [])
    let compacted = vault.compact(first + shown)
    let kept = compacted ?? first + shown
    if firstEntry != nil { firstEntry = Array(kept[..<first.count]) }
    _ = text.begin(with: Array(kept[first.count...]))
    return compacted != nil
  }

  private func take(paste bytes: WipedBytes) {
    let result = bytes.withBytes { bytes in
      PasteCleaner.clean(bytes, for: pasteDestination) { scalar in
        if scalar == "\n" { keepLine() } else { insert(scalar) }
      }
    }
    bytes.wipe()
    if case .refusedForLineBreaks = result { tell(wording.pasteHasLines) }
  }

  private var pasteDestination: PasteCleaner.Destination { PasteCleaner.Destination(question.entry.kind) }

  /// As in mail(1): a full stop alone ends the text, two stand for one.
  ///
  /// - Returns: whether that was the end of the text.
  private func finishLine() -> Bool {
    guard question.entry.kind == .multiline, text.string != "." else { return send() }
    if text.string == ".." { _ = text.deleteBackward() }
    keepLine()
    return false
  }

  /// A line of a paste means itself, whatever it is.
  private func keepLine() {
    screen.say("\n")
    lines.append(text.string)
    _ = text.replaceAll(with: [])
    screen.say(prompt)
  }

  /// - Returns: true, for what was sent.
  private func send() -> Bool {
    screen.say("\n")
    guard question.entry.kind == .multiline else { return true }
    let line = text.string
    _ = text.replaceAll(with: [])
    if !["", "."].contains(line) { lines.append(line == ".." ? "." : line) }
    return true
  }

  /// The cursor is always at the end, so there is nothing that it could delete.
  private func endOfFile() {
    let isEmpty = text.isEmpty && lines.isEmpty
    guard question.entry.kind == .multiline, !isEmpty, !warnedOfDiscarding else { return screen.ending = .cancelled }
    warnedOfDiscarding = true
    screen.ring()
    tell(draft == nil ? wording.plainEndOfFileDiscards : wording.plainEndOfFileKeepsDraft)
  }

  /// Takes back what the last cluster put on the screen; a tab's columns nobody knows, so the line is said anew.
  private func eraseCluster() {
    guard !text.isEmpty else { return screen.ring() }
    let before = shownText
    _ = text.deleteBackward()
    guard vault == nil else { return }
    let columns = Row(Cell.cells(of: before)).columns - Row(Cell.cells(of: shownText)).columns
    if before.contains("^I") || columns <= 0 { return sayLineAnew() }
    screen.say(
      String(repeating: "\u{08}", count: columns) + String(repeating: " ", count: columns)
        + String(repeating: "\u{08}", count: columns))
  }

  private func eraseLine() {
    guard !text.isEmpty else { return screen.ring() }
    _ = text.replaceAll(with: [])
    isCutOff = false
    sayLineAnew()
  }

  /// Something to be said in between, and then where we were.
  private func tell(_ sentence: String) {
    screen.say("\n" + Sanitizer.sanitize(sentence, lineFeeds: .shown))
    sayLineAnew()
  }

  private func sayLineAnew() { screen.say("\n" + prompt + shownText) }
}

extension PlainPrompt: PromptScreenUser {
  func showFrame() {}

  func terminalGoes() { saveDraft(durably: false) }

  func terminalCameBack() { if !isExamining { screen.say(prompt + shownText) } }
}
