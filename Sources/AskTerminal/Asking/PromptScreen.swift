// The conversation with a person, and what it is about: Screen and Plain are the two ways to hold it, Checking is what
// runs beside it, AnswerSources is where an answer comes from if not from a person. In this folder itself is what these
// share. How a key is read, a text edited or a frame painted is decided elsewhere; here the parts are joined.

import AskKit

/// The terminal while a prompt is open: what stands on it, keys and signals that come from it, and the ways in and out.
/// Whoever asks, for a text or for an Enter alone, does it through one of these; a form passes it from field to field.
package final class PromptScreen {
  let terminal: Terminal
  let signals: Signals
  let environment: Environment
  let reader: KeyReader
  /// What the terminal's own settings call a key.
  let keys: TerminalKeys
  /// Lines alone: nothing is painted, and no escape sequence is sent.
  let isPlain: Bool
  /// Nothing is left of the prompt, however it ends.
  let isCleared: Bool
  private(set) var size: ScreenSize
  private let pauseAfterResize: Int
  private var painter: Painter
  /// What was written to the terminal last; kept to use its memory again.
  private var output: [UInt8] = []
  var alarms = Alarms()
  /// Set once the conversation has to end without an answer.
  var ending: Ending?
  /// What stands above the frame.
  var standing: [StandingText] = [] {
    didSet { scrolledOff = min(scrolledOff, standing.count) }
  }
  /// How many of `standing`, from the first, had to scroll off the screen: those are not ours any longer.
  private(set) var scrolledOff = 0
  /// As far as it is still ours.
  var standingInPlace: ArraySlice<StandingText> { standing.dropFirst(scrolledOff) }
  /// Of the fields that are asked.
  var drafts: [Draft] = []
  /// Who paints when the terminal has come back.
  weak var user: (any PromptScreenUser)?

  enum Ending {
    case cancelled
    case attemptsUsedUp(Refusal, attempts: Int)
    case interrupted(Int32, SignalTarget)
    case timedOut
    case failed(String)
  }

  /// In milliseconds, for what is written when the end has come.
  private static let patienceAtEnd = 500

  package init(
    terminal: Terminal, signals: Signals, environment: Environment, isPlain: Bool = false, isCleared: Bool = false
  ) {
    let size = terminal.size
    self.isPlain = isPlain || !size.isBelievable
    self.isCleared = isCleared
    self.terminal = terminal
    self.signals = signals
    self.environment = environment
    reader = KeyReader(
      terminal: terminal, wait: EventWait(terminal: terminal, signals: signals), environment: environment)
    keys = TerminalKeys(terminal.settingsBefore)
    self.size = size
    pauseAfterResize = ResizeHabit.pause { environment[$0] }
    painter = Painter(
      size: size, isColoured: Colour.isWanted(environment), resizeHabit: ResizeHabit { environment[$0] })
    terminal.isPlain = self.isPlain
    terminal.prepareForCrash()
  }

  // MARK: In and out

  /// Echo is off before the first byte of the prompt.
  func open(flushingInput flushes: Bool) {
    terminal.takeOver()
    if flushes { flushInput() }
    paint { painter, bytes in painter.begin(into: &bytes) }
  }

  /// Leaves `texts` in the place of all that is shown, and gives the terminal back.
  func close(leaving texts: [StandingText]) {
    settleSize()
    let texts = isCleared ? [] : texts
    if isPlain { for text in texts { say(text.plain + "\n") } }
    let rows = texts.flatMap { $0.rows(columns: size.usableColumns) }
    paint { painter, bytes in painter.finish(rows, into: &bytes) }
    terminal.giveBack()
  }

  /// Leaves the frame as it is, and gives the terminal back.
  func closeLeavingFrame() {
    // In the background the screen is somebody else's already.
    if !terminal.isForeground { return terminal.giveBack() }
    leaveFrame()
    terminal.giveBack()
  }

  /// For as long as others have the terminal, or for good.
  private func leaveFrame() {
    settleSize()
    if isCleared { return paint { painter, bytes in painter.finish([], into: &bytes) } }
    user?.showFrame()
    paint { painter, bytes in painter.leave(into: &bytes) }
  }

  /// Lets a program have the terminal for the time of a call.
  func lend<Result>(_ body: (ForegroundProgram) -> Result) -> Result {
    user?.terminalGoes()
    leaveFrame()
    terminal.lend()
    let result = body(ForegroundProgram(terminal: terminal, signals: signals))
    if terminal.isForeground {
      terminal.takeBack()
      beginAgain()
    } else {
      endInBackground()
    }
    return result
  }

  /// Ends as `ending` says.
  ///
  /// - Parameter texts: what is left of the conversation, with the word for what has become of it.
  func closeWithoutAnswer(_ wording: any Wording, leaving texts: (String) -> [StandingText]) -> Outcome {
    switch ending {
    case .interrupted(let signal, let target):
      // In the background the screen is somebody else's already.
      if terminal.isForeground { close(leaving: texts(wording.interrupted)) } else { terminal.giveBack() }
      return .interrupted(signal: signal, sentTo: target)
    case .failed(let sentence):
      closeLeavingFrame()
      return .failed(sentence)
    case .attemptsUsedUp(let refusal, let attempts):
      close(leaving: texts(wording.attemptsUsedUp))
      return .invalid(refusal, from: .person(attempts: attempts))
    case .timedOut:
      close(leaving: texts(wording.timedOut))
      return .timedOut
    case .cancelled, nil:
      close(leaving: texts(wording.cancelled))
      return .cancelled
    }
  }

  // MARK: Painting

  /// While the size changes, nothing: the frame is shown once it has settled.
  func show(_ frame: Frame) {
    if alarms.isSet(.settled) { return }
    let (scrolledOff, whole) = placed(frame)
    paint { painter, bytes in painter.paint(whole, below: scrolledOff, into: &bytes) }
  }

  /// For a screen that something else wrote on.
  func showAnew(_ frame: @autoclosure () -> Frame) {
    settleSize()
    let (scrolledOff, whole) = placed(frame())
    paint { painter, bytes in painter.repaint(whole, below: scrolledOff, into: &bytes) }
  }

  /// The frame below what stands above it. What there is no room for is printed for good, from the top, and is not ours
  /// any longer: the terminal keeps it in its scrollback.
  private func placed(_ frame: Frame) -> (scrolledOff: [Row], whole: Frame) {
    var above = standingInPlace.map { $0.rows(columns: size.usableColumns) }[...]
    var count = above.reduce(frame.rows.count) { $0 + $1.count }
    var gone: [Row] = []
    while count > size.rows, let first = above.popFirst() {
      count -= first.count
      gone += first
      scrolledOff += 1
    }
    var whole = frame
    whole.rows = above.joined() + frame.rows
    whole.cursor.row += whole.rows.count - frame.rows.count
    return (gone, whole)
  }

  func ring() { isPlain ? say("\u{07}") : paint { painter, bytes in painter.ring(into: &bytes) } }

  /// Writes text that is safe, in plain mode.
  func say(_ text: String) {
    output.removeAll(keepingCapacity: true)
    output += Array(text.utf8)
    send()
  }

  private func paint(_ body: (inout Painter, inout [UInt8]) -> Void) {
    if isPlain { return }
    output.removeAll(keepingCapacity: true)
    body(&painter, &output)
    send()
  }

  private func send() {
    guard !output.isEmpty else { return }
    let latest = ending == nil ? nil : Clock.milliseconds() + Self.patienceAtEnd
    terminal.send(output) {
      !signals.endingCame && !alarms.isDue(.timeout) && latest.map { Clock.milliseconds() < $0 } ?? true
    }
  }

  // MARK: Time

  /// Seconds before the end of a time limit from which on the rest is told.
  private static let secondsTold = 10

  func limitTime(to time: TimeSpan) {
    alarms.set(.timeout, in: time.milliseconds)
    alarms.set(.countdown, in: max(0, time.milliseconds - Self.secondsTold * 1000))
  }

  /// The whole of it, for whoever is told once; meaningful at the start.
  var secondsOfTimeLimit: Int? { alarms.remaining(.timeout).map { ($0 + 999) / 1000 } }

  /// What is left of a time limit, in seconds, once it is to be told.
  var secondsLeft: Int? {
    alarms.remaining(.timeout).map { ($0 + 999) / 1000 }.flatMap { $0 <= Self.secondsTold ? $0 : nil }
  }

  /// - Returns: what is left to whoever asks.
  func serveAlarms() -> [Alarms.Reason] {
    var left: [Alarms.Reason] = []
    for reason in alarms.takeDue() {
      switch reason {
      case .timeout: ending = .timedOut
      case .settled: resize()
      case .countdown:
        // The next moment at which the number is another; what is told is painted in any case.
        if let remaining = alarms.remaining(.timeout) { alarms.set(.countdown, in: (remaining - 1) % 1000 + 1) }
      case .stillness, .preview, .draft: left.append(reason)
      }
    }
    return left
  }

  // MARK: Interruptions

  func serveSignals() {
    let arrived = signals.take()
    if arrived.resized { alarms.set(.settled, in: pauseAfterResize) }
    if let signal = arrived.ending {
      ending = .interrupted(signal, .thisProcess)
    } else if arrived.stop {
      suspend(.thisProcess)
    } else if arrived.resumed {
      resume()
    }
  }

  /// - Returns: whether the key is a signal of the terminal's; then it is acted on.
  func act(onSignalOf key: Key) -> Bool {
    guard case .character(let scalar) = key, let signal = keys.meaning(of: scalar.value)?.signal else { return false }
    act(on: signal)
    return true
  }

  /// A key of the terminal's that is a signal: what the terminal would have done itself.
  func act(on signal: Signals.KeySignal) {
    if signals.isIgnored(signal) { return ring() }
    switch signal {
    case .stop: suspend(.processGroup)
    case .interrupt, .quit:
      ending = .interrupted(signal.number, terminal.isForeground ? .processGroup : .thisProcess)
    }
  }

  func flushInput() {
    terminal.flushInput()
    reader.wipe()
  }

  /// A terminal that goes away sends a hang-up, a moment sooner or later; one that was only closed does not.
  func endWithTerminal() {
    ending = signals.endingSignal(within: 100).map { .interrupted($0, .thisProcess) } ?? .cancelled
  }

  private func suspend(_ target: SignalTarget) {
    user?.terminalGoes()
    if isPlain { say("\n") }
    leaveFrame()
    terminal.giveBack()
    if signals.stop(target, at: terminal) { takeTerminalAgain() } else { endInBackground() }
  }

  /// Somebody stopped and continued us without a word.
  private func resume() {
    guard signals.stopWhileInBackground(at: terminal) else { return endInBackground() }
    paint { painter, bytes in painter.leave(into: &bytes) }
    takeTerminalAgain()
  }

  private func endInBackground() {
    ending = signals.take().ending.map { .interrupted($0, .thisProcess) } ?? .cancelled
  }

  private func takeTerminalAgain() {
    terminal.takeOverAgain()
    beginAgain()
  }

  private func beginAgain() {
    // What had scrolled off stands somewhere above, among what others wrote.
    scrolledOff = 0
    resize()
    paint { painter, bytes in painter.begin(into: &bytes) }
    user?.terminalCameBack()
  }

  /// What must be written at once is for the size that there is now.
  private func settleSize() { if alarms.isSet(.settled) { resize() } }

  private func resize() {
    alarms.cancel(.settled)
    size = terminal.size
    paint { painter, bytes in painter.resized(to: size, into: &bytes) }
  }
}
