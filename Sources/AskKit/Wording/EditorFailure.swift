/// Why the text did not come back from an editor.
package enum EditorFailure: Error, Equatable, Sendable {
  /// The system's words.
  case notStarted(String)
  case status(Int32)
  case signal(Int32)
}
