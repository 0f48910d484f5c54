import AskTerminal
import TestSupport
import Testing

@Suite("Line difference")
struct LineDifferenceTests {
  private func difference(
    _ old: [UInt32], _ oldCursor: Int, _ new: [UInt32], _ newCursor: Int, _ extent: LineDifference.Extent
  ) -> LineDifference? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        LineDifference.between(old, cursor: oldCursor, new, cursor: newCursor, extent)
      }
    }
  }

  @Test(
    "The change is the range that gave way to another",
    arguments: [
      ("abc", 3, "abcd", 4, 3..<3, 3..<4), ("abc", 0, "xabc", 1, 0..<0, 0..<1), ("abc", 2, "ac", 1, 1..<2, 1..<1),
      ("abc", 1, "", 0, 0..<3, 0..<0), ("", 0, "abc", 3, 0..<0, 0..<3), ("foo bar", 4, "foo BAR", 7, 4..<7, 4..<7),
      ("aaaa", 2, "aaaaa", 3, 2..<2, 2..<3), ("aaaa", 2, "aaa", 1, 1..<2, 1..<1), ("aaaa", 2, "aaa", 2, 2..<3, 2..<2),
      ("abcdef", 6, "abXdef", 6, 2..<3, 2..<3),
    ] as [(String, Int, String, Int, Range<Int>, Range<Int>)])
  func findsTheChange(
    old: String, oldCursor: Int, new: String, newCursor: Int, removed: Range<Int>, inserted: Range<Int>
  ) {
    let found = difference(scalars(old), oldCursor, scalars(new), newCursor, .nearCursor)
    #expect(found?.removed == removed)
    #expect(found?.inserted == inserted)
  }

  @Test("Equal lines do not differ", arguments: [LineDifference.Extent.nearCursor, .whole])
  func equalLines(extent: LineDifference.Extent) {
    let line = scalars(String(repeating: "ab", count: 20_000))
    #expect(difference(line, 7, line, 39_000, extent) == nil)
    #expect(difference([], 0, [], 0, extent) == nil)
  }

  @Test("In a long line a look around the cursors finds what a full comparison finds", arguments: 0..<20)
  func longLines(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let letters = scalars(seed % 2 == 0 ? "a" : "ab 漢")
    var line = (0..<20_000).map { _ in letters.randomElement(using: &generator)! }
    var cursor = line.count
    for _ in 0..<40 {
      let (before, cursorBefore) = (line, cursor)
      let length = [1, 1, 1, 5, 100, 3_000].randomElement(using: &generator)!
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        line.insert(contentsOf: repeatElement(letters[0], count: length), at: cursor)
        cursor += length
      case 1:
        line.insert(contentsOf: repeatElement(letters[0], count: length), at: cursor)
      case 2:
        let start = max(cursor - length, 0)
        line.removeSubrange(start..<cursor)
        cursor = start
      case 3: line.removeSubrange(cursor..<min(cursor + length, line.count))
      case 4:
        let end = min(cursor + length, line.count)
        for offset in cursor..<end { line[offset] = scalars("X")[0] }
        cursor = end
      case 5:
        line.removeSubrange(cursor...)
        cursor = max(cursor - 1, 0)
      default: cursor = Int.random(in: 0...line.count, using: &generator)
      }
      let near = difference(before, cursorBefore, line, cursor, .nearCursor)
      #expect(near == difference(before, cursorBefore, line, cursor, .whole))
      if let near {
        var rebuilt = before
        rebuilt.replaceSubrange(near.removed, with: line[near.inserted])
        #expect(rebuilt == line)
      } else {
        #expect(before == line)
      }
    }
  }

  @Test("A change far from the cursors is found when it moves what stands at them, or by a full comparison")
  func changeFarAway() {
    let old = scalars(String(repeating: "ab漢 ", count: 5_000))
    let longer = Array(old[..<100]) + scalars("x") + old[100...]
    #expect(difference(old, 19_000, longer, 19_000, .nearCursor)?.inserted == 100..<101)
    var other = old
    other[100] = scalars("x")[0]
    #expect(difference(old, 19_000, other, 19_000, .nearCursor) == nil)
    #expect(difference(old, 19_000, other, 19_000, .whole)?.inserted == 100..<101)
  }
}
