/// A row of the screen from column 0; what lies behind its last cell is blank.
package struct Row: Equatable, Sendable {
  package var cells: [Cell]

  package init(_ cells: [Cell] = []) { self.cells = cells }

  /// Columns from the left edge to the end of the last cell.
  package var columns: Int { cells.reduce(0) { $0 + $1.columns } }

  /// Columns from the left edge that a terminal may draw in. What a cell takes too much is erased again before the next one
  /// is drawn.
  package var reach: Int {
    var start = 0
    var reach = 0
    for cell in cells {
      reach = max(reach, start + cell.reach)
      start += cell.columns
    }
    return reach
  }

  /// As many of the first cells as have room in so many columns.
  package func prefix(reaching limit: Int) -> Row {
    var start = 0
    return Row(
      Array(
        cells.prefix { cell in
          defer { start += cell.columns }
          return start + cell.reach <= limit
        }))
  }
}
