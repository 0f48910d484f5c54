/// A text that must not be copied into ordinary memory.
public protocol ConcealedText {
  /// Its UTF-8, in locked memory, for the time of the call.
  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result
}
