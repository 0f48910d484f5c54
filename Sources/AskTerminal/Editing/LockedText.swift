import AskKit

/// UTF-8 in locked memory.
package final class LockedText: ConcealedText {
  private let memory: LockedMemory
  private let count: Int

  init(_ memory: LockedMemory, count: Int) {
    self.memory = memory
    self.count = count
  }

  /// - Returns: nil when there is no memory.
  convenience init?(copying bytes: Span<UInt8>) {
    guard let memory = LockedMemory(byteCount: max(1, bytes.count)) else { return nil }
    bytes.withUnsafeBytes { memory.bytes.copyMemory(from: $0) }
    self.init(memory, count: bytes.count)
  }

  package func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(rebasing: memory.bytes[..<count]).bindMemory(to: UInt8.self).span)
  }
}
