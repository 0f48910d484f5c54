import AskKit

/// Examines what is being typed: when typing pauses, as far as that is wanted, and at each Enter, which waits for it. What
/// it has found while typing is told as long as the text is the same.
final class LiveExamination {
  private let examination: Examination
  private(set) var state = State.idle
  /// The change that `state` knows of.
  private var revisionSeen: Int?
  /// The text that the examination knows something of.
  private var revisionExamined: Int?
  /// It has just come to its end, and the Enter that waited for that is about to be pressed.
  private var isAnswerToEnter = false

  /// Whether the text will still be examined, or is.
  enum State {
    /// Nothing runs, nor will it before Enter is pressed.
    case idle
    /// It runs, or will when typing pauses.
    case whileTyping
    /// Enter waits for it.
    case forEnter
  }

  /// What is to be done when it has come to an end.
  enum Finding: Equatable {
    /// Enter waited, and could not be judged.
    case refused(Reason)
    /// While typing something could not be judged.
    case notice(Reason)
    /// Enter waited: it is as if it were pressed now.
    case pressEnter
  }

  /// - Returns: nil where nothing takes long to judge.
  init?(of entry: Entry) {
    guard let examination = Examination(of: entry) else { return nil }
    self.examination = examination
  }

  var awaited: [AwaitedDescriptor] { examination.awaited }

  /// On `Clock`.
  var deadline: Int? { examination.deadline }

  /// What is remembered of the text as it is; nil where nothing is.
  func verdictRemembered(of revision: Int) -> Verdict? { revisionExamined == revision ? examination.verdict : nil }

  /// A change withdraws an Enter that waits, and what runs for it.
  ///
  /// - Parameter isToldLive: what it says while typing may be told.
  func noteChange(to revision: Int, isToldLive: Bool, _ alarms: inout Alarms) {
    guard revision != revisionSeen else { return }
    revisionSeen = revision
    leave(&alarms)
    guard examination.liveSteps > 0, isToldLive else { return }
    state = .whileTyping
    alarms.set(.stillness, in: Alarms.pauseInTyping)
  }

  /// The field is left, or the text is another one.
  func leave(_ alarms: inout Alarms) {
    examination.stop()
    state = .idle
    isAnswerToEnter = false
    alarms.cancel(.stillness)
  }

  /// Typing has paused.
  func run(for reply: Reply) -> Finding? {
    guard state == .whileTyping else { return nil }
    guard reply.verdict().isValid, !reply.isLeftOut else {
      state = .idle
      return nil
    }
    turn(to: reply.text.revision)
    return finding(examination.run(reply.answerForCommands, isLive: true))
  }

  /// Enter was pressed.
  ///
  /// - Returns: nil where it must run first; then Enter waits for it.
  func verdict(on reply: Reply, _ alarms: inout Alarms) -> Verdict? {
    turn(to: reply.text.revision)
    if isAnswerToEnter, let verdict = examination.verdict {
      isAnswerToEnter = false
      return verdict
    }
    // What it said before may be true no longer: the port is free now, the file is gone. What runs now is new enough.
    if !examination.isRunning { examination.forget() }
    alarms.cancel(.stillness)
    let verdict = examination.run(reply.answerForCommands, isLive: false)
    state = verdict == nil ? .forEnter : .idle
    return verdict
  }

  /// After anything has come that it may have waited for.
  func serve() -> Finding? { examination.isRunning ? finding(examination.serve()) : nil }

  /// What it knows is about stand-ins that are given anew.
  func forget() {
    examination.forget()
    revisionExamined = nil
  }

  private func finding(_ verdict: Verdict?) -> Finding? {
    guard let verdict else { return nil }
    let enterWaits = state == .forEnter
    state = .idle
    switch verdict {
    case .unjudged(let refusal): return enterWaits ? .refused(refusal.reason) : .notice(refusal.reason)
    case .valid, .invalid:
      isAnswerToEnter = enterWaits
      return enterWaits ? .pressEnter : nil
    }
  }

  /// Forgets what it knows of another text.
  private func turn(to revision: Int) {
    if revisionExamined != revision { examination.forget() }
    revisionExamined = revision
  }
}
