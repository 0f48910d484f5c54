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
  private(set) var size: ScreenSize
  private var painter: Painter
  /// What was written to the terminal last; kept to use its memory again.
  private var output: [UInt8] = []
  var alarms = Alarms()
  /// Set once the conversation has to end without an answer.
  var ending: Ending?
  /// Who paints when the terminal has come back.
  weak var user: (any PromptScreenUser)?

  enum Ending {
    case cancelled
    case attemptsUsedUp(Refusal)
    case interrupted(Int32, Outcome.SignalTarget)
    case failed(String)
  }

  package init(terminal: Terminal, signals: Signals, environment: Environment) {
    self.terminal = terminal
    self.signals = signals
    self.environment = environment
    reader = KeyReader(
      terminal: terminal, wait: EventWait(terminal: terminal, signals: signals), environment: environment)
    keys = TerminalKeys(terminal.settingsBefore)
    size = terminal.size
    painter = Painter(
      size: size, isColoured: Colour.isWanted(environment), resizeHabit: ResizeHabit(environment))
  }

  // MARK: In and out

  /// Echo is off before the first byte of the prompt.
  func open(flushingInput flushes: Bool) {
    terminal.takeOver()
    if flushes { terminal.flushInput() }
    paint { painter, bytes in painter.begin(into: &bytes) }
  }

  /// Leaves `rows` in the place of the frame, and gives the terminal back.
  func close(leaving rows: [Row]) {
    paint { painter, bytes in painter.finish(rows, into: &bytes) }
    terminal.giveBack()
  }

  /// Leaves the frame as it is, and gives the terminal back.
  func closeLeavingFrame() {
    paint { painter, bytes in painter.leave(into: &bytes) }
    terminal.giveBack()
  }

  /// Lets a program have the terminal for the time of a call.
  func lend<Result>(_ body: (ForegroundProgram) -> Result) -> Result {
    user?.showFrame()
    paint { painter, bytes in painter.leave(into: &bytes) }
    terminal.giveBack()
    let result = body(ForegroundProgram(terminal: terminal, signals: signals))
    terminal.takeBack()
    beginAgain()
    return result
  }

  // MARK: Painting

  func show(_ frame: Frame) { paint { painter, bytes in painter.paint(frame, into: &bytes) } }

  /// For a screen that something else wrote on.
  func showAnew(_ frame: Frame) { paint { painter, bytes in painter.repaint(frame, into: &bytes) } }

  func ring() { paint { painter, bytes in painter.ring(into: &bytes) } }

  private func paint(_ body: (inout Painter, inout [UInt8]) -> Void) {
    output.removeAll(keepingCapacity: true)
    body(&painter, &output)
    if !output.isEmpty { terminal.send(output) { !signals.endingCame } }
  }

  // MARK: Interruptions

  func serveSignals() {
    let arrived = signals.take()
    if let signal = arrived.ending { ending = .interrupted(signal, .thisProcess) }
    if arrived.stop { suspend(.thisProcess) }
    if arrived.resumed { resume() }
    if arrived.resized { resize() }
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

  /// A terminal that goes away sends a hang-up, a moment sooner or later; one that was only closed does not.
  func endWithTerminal() {
    ending = signals.endingSignal(within: 100).map { .interrupted($0, .thisProcess) } ?? .cancelled
  }

  private func suspend(_ target: Outcome.SignalTarget) {
    user?.showFrame()
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
    beginAgain()
  }

  private func beginAgain() {
    user?.terminalCameBack()
    resize()
    paint { painter, bytes in painter.begin(into: &bytes) }
  }

  private func resize() {
    size = terminal.size
    paint { painter, bytes in painter.resized(to: size, into: &bytes) }
  }
}

/// Who asks on a `PromptScreen`.
protocol PromptScreenUser: AnyObject {
  /// Paints what is to be seen now.
  func showFrame()
  /// Others had the terminal and may have changed its modes.
  func terminalCameBack()
}
