import CEditline

/// Reads keys from the terminal: waits for bytes, decides when a lone Escape is one, and tells when nothing is pending,
/// which is the moment to paint.
package final class KeyReader {
  package enum Event {
    case key(Key)
    case signal
    /// The descriptor at this place of those that were waited for is ready.
    case output(Int)
    /// The time that was given is over.
    case deadline
    /// The terminal is gone.
    case terminalEnded
  }

  private let terminal: Terminal
  private let wait: EventWait
  private var decoder: KeyDecoder
  private var returned: [Key] = []
  /// Milliseconds.
  private let escapeDelay: Int
  private static let sequenceDelay = 1000
  /// When the last byte came, in milliseconds on `Clock`.
  private var timeOfByte = 0

  package init(terminal: Terminal, wait: EventWait, environment: Environment) {
    self.terminal = terminal
    self.wait = wait
    decoder = KeyDecoder(dialect: KeyDialect(terminalType: environment["TERM"]))
    escapeDelay = environment["ESCDELAY"].flatMap { Int($0) }.map { min(max($0, 1), 5000) } ?? 50
  }

  package var escape: KeyDecoder.Escape {
    get { decoder.escape }
    set { decoder.escape = newValue }
  }

  /// The next thing that happens.
  ///
  /// - Parameters:
  ///   - deadline: on `Clock`; nil waits for ever.
  ///   - others: descriptors to be waited for besides the terminal.
  ///   - whenIdle: called once before waiting, when no more bytes are there: a burst of keys is one paint.
  package func next(until deadline: Int?, orFor others: [AwaitedDescriptor] = [], whenIdle: () -> Void) -> Event {
    var hasIdled = false
    while true {
      if !returned.isEmpty { return .key(returned.removeFirst()) }
      if let key = decoder.next() { return .key(key) }
      let pending = decoder.pending
      let mayIdle = !hasIdled && [.nothing, .loneEscape, .lateSequence].contains(pending)
      switch wait.next(within: mayIdle ? 0 : limit(pending, deadline), orFor: others) {
      case .signal: return .signal
      case .output(let index): return .output(index)
      case .input: if !readBytes() { return .terminalEnded }
      case .timeout where mayIdle:
        hasIdled = true
        whenIdle()
      case .timeout:
        if let deadline, Clock.milliseconds() >= deadline { return .deadline }
        decoder.timeOut()
      }
    }
  }

  /// What has come of a paste, when the conversation has ended before it did.
  package func takeUnfinishedPaste() -> WipedBytes? { decoder.takeUnfinishedPaste() }

  /// What comes may be a secret.
  package func lock() { decoder.lock() }

  /// Gives keys out once more, before all others.
  package func putBack(_ keys: [Key]) { returned = keys + returned }

  /// Forgets what was read and not used.
  package func wipe() {
    decoder.wipe()
    returned = []
  }

  private func limit(_ pending: KeyDecoder.Pending, _ deadline: Int?) -> Int? {
    let forSequence: Int? =
      switch pending {
      case .nothing, .paste: nil
      case .loneEscape: escapeDelay
      case .lateSequence, .startedSequence, .incompleteCharacter: Self.sequenceDelay
      }
    guard let moment = [forSequence.map { timeOfByte + $0 }, deadline].compactMap({ $0 }).min() else { return nil }
    return max(0, moment - Clock.milliseconds())
  }

  /// One byte outside a paste: what is typed ahead may be meant for the next program.
  private func readBytes() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: decoder.isInPaste ? 65536 : 1, alignment: 1) { buffer in
      // By a call that the optimiser may not leave out: it may be a password.
      defer { ask_memory_overwrite(buffer.baseAddress, buffer.count) }
      switch terminal.receive(into: buffer) {
      case .bytes(let count):
        timeOfByte = Clock.milliseconds()
        decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        return true
      case .nothing: return true
      case .ended: return false
      }
    }
  }
}
