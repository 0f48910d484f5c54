import AskKit

/// When the time is over, the default is the answer, judged as from any other source. Until that is done nothing shows it
/// as the answer, and the terminal stays ours: no key is echoed, and those that are signals still are.
struct TimeoutDefault {
  let screen: PromptScreen
  let wording: any Wording
  /// Says that it is being judged; called whenever there is nothing else to do.
  let showWaiting: () -> Void

  /// - Returns: nil where there is none, or where the conversation has ended otherwise meanwhile, as `screen.ending` says.
  func outcome(for entry: Entry) -> Outcome? {
    guard case .timedOut = screen.ending else { return nil }
    let outcome = GivenAnswer.outcome(ofDefaultFor: entry, wording: wording, examine: verdict)
    guard case .timedOut = screen.ending else { return nil }
    return outcome
  }

  private func verdict(of examination: Examination, on answer: any ConcealedText) -> Verdict? {
    defer {
      examination.stop()
      ChildProcess.awaitAbandoned()
    }
    if let verdict = examination.run(answer, isLive: false) { return verdict }
    // From here on something else may end it.
    screen.ending = nil
    while screen.ending == nil {
      switch screen.reader.next(until: examination.deadline, orFor: examination.awaited, whenIdle: showWaiting) {
      // What is typed now is for nobody.
      case .key(let key): _ = screen.act(onSignalOf: key)
      case .signal: screen.serveSignals()
      case .deadline, .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
      if screen.ending == nil, let verdict = examination.serve() {
        screen.ending = .timedOut
        return verdict
      }
    }
    return nil
  }
}
