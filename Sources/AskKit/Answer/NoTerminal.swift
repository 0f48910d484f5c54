/// Why no person can be asked.
package enum NoTerminal: Error, Equatable, Sendable {
  /// `/dev/tty` does not open, and standard input is no terminal of ours either.
  case noControllingTerminal
  /// We are in the background and reading would stop us.
  case background
}
