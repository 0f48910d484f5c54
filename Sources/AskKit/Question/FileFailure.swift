/// Why a file cannot be used.
package enum FileFailure: Error, Equatable, Sendable {
  /// The system's words.
  case system(String)
  /// Another process holds it for too long.
  case locked
  /// A pipe, a device.
  case notRegular
  case symbolicLink
  /// It holds more than is taken.
  case tooLarge(mostMebibytes: Int)
}
