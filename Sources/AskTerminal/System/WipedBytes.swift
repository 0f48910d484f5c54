import AskKit
import CEditline

/// Bytes that leave nothing behind: what is taken out is overwritten, and so is the storage when it grows or goes.
///
/// They can be kept out of swap and dumps, too. A class, because an array that is copied by accident would be wiped in one of its copies only.
package final class WipedBytes {
  private var storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What `storage` lies in, where it is locked.
  private var locked: LockedMemory?
  private var isToBeLocked = false
  /// The bytes that are held lie from `start` to `end`.
  private var start = 0
  private var end = 0

  package init() {}

  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init()
    append(contentsOf: bytes)
  }

  deinit { discardStorage() }

  /// From here on they lie in locked memory, as far as there is any.
  package func lock() {
    if isToBeLocked { return }
    isToBeLocked = true
    if count > 0 { makeRoom(for: 0) }
  }

  package var count: Int { end - start }

  package func append(_ byte: UInt8) {
    if end == storage.count { makeRoom(for: 1) }
    storage[end] = byte
    end += 1
  }

  package func append(contentsOf bytes: some Collection<UInt8>) {
    if storage.count - end < bytes.count { makeRoom(for: bytes.count) }
    for byte in bytes {
      storage[end] = byte
      end += 1
    }
  }

  /// Takes the first byte and overwrites its place.
  package func popFirst() -> UInt8? {
    guard start < end else { return nil }
    let byte = storage[start]
    storage[start] = 0
    start += 1
    if start == end { (start, end) = (0, 0) }
    return byte
  }

  /// Takes the last bytes away and overwrites their place.
  package func removeLast(_ count: Int) {
    for _ in 0..<min(count, end - start) {
      end -= 1
      storage[end] = 0
    }
  }

  package func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(Span(_unsafeBytes: UnsafeRawBufferPointer(rebasing: storage[start..<end])))
  }

  /// Overwrites all that is held, and holds nothing.
  package func wipe() {
    overwriteStorage()
    (start, end) = (0, 0)
  }

  private func makeRoom(for more: Int) {
    let size = max(64, 2 * count + more)
    let memory = isToBeLocked ? LockedMemory(byteCount: size) : nil
    let larger = memory?.bytes ?? UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    UnsafeMutableRawBufferPointer(rebasing: larger[..<count]).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: storage[start..<end]))
    discardStorage()
    locked = memory
    storage = larger
    (start, end) = (0, count)
  }

  private func discardStorage() {
    overwriteStorage()
    if locked == nil { storage.deallocate() }
    locked = nil
  }

  /// By a call that the optimiser may not leave out.
  private func overwriteStorage() {
    if let address = storage.baseAddress { ask_memory_overwrite(address, storage.count) }
  }
}

extension WipedBytes: ConcealedText {}

extension WipedBytes: ByteSink {
  package func append(_ bytes: Span<UInt8>) { bytes.withUnsafeBufferPointer { append(contentsOf: $0) } }
}

extension WipedBytes: Equatable {
  package static func == (one: WipedBytes, other: WipedBytes) -> Bool {
    one.storage[one.start..<one.end].elementsEqual(other.storage[other.start..<other.end])
  }
}
