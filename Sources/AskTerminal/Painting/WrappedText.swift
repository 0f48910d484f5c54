/// A text that stays as it is, with its rows: they are made anew only for another width, not for every key.
final class WrappedText {
  let text: StyledText
  private var columns = 0
  private var rows: [Row] = []

  init(_ text: StyledText) { self.text = text }

  func rows(columns: Int) -> [Row] {
    if columns != self.columns {
      self.columns = columns
      rows = text.rows(columns: columns)
    }
    return rows
  }
}
