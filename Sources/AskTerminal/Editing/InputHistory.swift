/// Earlier answers, recalled one at a time into the field, and what was being typed meanwhile.
package struct InputHistory: Sendable {
  /// From the oldest to the newest, none twice.
  package let entries: [[UInt32]]
  /// Which entry is in the field; `entries.count` is what the person types.
  package private(set) var index: Int
  private var typed: [UInt32] = []

  package init(_ entries: [[UInt32]] = []) {
    self.entries = entries
    index = entries.count
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The entry before.
  ///
  /// - Parameter current: what is in the field; it comes back with `newer`.
  /// - Returns: nil at the oldest.
  package mutating func older(than current: [UInt32]) -> [UInt32]? {
    guard index > 0 else { return nil }
    if index == entries.count { typed = current }
    index -= 1
    return entries[index]
  }

  /// The entry behind, at last what was being typed; nil there.
  package mutating func newer() -> [UInt32]? {
    guard index < entries.count else { return nil }
    index += 1
    return index == entries.count ? typed : entries[index]
  }

  /// What was being typed, where the entry in the field is as it was.
  package func typed(behind shown: [UInt32]) -> [UInt32]? {
    index < entries.count && entries[index] == shown ? typed : nil
  }

  /// An entry that was found; what is older and newer is from now on seen from there.
  ///
  /// - Parameter current: what was in the field.
  package mutating func recall(_ found: Int, from current: [UInt32]) -> [UInt32] {
    if index == entries.count { typed = current }
    index = found
    return entries[found]
  }

  /// The nearest entry in a direction from one of them, or from behind the newest, that holds the query. A query without
  /// capitals finds both.
  package func match(of query: [UInt32], from start: Int, _ direction: HistoryDirection) -> Int? {
    guard !query.isEmpty else { return nil }
    let ignoresCase = query.allSatisfy { Self.lowercased($0) == $0 }
    func matches(_ entry: [UInt32]) -> Bool { Self.contains(entry, query, ignoringCase: ignoresCase) }
    switch direction {
    case .older: return entries[..<min(max(start, 0), entries.count)].lastIndex(where: matches)
    case .newer: return entries[min(max(start + 1, 0), entries.count)...].firstIndex(where: matches)
    }
  }

  private static func contains(_ entry: [UInt32], _ query: [UInt32], ignoringCase: Bool) -> Bool {
    guard entry.count >= query.count else { return false }
    return (0...entry.count - query.count).contains { start in
      zip(entry[start...], query).allSatisfy { ignoringCase ? lowercased($0) == $1 : $0 == $1 }
    }
  }

  /// Of the letters whose lower case is one scalar.
  private static func lowercased(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return (0x41...0x5A).contains(value) ? value + 0x20 : value }
    guard let lower = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars, lower.count == 1 else {
      return value
    }
    return lower.first!.value
  }
}
