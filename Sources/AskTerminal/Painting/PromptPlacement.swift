/// Where the prompt of a field stands and how many columns are left for the text.
struct PromptPlacement {
  /// Before the first row of the text; the other rows are indented by its width.
  let inline: [Cell]
  /// A prompt that would leave too few columns stands above the text.
  let above: [Row]
  /// Columns of a row that text may fill.
  let textColumns: Int

  init(prompt: [Cell], columns: Int) {
    // The last column stays free.
    let room = max(columns - 1, 1)
    let width = Row(prompt).columns
    let isShort = room - width >= max(2, min(20, room / 2)) && Row(prompt).reach <= room
    if isShort || width == 0 {
      inline = prompt
      above = []
      textColumns = room - width
    } else {
      inline = []
      above = Self.rows(of: prompt, columns: room)
      textColumns = room
    }
  }

  private static func rows(of cells: [Cell], columns: Int) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    var filled = 0
    for cell in cells {
      if filled + cell.reach > columns, !row.cells.isEmpty {
        rows.append(row)
        row = Row()
        filled = 0
      }
      row.cells.append(cell.reach > columns ? Cell("?", style: cell.style) : cell)
      filled += cell.columns
    }
    return rows + [row]
  }
}
