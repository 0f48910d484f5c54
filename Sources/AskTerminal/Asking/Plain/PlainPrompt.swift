// The same questions in plain lines, for whoever cannot see a frame. Every word goes through `PromptScreen.say`; no escape
// sequence is sent from here.

import AskKit

/// Asks one question in plain lines: everything is said once, from top to bottom, without an escape sequence, and nothing
/// is painted anew. For screen readers, braille lines, logs, and terminals that can do no more.
///
/// The line is read key by key and echoed here, because the terminal's own line editing would cut it at 4,095 bytes and
/// erase half of a character.
final class PlainPrompt {
  let screen: PromptScreen
  let wording: any Wording
  /// The cursor is always at the end.
  let reply: Reply
  /// The last line of a text is finished, and nothing of the next one is there yet.
  var isLineFinished = false
  /// Not all of the line that is being typed has been said.
  var isLineStale = false
  /// There was no room for all of a secret, and half of one is none.
  var isCutOff = false
  var warnedOfDiscarding = false
  /// The last key was Escape alone: Enter then sends, however late.
  var followsEscape = false
  private var isExamining = false

  init(_ question: Question, on screen: PromptScreen, wording: any Wording) throws(PromptFailure) {
    self.screen = screen
    self.wording = wording
    reply = try Reply(to: question, wording: wording)
    if let draft = reply.draft { screen.drafts.append(draft) }
  }

  var question: Question { reply.question }

  /// Asks, from the introduction to the answer.
  func ask() -> Outcome {
    screen.open(flushingInput: reply.mustBeTypedNow)
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
    if reply.isSecret { screen.reader.lock() }
    screen.reader.escape = .isKey
    introduce()
    sayFinishedLines()
    let outcome = askUntilAnswered()
    if outcome == nil, let paste = screen.reader.takeUnfinishedPaste() {
      beginLine()
      reply.take(unfinished: paste)
    }
    saveDraft(durably: outcome == nil)
    return outcome
  }

  private func askUntilAnswered() -> Outcome? {
    while true {
      screen.say(prompt + shownLine)
      guard readText() else { return outcomeAtTimeout() }
      if isCutOff {
        refuse(wording.pasteTooLong)
        continue
      }
      guard let verdict = verdict() else { return outcomeAtTimeout() }
      guard verdict.isValid else {
        if !goesOn(after: verdict) { return nil }
        continue
      }
      if reply.mustBeEnteredAgain {
        guard let isSame = enterAgain() else { return outcomeAtTimeout() }
        if !isSame {
          if !goesOn(after: .invalid(Refusal(.verify, .entriesDiffer))) { return nil }
          continue
        }
      }
      return reply.answer.map(Outcome.answered) ?? .failed(wording.outOfMemory)
    }
  }

  /// - Returns: whether another attempt may be made.
  private func goesOn(after verdict: Verdict) -> Bool {
    guard let refusal = verdict.refusal else { return true }
    // What could not be judged is nobody's fault.
    if case .invalid = verdict, let ending = reply.ending(after: refusal) {
      screen.ending = ending
      return false
    }
    refuse(wording.sentence(refusal.reason))
    return true
  }

  /// The text stays to be corrected, unless it cannot be seen or is but a word.
  private func refuse(_ sentence: String) {
    if reply.mustBeTypedNow { _ = reply.text.replaceAll(with: []) }
    isCutOff = false
    screen.ring()
    say(sentence)
    sayHeading()
  }

  /// - Returns: whether the same was entered; nil when the conversation has ended.
  private func enterAgain() -> Bool? {
    reply.enterAgain()
    say(question.title.map(wording.again) ?? wording.enterAgain)
    screen.say(prompt)
    guard readText() else { return nil }
    return reply.compare(isWhole: !isCutOff)
  }

  // MARK: While it is examined

  /// - Returns: nil when the conversation has ended meanwhile.
  private func verdict() -> Verdict? {
    let verdict = reply.verdict()
    guard verdict.isValid, !reply.isLeftOut, let examination = Examination(of: question.entry) else { return verdict }
    return self.verdict(of: examination)
  }

  private func verdict(of examination: Examination) -> Verdict? {
    isExamining = true
    // What is typed ahead is for the next question.
    var ahead: [Key] = []
    defer {
      isExamining = false
      examination.stop()
      ChildProcess.awaitAbandoned()
      screen.reader.putBack(ahead)
    }
    if let verdict = examination.run(reply.answerForCommands, isLive: false) { return verdict }
    while screen.ending == nil {
      let moment = [screen.alarms.next, examination.deadline].compactMap { $0 }.min()
      switch screen.reader.next(until: moment, orFor: examination.awaited, whenIdle: {}) {
      case .key(let key) where screen.act(onSignalOf: key): break
      // What is typed of a secret is kept nowhere but in the vault.
      case .key(let key): if reply.isSecret { screen.ring() } else { ahead.append(key) }
      case .signal: screen.serveSignals()
      case .deadline: if screen.serveAlarms().contains(.draft) { saveDraft(durably: false) }
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
      if screen.ending == nil, let verdict = examination.serve() { return verdict }
    }
    return nil
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

  func saveDraft(durably: Bool) { reply.saveDraft(durably: durably, &screen.alarms) }
}

extension PlainPrompt: PromptScreenUser {
  func showFrame() {}

  func terminalGoes() { saveDraft(durably: false) }

  func terminalCameBack() { if !isExamining { screen.say(prompt + shownLine) } }
}
