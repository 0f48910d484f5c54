import AskKit

/// The status line as it is shown, with its rows: they are made anew only when it says something else, or has another
/// room, not for every key.
struct StatusShown {
  private var line: StatusLine?
  private var columns = 0
  private var most = 0
  private var rows: [Row] = []

  mutating func rows(of line: StatusLine, columns: Int, most: Int, wording: any Wording) -> [Row] {
    if line != self.line || columns != self.columns || most != self.most {
      self.line = line
      self.columns = columns
      self.most = most
      rows = line.rows(columns: columns, most: most, wording: wording)
    }
    return rows
  }
}
