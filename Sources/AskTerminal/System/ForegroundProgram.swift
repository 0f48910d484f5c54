import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a program that needs the terminal, such as an editor, and waits for it. It has the terminal until it ends;
/// stopped, it stops us with it, as one job.
package struct ForegroundProgram {
  package enum Ending: Equatable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)
    /// The system's words for why it did not start.
    case notStarted(String)
  }

  let terminal: Terminal
  let signals: Signals

  package init(terminal: Terminal, signals: Signals) {
    self.terminal = terminal
    self.signals = signals
  }

  /// - Parameter arguments: the program's path and its arguments.
  package func run(_ arguments: [String]) -> Ending {
    var process: pid_t = 0
    let failure = withArguments(arguments) { ask_foreground_start(terminal.descriptor, $0, &process) }
    if failure != 0 { return .notStarted(StandardStreams.words(for: failure)) }
    var isInForeground = true
    // In the background the terminal is somebody else's.
    defer { if isInForeground { ask_foreground_return(terminal.descriptor) } }
    while true {
      let status = statusOfChange(in: process)
      if status & 0xFF == 0x7F {
        ask_foreground_return(terminal.descriptor)
        isInForeground = signals.stop(.processGroup, at: terminal)
        if isInForeground {
          ask_foreground_continue(terminal.descriptor, process)
        } else {
          kill(-process, SIGHUP)
          kill(-process, SIGCONT)
        }
      } else if status & 0x7F == 0 {
        return .exited(status: status >> 8 & 0xFF)
      } else {
        return .killed(signal: status & 0x7F)
      }
    }
  }

  /// Waits until it ends or stops.
  ///
  /// - Returns: what waitpid tells.
  private func statusOfChange(in process: pid_t) -> Int32 {
    signals.wait {
      var status: Int32 = 0
      let found = waitpid(process, &status, WNOHANG | WUNTRACED)
      if found == process { return status }
      // Somebody else in this process has waited for it, and what it wrote is there: that counts as a good end.
      if found < 0, errno != EINTR { return 0 }
      // Whoever ends us ends what we wait for.
      if signals.endingCame { kill(-process, SIGHUP) }
      return nil
    }
  }

  private func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
