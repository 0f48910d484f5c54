/// How a process ends that has nothing more to do than to hand an outcome on.
public enum ProcessEnding: Equatable, Sendable {
  case exit(ExitStatus)
  /// It dies of it.
  case signal(Int32, sentTo: SignalTarget)

  /// As a shell tells it.
  public var status: Int32 {
    switch self {
    case .exit(let status): status.rawValue
    case .signal(let signal, _): 128 + signal
    }
  }
}
