import AskKit

// What takes long to judge, beside the editor.
extension ScreenPrompt {
  /// Whether the text will still be examined, or is.
  enum Examining {
    /// Nothing runs, nor will it before Enter is pressed.
    case idle
    /// It runs, or will when typing pauses.
    case whileTyping
    /// Enter waits for it.
    case forEnter
  }

  /// Milliseconds without a change after which it runs while typing.
  static let stillness = 150

  /// A change withdraws an Enter that waits, and what runs for it.
  func noteChangeForExamination() {
    guard let examination, revisionSeen != text.revision, !isEnteringAgain else { return }
    revisionSeen = text.revision
    leaveExamination()
    // What it says would tell when enough was typed.
    guard examination.liveSteps > 0, !hidesLength else { return }
    examining = .whileTyping
    screen.alarms.set(.stillness, in: Self.stillness)
  }

  /// The field is left, or the text is another one.
  func leaveExamination() {
    guard let examination else { return }
    examination.stop()
    examining = .idle
    screen.alarms.cancel(.stillness)
  }

  func examineWhileTyping() {
    guard let examination, examining == .whileTyping else { return }
    guard verdict().isValid, !isLeftOut else {
      examining = .idle
      return
    }
    turnExaminationToText()
    noteExamination(examination.run(answerForCommands(), isLive: true))
  }

  /// - Returns: nil where it must run first; then Enter waits for it.
  func verdictOfExamination() -> Verdict? {
    guard let examination, !isLeftOut else { return .valid }
    noteChangeForExamination()
    turnExaminationToText()
    if let verdict = examination.verdict { return verdict }
    screen.alarms.cancel(.stillness)
    let verdict = examination.run(answerForCommands(), isLive: false)
    examining = verdict == nil ? .forEnter : .idle
    return verdict
  }

  /// After anything has come that it may have waited for.
  func serveExamination() {
    if let examination, examination.isRunning { noteExamination(examination.serve()) }
  }

  /// What is remembered of the text as it is; nil where nothing is.
  var verdictRemembered: Verdict? { revisionExamined == text.revision ? examination?.verdict : nil }

  private func noteExamination(_ verdict: Verdict?) {
    guard let verdict else { return }
    let enterWaits = examining == .forEnter
    examining = .idle
    switch verdict {
    case .unjudged(let refusal) where enterWaits:
      remark = .refused(refusal.reason)
      ring()
    case .unjudged(let refusal): remark = .notice(wording.sentence(refusal.reason))
    // Through the engine, as if it were pressed now: the verdict is remembered.
    case .valid, .invalid: if enterWaits { hold(.altEnter) }
    }
  }

  /// Forgets what it knows of another text. That the same text has come back is seen here, not at every key.
  private func turnExaminationToText() {
    guard revisionExamined != text.revision else { return }
    revisionExamined = text.revision
    // Of a secret, the stand-ins.
    let scalars = text.scalars
    if scalars != scalarsExamined { examination?.forget() }
    scalarsExamined = scalars
  }

  /// What it knows is about stand-ins that are given anew.
  func forgetExamination() {
    examination?.forget()
    scalarsExamined = []
    revisionExamined = -1
  }

  /// An optional answer that is left out is valid whatever anything says.
  private var isLeftOut: Bool {
    guard field.rules.isOptional else { return false }
    return text.isEmpty || !isSecret && field.rules.canonicalForm(of: text.string).isEmpty
  }

  /// In the form that the script would get; nil when there is no memory.
  func answerForCommands() -> (any ConcealedText)? {
    if let vault {
      guard let secret = vault.reveal(text.currentLine.scalars) else { return nil }
      return secret.withBytes { bytes in
        field.rules.withCanonicalForm(of: bytes) { LockedText(copying: $0) }
      }
    }
    let answer = text.isEmpty ? openText?.defaultAnswer ?? "" : text.string
    return WipedBytes(field.rules.canonicalForm(of: answer).utf8)
  }
}
