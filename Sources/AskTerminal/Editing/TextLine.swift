/// A logical line: its scalars without a line feed, and what is known about them, so that a key in a long line counts
/// and wraps only what it touched.
package struct TextLine {
  package private(set) var scalars: [UInt32]
  /// Extended grapheme clusters.
  package private(set) var clusterCount: Int
  /// Of UTF-8.
  package private(set) var byteCount: Int
  /// Where its rows on the screen begin, as far as Painting has asked. Kept here, since an edit takes away only what
  /// stands behind it: in a line of a megabyte a key would else measure all of it.
  var rowStarts = RowStarts()

  init(_ scalars: some Sequence<UInt32>, reading: ScalarReading) {
    self.scalars = Array(scalars)
    (clusterCount, byteCount) = self.scalars.withUnsafeBufferPointer {
      (GraphemeBreaks($0, reading: reading).count(in: 0..<$0.count), reading.byteCount($0[...]))
    }
  }

  /// Not for secrets: it is a copy, of their stand-ins.
  package var string: String { string(upTo: scalars.count) }

  package func string(upTo offset: Int) -> String {
    String(String.UnicodeScalarView(scalars[..<offset].compactMap(Unicode.Scalar.init)))
  }

  /// Replaces a range of scalars; counts again only from the nearest certain boundary before it to the nearest behind.
  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt32>, reading: ScalarReading) {
    let touched = scalars.withUnsafeBufferPointer { old in
      let breaks = GraphemeBreaks(old, reading: reading)
      let touched = breaks.reach(of: range)
      clusterCount -= breaks.count(in: touched)
      byteCount -= reading.byteCount(old[range])
      return touched
    }
    scalars.replaceSubrange(range, with: replacement)
    let end = range.lowerBound + replacement.count
    scalars.withUnsafeBufferPointer { new in
      let breaks = GraphemeBreaks(new, reading: reading)
      clusterCount += breaks.count(in: touched.lowerBound..<touched.upperBound - range.upperBound + end)
      byteCount += reading.byteCount(new[range.lowerBound..<end])
    }
    rowStarts.forget(from: touched.lowerBound)
  }

  /// Cuts the line at an offset and gives what stood behind. Only the shorter part is counted.
  mutating func split(at offset: Int, reading: ScalarReading) -> TextLine {
    let (clusters, headClusters, headBytes) = scalars.withUnsafeBufferPointer { whole in
      let breaks = GraphemeBreaks(whole, reading: reading)
      // A cluster that the cut goes through becomes two.
      let reach = breaks.reach(of: offset..<offset)
      let clusters = clusterCount - breaks.count(in: reach) + breaks.count(in: reach, cutAt: offset)
      if offset < whole.count / 2 {
        return (clusters, breaks.count(in: 0..<offset), reading.byteCount(whole[..<offset]))
      }
      let tailClusters = breaks.count(in: offset..<whole.count)
      return (clusters, clusters - tailClusters, byteCount - reading.byteCount(whole[offset...]))
    }
    let tail = TextLine(
      scalars: Array(scalars[offset...]), clusterCount: clusters - headClusters, byteCount: byteCount - headBytes)
    scalars.removeSubrange(offset...)
    clusterCount = headClusters
    byteCount = headBytes
    forgetRows(around: offset, reading)
    return tail
  }

  /// Joins another line to the end of this one.
  mutating func append(_ other: TextLine, reading: ScalarReading) {
    guard !scalars.isEmpty else {
      self = other
      return
    }
    let seam = scalars.count
    scalars += other.scalars
    clusterCount += other.clusterCount
    byteCount += other.byteCount
    scalars.withUnsafeBufferPointer { whole in
      let breaks = GraphemeBreaks(whole, reading: reading)
      let reach = breaks.reach(of: seam..<seam)
      clusterCount += breaks.count(in: reach) - breaks.count(in: reach, cutAt: seam)
    }
    forgetRows(around: seam, reading)
  }

  private init(scalars: [UInt32], clusterCount: Int, byteCount: Int) {
    self.scalars = scalars
    self.clusterCount = clusterCount
    self.byteCount = byteCount
  }

  private mutating func forgetRows(around offset: Int, _ reading: ScalarReading) {
    let start = scalars.withUnsafeBufferPointer {
      GraphemeBreaks($0, reading: reading).reach(of: offset..<offset).lowerBound
    }
    rowStarts.forget(from: start)
  }
}
