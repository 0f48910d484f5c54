import CEditline

/// The one place where the program waits.
package struct EventWait: Sendable {
  package enum Event: Equatable, Sendable {
    case signal
    case input
    case timeout
  }

  let terminal: Int32
  let signals: Int32

  package init(terminal: Terminal, signals: Signals) {
    self.terminal = terminal.descriptor
    self.signals = signals.descriptor
  }

  /// - Parameter milliseconds: how long at most; nil has no limit.
  package func next(within milliseconds: Int?) -> Event {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { descriptors in
      descriptors[0] = signals
      descriptors[1] = terminal
      let ready = ask_wait_readable(descriptors.baseAddress, 2, Int32(clamping: milliseconds ?? -1))
      if ready & 1 != 0 { return .signal }
      return ready & 2 != 0 ? .input : .timeout
    }
  }
}
