import CEditline

/// The one place where the program waits.
package struct EventWait: Sendable {
  package enum Event: Equatable, Sendable {
    case signal
    case input
    /// The descriptor at this place of those that were given, besides the terminal, can be read or has ended.
    case output(Int)
    case timeout
  }

  let terminal: Int32
  let signals: Int32

  package init(terminal: Terminal, signals: Signals) {
    self.terminal = terminal.descriptor
    self.signals = signals.descriptor
  }

  /// - Parameters:
  ///   - milliseconds: how long at most; nil has no limit.
  ///   - outputs: what commands print, to be waited for too; at most 30.
  package func next(within milliseconds: Int?, orFor outputs: [Int32] = []) -> Event {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 + outputs.count) { descriptors in
      descriptors[0] = signals
      descriptors[1] = terminal
      for (index, output) in outputs.enumerated() { descriptors[2 + index] = output }
      let ready = ask_wait_readable(
        descriptors.baseAddress, Int32(2 + outputs.count), Int32(clamping: milliseconds ?? -1))
      // A key before a command's output: what is typed is never held up.
      if ready & 1 != 0 { return .signal }
      if ready & 2 != 0 { return .input }
      return ready == 0 ? .timeout : .output(ready.trailingZeroBitCount - 2)
    }
  }
}
