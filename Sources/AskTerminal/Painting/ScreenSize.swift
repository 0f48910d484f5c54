/// Columns and rows of the terminal, as the tty tells them; at least one of each, whatever it says.
package struct ScreenSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// Whether it is a size that a screen may have. The editing engine makes room for every cell of it, and one that claims
  /// 65,535 columns and rows would take all memory.
  package var isBelievable: Bool { columns * rows <= Self.mostCells }

  private static let mostCells = 1_000_000

  /// The columns that text may take. The last one stays free: a character there leaves some terminals waiting to
  /// wrap, others wrapped already, and nobody knows on which row the cursor is.
  package var usableColumns: Int { max(1, columns - 1) }
}
