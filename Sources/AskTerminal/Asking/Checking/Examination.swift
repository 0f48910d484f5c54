// What runs beside a conversation: checks and previews, commands of the script. Whoever holds the conversation waits for
// their output and their time with everything else, and asks here what has come of them.

import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Judges an answer that all quick rules accept by what takes long: a look at the file system, then the script's checks,
/// one after the other. It runs beside the prompt and remembers how far one text has come.
final class Examination {
  private let rules: RuleSet
  private let isOfSecret: Bool
  private let steps: [Step]
  /// So many of the steps run while typing, the others at Enter.
  let liveSteps: Int
  private let timeLimit: TimeSpan

  private enum Step {
    case lookup
    case check(String)
  }

  private enum Running {
    case lookup(PathLookup)
    case check(CommandRunner)
  }

  private var answer: (any ConcealedText)?
  private var passed = 0
  private var wanted = 0
  private var running: Running?
  private var refusal: Refusal?

  /// - Returns: nil where nothing takes long.
  init?(of entry: Entry) {
    guard let field = entry.field else { return nil }
    rules = field.rules
    isOfSecret = entry.kind == .secret
    let lookups: [Step] = field.rules.needsLookup ? [.lookup] : []
    steps = lookups + (field.checks?.commands ?? []).map(Step.check)
    if steps.isEmpty { return nil }
    liveSteps = field.checks?.isLive == true ? steps.count : lookups.count
    timeLimit = field.checks?.timeLimit ?? CheckPlan.usualTimeLimit
  }

  // MARK: What is known

  /// Nil while it is not known.
  var verdict: Verdict? {
    if let refusal { return .invalid(refusal) }
    return passed == steps.count ? .valid : nil
  }

  var isRunning: Bool { running != nil }

  /// Ends what runs.
  func stop() {
    running = nil
    answer = nil
    wanted = 0
  }

  /// Forgets what is known: the text is another one.
  func forget() {
    stop()
    refusal = nil
    passed = 0
  }

  // MARK: Running

  var awaited: [AwaitedDescriptor] {
    switch running {
    case nil: []
    case .lookup(let lookup): [.reading(lookup.descriptor)]
    case .check(let runner): runner.awaited
    }
  }

  /// On `Clock`.
  var deadline: Int? { if case .check(let runner) = running { runner.deadline } else { nil } }

  /// Runs what is not yet known.
  ///
  /// - Parameters:
  ///   - answer: as the script would get it; asked for when nothing runs.
  ///   - isLive: only the steps that belong to typing.
  /// - Returns: what could not be judged, or what came of it at once; nil while it runs.
  func run(_ answer: @autoclosure () -> (any ConcealedText)?, isLive: Bool) -> Verdict? {
    wanted = max(wanted, isLive ? liveSteps : steps.count)
    if running != nil { return nil }
    if self.answer == nil { self.answer = answer() }
    return goOn()
  }

  /// To be called when anything has come that was waited for: output, a signal, the deadline.
  ///
  /// - Returns: nil while it runs.
  func serve() -> Verdict? {
    let verdict: Verdict
    switch running {
    case nil: return nil
    case .lookup(let lookup):
      guard lookup.read() else { return nil }
      verdict = rules.judge(lookup.finding)
    case .check(let runner):
      guard let report = runner.serve() else { return nil }
      verdict = rules.verdict(on: report)
    }
    running = nil
    switch verdict {
    case .valid: passed += 1
    case .invalid(let refusal): self.refusal = refusal
    // Perhaps the next time.
    case .unjudged:
      answer = nil
      return verdict
    }
    return goOn()
  }

  /// The answer is kept as long as something runs, and no longer: it may be a secret.
  private func goOn() -> Verdict? {
    let verdict = startNext()
    if verdict != nil { answer = nil }
    return verdict
  }

  private func startNext() -> Verdict? {
    if let refusal { return .invalid(refusal) }
    guard passed < wanted else { return .valid }
    guard let answer else { return .unjudged(Refusal(.check, .checkCannotRun(StandardStreams.words(for: ENOMEM)))) }
    switch steps[passed] {
    case .lookup:
      guard let lookup = answer.withBytes({ PathLookup(.status, $0) }) else {
        return .unjudged(Refusal(.type, .pathNotExamined(StandardStreams.words(for: EAGAIN))))
      }
      running = .lookup(lookup)
    case .check(let command):
      do throws(ChildProcess.Failure) {
        running = .check(
          try CommandRunner(command, answer: answer, isSecret: isOfSecret, timeLimit: timeLimit))
      } catch {
        return rules.verdict(on: CheckReport(.notStarted(error.words)))
      }
    }
    return nil
  }

  // MARK: Without a person

  /// Runs all that takes long, and waits for it.
  func wait(for answer: any ConcealedText, _ signals: Signals) throws(Interruption) -> Verdict {
    defer {
      stop()
      ChildProcess.awaitAbandoned()
    }
    let wait = EventWait(signals: signals)
    if let verdict = run(answer, isLive: false) { return verdict }
    while true {
      let milliseconds = deadline.map { max(0, $0 - Clock.milliseconds()) }
      if wait.next(within: milliseconds, orFor: awaited) == .signal {
        let arrived = signals.take()
        if let signal = arrived.ending { throw Interruption(signal: signal) }
        if arrived.stop { Signals.sendDefault(Signals.KeySignal.stop.number, to: .thisProcess) }
      }
      if let verdict = serve() { return verdict }
    }
  }

  /// A signal that ends us came meanwhile.
  struct Interruption: Error {
    let signal: Int32
  }
}
