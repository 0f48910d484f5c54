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
  private static let standInsInPlane = 0xFFFE
  package static let capacity = 2 * standInsInPlane

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
    return Self.standIn(at: count - 1)
  }

  /// Takes back the scalars that were kept last, whose stand-ins nobody has seen.
  package func dropLast(_ number: Int) {
    ask_memory_overwrite(kept.bytes.baseAddress! + (count - number) * 4, number * 4)
    count -= number
  }

  /// Whether there would be room for so many scalars if only these stand-ins were kept.
  package func canMakeRoom(for more: Int, keeping standIns: [UInt32]) -> Bool {
    Set(standIns.compactMap(index(of:))).count + more <= Self.capacity
  }

  /// Keeps only what these stand-ins spell, and numbers it anew: no other stand-in may be in use any more.
  ///
  /// - Returns: the new stand-ins, in the same order; nil, with everything as it was, when there is no memory.
  package func compact(_ standIns: [UInt32]) -> [UInt32]? {
    // A yank can have put the same stand-in into the text more than once.
    var places = [Int?](repeating: nil, count: count)
    var used: [Int] = []
    for index in standIns.compactMap(index(of:)) where places[index] == nil {
      places[index] = used.count
      used.append(index)
    }
    guard let fresh = LockedMemory(byteCount: kept.bytes.count) else { return nil }
    for (place, index) in used.enumerated() {
      fresh.bytes.storeBytes(of: value(at: index), toByteOffset: place * 4, as: UInt32.self)
    }
    let renumbered = standIns.map { standIn in index(of: standIn).map { Self.standIn(at: places[$0]!) } ?? standIn }
    kept = fresh
    count = used.count
    return renumbered
  }

  /// The true scalar behind a stand-in; anything else is itself.
  package func scalar(behind standIn: UInt32) -> UInt32 {
    index(of: standIn).map(value(at:)) ?? standIn
  }

  private func value(at index: Int) -> UInt32 { kept.bytes.load(fromByteOffset: index * 4, as: UInt32.self) }

  private static func standIn(at index: Int) -> UInt32 {
    let (plane, place) = index.quotientAndRemainder(dividingBy: standInsInPlane)
    return firstStandIn + UInt32(plane << 16 + place)
  }

  /// Where in the vault the scalar of a stand-in lies; nil for anything else.
  private func index(of standIn: UInt32) -> Int? {
    guard standIn >= Self.firstStandIn else { return nil }
    let (plane, place) = Int(standIn - Self.firstStandIn).quotientAndRemainder(dividingBy: 0x1_0000)
    let index = plane * Self.standInsInPlane + place
    return place < Self.standInsInPlane && index < count ? index : nil
  }

  /// Overwrites all that is kept. Its stand-ins are not given again before `compact`: what was found of them must hold of
  /// nothing else.
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
