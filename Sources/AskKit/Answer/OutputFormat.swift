/// How the answer is written to standard output.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// The text alone.
  case plain
  /// An object in one line, for every ending.
  case json
  /// An assignment for `eval`, or the status of an ending without an answer.
  case shell
  /// The text and a NUL, which no text can hold.
  case nul
}
