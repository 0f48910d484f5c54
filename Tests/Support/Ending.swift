import Foundation

/// How a process ended.
public enum Ending: Equatable, Sendable, CustomStringConvertible {
  /// It returned this status.
  case exited(Int32)
  /// It died of this signal.
  case signalled(Int32)

  /// Reads a status of `waitpid`.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// For instance "status 3" or "signal 2".
  public var description: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
