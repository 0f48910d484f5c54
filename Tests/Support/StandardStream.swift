/// What a child finds at one of its standard descriptors.
public enum StandardStream: Sendable {
  /// The terminal it was started on.
  case terminal
  /// `/dev/null`.
  case null
  /// A pipe whose other end the test holds.
  case pipe
  /// A file: read for standard input; created, or emptied, and written for the others.
  case file(String)
  /// Nothing: the descriptor is closed.
  case closed
}
