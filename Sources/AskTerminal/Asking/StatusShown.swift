import AskKit

/// The status line as it is shown, with its rows: they are made anew only when it says something else, or at another
/// width, not for every key.
struct StatusShown {
  private var line: StatusLine?
  private var columns = 0
  private var rows: [Row] = []

  mutating func rows(of line: StatusLine, columns: Int, wording: any Wording) -> [Row] {
    if line != self.line || columns != self.columns {
      self.line = line
      self.columns = columns
      rows = line.rows(columns: columns, wording: wording)
    }
    return rows
  }
}
