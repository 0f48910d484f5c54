import CEditline

/// The one place where the program waits.
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
}
