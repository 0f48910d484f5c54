import AskKit

/// When the time is over, the default is the answer, judged as from any other source. Until that is done nothing shows it
/// as the answer, and the terminal stays ours: no key is echoed, and those that are signals still are.
struct TimeoutDefault {
  let screen: PromptScreen
  let wording: any Wording
  /// Says that it is being judged; called whenever there is nothing else to do.
  let showWaiting: () -> Void

  /// - Returns: nil where the conversation ends without one, as `screen.ending` says.
  func outcome(for entry: Entry) -> Outcome? {
    guard isOnlyTimeOver else { return nil }
    return switch GivenAnswer.byDefault(of: entry, wording: wording) {
    case nil: nil
    case .outcome(let outcome): outcome
    case .unexamined(let answer): verdict(on: answer).map(answer.outcome)
    }
  }

  /// Nothing else has ended the conversation meanwhile.
  private var isOnlyTimeOver: Bool { if case .timedOut = screen.ending { true } else { false } }

  private func verdict(on answer: UnexaminedAnswer) -> Verdict? {
    let examination = answer.examination
    defer {
      examination.stop()
      ChildProcess.awaitAbandoned()
    }
    if let verdict = examination.run(answer.form, isLive: false) { return verdict }
    while isOnlyTimeOver {
      let moment = [screen.alarms.next, examination.deadline].compactMap { $0 }.min()
      switch screen.reader.next(until: moment, orFor: examination.awaited, whenIdle: showWaiting) {
      // What is typed now is for nobody.
      case .key(let key): _ = screen.act(onSignalOf: key)
      case .signal: screen.serveSignals()
      case .deadline: _ = screen.serveAlarms()
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
      if isOnlyTimeOver, let verdict = examination.serve() { return verdict }
    }
    return nil
  }
}
