/// Who a signal is for.
public enum SignalTarget: Equatable, Sendable {
  /// A key made it: the terminal would have sent it to the whole foreground group.
  case processGroup
  /// Somebody sent it to this process.
  case thisProcess
}
