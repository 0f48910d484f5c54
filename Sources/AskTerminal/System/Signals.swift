import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals of this process: noted by handlers, served where the program waits.
package struct Signals: Sendable {
  /// Those that end us, in the order in which they are served.
  private static let ending = [SIGHUP, SIGTERM, SIGQUIT, SIGINT]

  /// Installs the handlers, once a process. A writer whose reader is gone gets an error instead of a signal.
  ///
  /// - Returns: nil when descriptors are out.
  package static func install() -> Signals? {
    ask_signals_install() ? Signals() : nil
  }

  /// Readable when one has come.
  package var descriptor: Int32 { ask_signals_wake_descriptor() }

  /// What has come since this was last asked.
  package struct Arrived: Equatable, Sendable {
    package var ending: Int32?
    package var stop = false
    package var resumed = false
    package var resized = false
  }

  package func take() -> Arrived {
    ask_signals_drain()
    var arrived = Arrived()
    arrived.ending = Self.ending.first { ask_signals_take($0) }
    arrived.stop = ask_signals_take(SIGTSTP)
    arrived.resumed = ask_signals_take(SIGCONT)
    arrived.resized = ask_signals_take(SIGWINCH)
    return arrived
  }

  /// Whether one that ends us waits to be taken.
  package var endingCame: Bool { ask_signals_ending_came() }

  /// Waits until one comes after each look at what it may have changed, as long as the look finds nothing. What has come
  /// is left to be taken.
  package func wait<Found>(for look: () -> Found?) -> Found {
    defer { ask_signals_wake() }
    let wait = EventWait(signals: self)
    while true {
      // Before the look, so that one that comes during it ends the wait at once.
      ask_signals_drain()
      if let found = look() { return found }
      _ = wait.next(within: nil)
    }
  }

  /// What a key of the terminal's asks for.
  package enum KeySignal: Equatable, Sendable {
    case interrupt, quit, stop

    package var number: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .stop: SIGTSTP
      }
    }
  }

  /// Whether whoever started us wanted it ignored.
  package func isIgnored(_ signal: KeySignal) -> Bool { ask_signals_is_ignored(signal.number) }

  /// Waits for a signal that ends us, because one may be on its way.
  package func endingSignal(within milliseconds: Int) -> Int32? {
    let deadline = Clock.milliseconds() + milliseconds
    while true {
      if let signal = take().ending { return signal }
      let remaining = deadline - Clock.milliseconds()
      guard remaining > 0 else { return nil }
      EventWait.until(.reading(descriptor), within: remaining)
    }
  }

  /// Stops us until somebody continues us and gives us the terminal.
  ///
  /// - Returns: whether the terminal is ours again.
  @discardableResult
  package func stop(_ target: SignalTarget, at terminal: Terminal) -> Bool {
    _ = ask_signals_take(SIGCONT)
    Self.sendDefault(SIGTSTP, to: target)
    return stopWhileInBackground(at: terminal)
  }

  /// Continued in the background, we stop again, as one does who touches the terminal there.
  ///
  /// - Returns: whether the terminal is ours again. Not if a signal came that ends us, or if nobody is left who could
  ///   give it to us: the system does not stop a process group without a parent in its session.
  package func stopWhileInBackground(at terminal: Terminal) -> Bool {
    while !terminal.isForeground {
      if endingCame { return false }
      _ = ask_signals_take(SIGCONT)
      Self.sendDefault(SIGTTOU, to: .processGroup)
      if !ask_signals_take(SIGCONT) { return terminal.isForeground }
    }
    _ = ask_signals_take(SIGCONT)
    return !endingCame
  }

  /// The prompt is over: from now on a signal does what it does to any program.
  ///
  /// - Returns: one that came and was not served.
  package static func uninstall() -> Int32? {
    ask_signals_uninstall()
    return ending.first { ask_signals_take($0) }
  }

  /// Sends it with its default action; comes back only if we live on.
  package static func sendDefault(_ signal: Int32, to target: SignalTarget) {
    ask_signals_send_default(signal, target == .processGroup)
  }
}
