import CEditline

/// The one place where the program waits, beside a prompt and without one. Two waits are elsewhere, because nothing tells
/// when they are over: that for a terminal to drain (`Terminal.apply`), and that for killed commands
/// (`ChildProcess.awaitAbandoned`). A third is that of `StandardInput` within a time limit, which no signal may cut short.
package struct EventWait: Sendable {
  package enum Event: Equatable, Sendable {
    case signal
    case input
    /// The descriptor at this place of those that were given, besides the terminal, is ready or has ended.
    case output(Int)
    case timeout
  }

  /// -1 where nobody types.
  let terminal: Int32
  let signals: Int32

  package init(terminal: Terminal, signals: Signals) {
    self.terminal = terminal.descriptor
    self.signals = signals.descriptor
  }

  /// Without a terminal.
  package init(signals: Signals) {
    terminal = -1
    self.signals = signals.descriptor
  }

  /// - Parameters:
  ///   - milliseconds: how long at most; nil has no limit.
  ///   - others: to be waited for too; at most 30.
  package func next(within milliseconds: Int?, orFor others: [AwaitedDescriptor] = []) -> Event {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 + others.count) { descriptors in
      descriptors[0] = signals
      descriptors[1] = terminal
      var writing: UInt32 = 0
      for (index, other) in others.enumerated() {
        descriptors[2 + index] = other.number
        if other.isWritten { writing |= 1 << UInt32(2 + index) }
      }
      let ready = ask_wait(
        descriptors.baseAddress, Int32(2 + others.count), writing, Int32(clamping: milliseconds ?? -1))
      // A key before a command's output: what is typed is never held up.
      if ready & 1 != 0 { return .signal }
      if ready & 2 != 0 { return .input }
      return ready == 0 ? .timeout : .output(ready.trailingZeroBitCount - 2)
    }
  }

  /// Waits for one descriptor alone: for a moment that nobody notices, or where nobody is there to be heard.
  ///
  /// - Returns: false when the time is over; else it is ready or has ended, or a signal came.
  @discardableResult
  package static func until(_ descriptor: AwaitedDescriptor, within milliseconds: Int?) -> Bool {
    var number = descriptor.number
    return ask_wait(&number, 1, descriptor.isWritten ? 1 : 0, Int32(clamping: milliseconds ?? -1)) != 0
  }

  /// Before another look at what tells nobody that it has changed. A signal ends it sooner.
  package static func pause(milliseconds: Int) {
    until(.reading(-1), within: milliseconds)
  }
}
