#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Memory for another form of an answer, for the time of a call: on the stack where it is short, and overwritten in the
/// end, as the answer may be a secret.
enum Scratch {
  static func with<Result>(
    capacity: Int, fill: (inout OutputSpan<UInt8>) -> Void, use: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      defer { overwrite(buffer) }
      var output = OutputSpan(buffer: buffer, initializedCount: 0)
      fill(&output)
      let count = output.finalize(for: buffer)
      return try use(UnsafeBufferPointer(rebasing: buffer[..<count]).span)
    }
  }

  /// By a call that the optimiser may not leave out.
  private static func overwrite(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard let address = buffer.baseAddress else { return }
    #if canImport(Glibc)
      explicit_bzero(address, buffer.count)
    #else
      memset_s(address, buffer.count, 0, buffer.count)
    #endif
  }
}
