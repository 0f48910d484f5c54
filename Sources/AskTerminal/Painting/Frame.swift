/// What is to be seen: rows from the top, and where the terminal's own cursor stands, which is where text goes in.
package struct Frame: Equatable, Sendable {
  package var rows: [Row]
  package var cursor: Position

  package struct Position: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package init(rows: [Row], cursor: Position) {
    self.rows = rows
    self.cursor = cursor
  }
}
