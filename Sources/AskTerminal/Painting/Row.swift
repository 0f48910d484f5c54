/// A row of the screen from column 0; what lies behind its last cell is blank.
package struct Row: Equatable, Sendable {
  package var cells: [Cell]

  package init(_ cells: [Cell] = []) { self.cells = cells }

  /// Columns from the left edge to the end of the last cell.
  package var columns: Int { cells.reduce(0) { $0 + $1.columns } }
}
