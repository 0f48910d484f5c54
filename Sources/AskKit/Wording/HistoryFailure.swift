/// Why a file of earlier answers cannot be used.
package enum HistoryFailure: Error, Equatable, Sendable {
  /// The system's words.
  case system(String)
  /// Another process holds it for too long.
  case locked
  /// A directory, a pipe, a device.
  case notRegular
}
