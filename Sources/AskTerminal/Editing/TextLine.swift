/// A logical line: its scalars without a line feed, and what is known about them, so that a key in a long line counts
/// and wraps only what it touched.
package struct TextLine {
  package private(set) var scalars: [UInt32]
  /// Extended grapheme clusters.
  package private(set) var clusterCount: Int
  /// Of UTF-8.
  package private(set) var byteCount: Int
  /// Where its rows on the screen begin, as far as they were asked for.
  var rowStarts = RowStarts()

  init(_ scalars: some Sequence<UInt32>, reading: ScalarReading) {
    self.scalars = Array(scalars)
    byteCount = self.scalars.reduce(0) { $0 + UTF8.width(reading($1)) }
    clusterCount = self.scalars.withUnsafeBufferPointer {
      GraphemeBreaks($0, reading: reading).count(in: 0..<$0.count)
    }
  }

  /// Replaces a range of scalars; counts again only from the nearest certain boundary before it to the nearest behind
  /// it.
  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt32>, reading: ScalarReading) {
    let touched = scalars.withUnsafeBufferPointer { old in
      let breaks = GraphemeBreaks(old, reading: reading)
      let start = breaks.certainBoundary(atOrBefore: range.lowerBound - 1)
      let end = breaks.certainBoundary(atOrAfter: range.upperBound + 1)
      clusterCount -= breaks.count(in: start..<end)
      return start..<end
    }
    byteCount -= scalars[range].reduce(0) { $0 + UTF8.width(reading($1)) }
    byteCount += replacement.reduce(0) { $0 + UTF8.width(reading($1)) }
    scalars.replaceSubrange(range, with: replacement)
    let end = touched.upperBound + replacement.count - range.count
    clusterCount += scalars.withUnsafeBufferPointer {
      GraphemeBreaks($0, reading: reading).count(in: touched.lowerBound..<end)
    }
    rowStarts.forget(from: touched.lowerBound)
  }
}
