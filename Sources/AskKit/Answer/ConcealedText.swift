/// A text that may be a secret: whoever holds it overwrites it in the end, and nobody is to copy it.
public protocol ConcealedText {
  /// Its UTF-8 where it lies, for the time of the call.
  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result
}
