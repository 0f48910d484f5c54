/// How the text of a line falls into rows: by clusters, whole; what does not fit begins the next row.
struct RowWrap {
  /// Columns of a row that text may fill, at least 1.
  let columns: Int
  let appearance: TextAppearance
  let reading: ScalarReading

  /// The end of the row that begins at an offset: the start of the next one, or the end of the line.
  func end(ofRowAt start: Int, in scalars: UnsafeBufferPointer<UInt32>) -> Int {
    if case .hidden = appearance { return scalars.count }
    var column = 0
    var offset = start
    while offset < scalars.count {
      let (end, width) = cluster(at: offset, column: column, in: scalars)
      if column + width > columns { return offset }
      column += width
      offset = end
    }
    return offset
  }

  /// The column at which an offset of a row stands; inside of a cluster that of the cluster.
  func column(of offset: Int, inRowAt start: Int, in scalars: UnsafeBufferPointer<UInt32>) -> Int {
    if case .hidden = appearance { return 0 }
    var column = 0
    var current = start
    while current < offset {
      let (end, width) = cluster(at: current, column: column, in: scalars)
      if end > offset { break }
      column += width
      current = end
    }
    return column
  }

  /// The offset in a row that lies at a column, or nearest before it.
  func offset(atColumn wanted: Int, inRow row: Range<Int>, in scalars: UnsafeBufferPointer<UInt32>) -> Int {
    if case .hidden = appearance { return row.upperBound }
    var column = 0
    var current = row.lowerBound
    while current < row.upperBound {
      let (end, width) = cluster(at: current, column: column, in: scalars)
      // The end of a row that wraps is the start of the next one on the screen: stay before its last cluster.
      if column + width > wanted || (end == row.upperBound && end < scalars.count) { break }
      column += width
      current = end
    }
    return current
  }

  /// The cells of a row.
  func cells(ofRow row: Range<Int>, in scalars: UnsafeBufferPointer<UInt32>) -> [Cell] {
    if case .hidden = appearance { return [] }
    var cells: [Cell] = []
    cells.reserveCapacity(row.count)
    var column = 0
    var current = row.lowerBound
    while current < row.upperBound {
      let end = GraphemeBreaks(scalars, reading: reading).end(ofClusterAt: current)
      let cell: Cell
      if case .masked(let mask) = appearance {
        cell = mask
      } else {
        let cluster = UnsafeBufferPointer(rebasing: scalars[current..<end])
        cell = ClusterForm(cluster).cell(for: cluster, at: column, room: columns)
      }
      cells.append(cell)
      column += cell.columns
      current = end
    }
    return cells
  }

  private func cluster(
    at offset: Int, column: Int, in scalars: UnsafeBufferPointer<UInt32>
  ) -> (end: Int, columns: Int) {
    let end = GraphemeBreaks(scalars, reading: reading).end(ofClusterAt: offset)
    if case .masked(let mask) = appearance { return (end, mask.columns) }
    if end == offset + 1, (0x20..<0x7F).contains(scalars[offset]) { return (end, 1) }
    let form = ClusterForm(UnsafeBufferPointer(rebasing: scalars[offset..<end]))
    return (end, form.columns(at: column, room: columns))
  }
}

/// How the clusters of a field look.
package enum TextAppearance: Equatable, Sendable {
  case plain
  /// Each cluster as this cell.
  case masked(Cell)
  /// Nothing shows, not even how much there is.
  case hidden
}
