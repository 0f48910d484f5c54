import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps what a person types as a secret: scalars in memory that is never swapped out or dumped, and is wiped at the
/// end. The engine edits stand-ins, private-use code points, that say where in the vault the true scalar lies.
package final class SecretVault {
  private var kept: LockedMemory
  private var count = 0

  /// Two planes of private use; the last two code points of a plane are no characters.
  private static let firstStandIn: UInt32 = 0xF0000
  package static let capacity = 0xFFFE

  /// - Returns: nil when there is no memory.
  package init?() {
    guard let memory = LockedMemory(byteCount: 4096) else { return nil }
    kept = memory
  }

  /// Keeps a scalar.
  ///
  /// - Returns: its stand-in; nil when the vault is full.
  package func keep(_ scalar: Unicode.Scalar) -> UInt32? {
    guard count < Self.capacity else { return nil }
    if (count + 1) * 4 > kept.bytes.count {
      guard let larger = LockedMemory(byteCount: kept.bytes.count * 4) else { return nil }
      larger.bytes.copyMemory(from: UnsafeRawBufferPointer(kept.bytes))
      kept = larger
    }
    kept.bytes.storeBytes(of: scalar.value, toByteOffset: count * 4, as: UInt32.self)
    count += 1
    return Self.firstStandIn + UInt32(count - 1)
  }

  /// The true scalar behind a stand-in; anything else is itself.
  package func scalar(behind standIn: UInt32) -> UInt32 {
    let index = Int(standIn) - Int(Self.firstStandIn)
    guard index >= 0, index < count else { return standIn }
    return kept.bytes.load(fromByteOffset: index * 4, as: UInt32.self)
  }

  /// Overwrites all that is kept. Its stand-ins are never given again: what was found of them must hold of nothing else.
  package func forget() {
    ask_memory_overwrite(kept.bytes.baseAddress, count * 4)
  }

  /// What the stand-ins spell, in locked memory of its own.
  package func reveal(_ standIns: some Collection<UInt32>) -> LockedText? {
    guard let memory = LockedMemory(byteCount: max(1, standIns.count * 4)) else { return nil }
    var length = 0
    for standIn in standIns {
      let scalar = Unicode.Scalar(scalar(behind: standIn)) ?? "\u{FFFD}"
      for byte in UTF8.encode(scalar)! {
        memory.bytes[length] = byte
        length += 1
      }
    }
    return LockedText(memory, count: length)
  }
}

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
