/// Why no person is asked.
public enum NobodyToAsk: Error, Equatable, Sendable {
  /// `/dev/tty` does not open, and standard input is no terminal of ours either.
  case noControllingTerminal
  /// We are in the background and reading would stop us.
  case background
  /// Somebody said that nobody is there.
  case noInput(NoInput)
}
