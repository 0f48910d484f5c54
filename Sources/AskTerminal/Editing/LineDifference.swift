/// What a command of the engine's changed in its line: one range gave way to another.
package struct LineDifference: Equatable {
  /// In the line before.
  package let removed: Range<Int>
  /// In the line after.
  package let inserted: Range<Int>

  /// How much of a long line is looked at.
  package enum Extent: Sendable {
    /// Lines too long to be compared for a key are compared around the cursors, where the commands of an editor change
    /// them. A macro of the user's can do otherwise, so what counts in the end is to be compared as a whole.
    case nearCursor
    case whole
  }

  /// Nil when nothing changed. Equal neighbours leave a choice of ranges ("a" typed into "aa"): the cursors decide.
  package static func between(
    _ old: UnsafeBufferPointer<UInt32>, cursor oldCursor: Int, _ new: UnsafeBufferPointer<UInt32>,
    cursor newCursor: Int, _ extent: Extent
  ) -> LineDifference? {
    if extent == .nearCursor, max(old.count, new.count) > mostComparedWhole {
      switch nearCursors(old, oldCursor, new, newCursor) {
      case .none: return nil
      case .range(let difference): return difference
      case .unclear: break
      }
    }
    return find(old, new, firstCursor: min(oldCursor, newCursor))
  }

  private enum Finding {
    case none
    case range(LineDifference)
    /// It reaches farther than was looked.
    case unclear
  }

  private static let mostComparedWhole = 16_384
  private static let margin = 64

  private static func nearCursors(
    _ old: UnsafeBufferPointer<UInt32>, _ oldCursor: Int, _ new: UnsafeBufferPointer<UInt32>, _ newCursor: Int
  ) -> Finding {
    let growth = new.count - old.count
    let (first, last) = (min(oldCursor, newCursor), max(oldCursor, newCursor))
    let start = max(first - margin, 0)
    let end = min(max(last, first + max(-growth, 0)) + margin, old.count)
    let oldWindow = UnsafeBufferPointer(rebasing: old[start..<end])
    let newWindow = UnsafeBufferPointer(rebasing: new[start..<end + growth])
    guard let found = find(oldWindow, newWindow, firstCursor: first - start) else { return .none }
    let isClear =
      (start == 0 || found.removed.lowerBound >= margin / 2)
      && (end == old.count || oldWindow.count - found.removed.upperBound >= margin / 2)
    guard isClear else { return .unclear }
    return .range(
      LineDifference(
        removed: start + found.removed.lowerBound..<start + found.removed.upperBound,
        inserted: start + found.inserted.lowerBound..<start + found.inserted.upperBound))
  }

  private static func find(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, firstCursor: Int
  ) -> LineDifference? {
    let shorter = min(old.count, new.count)
    let likelyStart = min(firstCursor, shorter)
    var prefix = ScalarComparison.commonPrefix(old, new, limit: likelyStart)
    let suffix = ScalarComparison.commonSuffix(old, new, limit: shorter - prefix)
    if prefix == likelyStart, prefix + suffix < shorter {
      prefix += ScalarComparison.commonPrefix(
        UnsafeBufferPointer(rebasing: old[prefix...]), UnsafeBufferPointer(rebasing: new[prefix...]),
        limit: shorter - suffix - prefix)
    }
    if prefix + suffix == old.count, old.count == new.count { return nil }
    return LineDifference(removed: prefix..<old.count - suffix, inserted: prefix..<new.count - suffix)
  }
}
