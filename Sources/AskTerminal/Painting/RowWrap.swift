/// How the text of a line falls into rows: by clusters, whole; what does not fit begins the next row.
struct RowWrap {
  /// Columns of a row that text may fill, at least 1.
  let columns: Int
  let appearance: TextAppearance
  let reading: ScalarReading

  init(columns: Int, appearance: TextAppearance, reading: ScalarReading) {
    self.columns = columns
    self.reading = reading
    if case .masked(let mask) = appearance, mask.reach > columns {
      self.appearance = .masked(Cell("?"))
    } else {
      self.appearance = appearance
    }
  }

  /// The end of the row that begins at an offset: the start of the next one, or the end of the line.
  func end(ofRowAt start: Int, in scalars: UnsafeBufferPointer<UInt32>) -> Int {
    if case .hidden = appearance { return scalars.count }
    var column = 0
    var offset = start
    while offset < scalars.count {
      let (end, width) = cluster(at: offset, column: column, in: scalars)
      if column + width.reach > columns { return offset }
      column += width.columns
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
      column += width.columns
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
      if column + width.columns > wanted || (end == row.upperBound && end < scalars.count) { break }
      column += width.columns
      current = end
    }
    return current
  }

  /// Adds the cells of a row to those that stand before it.
  func appendCells(ofRow row: Range<Int>, in scalars: UnsafeBufferPointer<UInt32>, to cells: inout [Cell]) {
    if case .hidden = appearance { return }
    cells.reserveCapacity(cells.count + min(row.count, columns))
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
  }

  private func cluster(
    at offset: Int, column: Int, in scalars: UnsafeBufferPointer<UInt32>
  ) -> (end: Int, width: ClusterWidth) {
    if case .masked(let mask) = appearance {
      return (GraphemeBreaks(scalars, reading: reading).end(ofClusterAt: offset), mask.width)
    }
    // Two neighbours of the settled kind are two clusters; this is what makes a long line quick to lay out.
    if let settled = DisplayWidth.settledColumns(of: scalars[offset]),
      offset + 1 == scalars.count || DisplayWidth.settledColumns(of: scalars[offset + 1]) != nil
    {
      return (offset + 1, ClusterWidth(columns: settled > columns ? 1 : settled, isDoubtful: false))
    }
    let end = GraphemeBreaks(scalars, reading: reading).end(ofClusterAt: offset)
    let form = ClusterForm(UnsafeBufferPointer(rebasing: scalars[offset..<end]))
    return (end, form.width(at: column, room: columns))
  }
}
