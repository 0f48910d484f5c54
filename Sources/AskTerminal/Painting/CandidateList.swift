import AskKit

/// Candidates in columns, read downwards, a page at a time. One that is wider than the screen shows its beginning and its
/// end: those that stand together often begin alike.
package struct CandidateList {
  package let candidates: Candidates
  /// The place of the first that is seen.
  private(set) package var first = 0
  /// Where the pages before began.
  private var pagesBefore: [Int] = []

  package init(_ candidates: Candidates) { self.candidates = candidates }

  package struct Page: Equatable {
    package var rows: [Row]
    /// Candidates on it.
    package var count: Int
  }

  /// Lays out what is seen.
  ///
  /// - Parameters:
  ///   - columns: that a row may take.
  ///   - most: rows; where not all candidates fit, the last of several tells which part this is.
  package func page(columns: Int, rows most: Int, wording: any Wording) -> Page {
    guard most > 0, candidates.count > 0 else { return Page(rows: [], count: 0) }
    let isWhole = first == 0 && pages(from: 0, columns, most).count == candidates.count
    if isWhole || most == 1 { return pages(from: first, columns, most) }
    var page = pages(from: first, columns, most - 1)
    let part = wording.listed(from: first + 1, to: first + page.count, of: candidates.count)
    page.rows.append(StyledText(part, .dim).row(truncatedTo: columns))
    return page
  }

  /// Goes on to the next page, from the last to the first.
  package mutating func turn(_ page: Page) {
    guard first + page.count < candidates.count else {
      first = 0
      pagesBefore = []
      return
    }
    pagesBefore.append(first)
    first += page.count
  }

  /// - Returns: false on the first page.
  package mutating func turnBack() -> Bool {
    guard let before = pagesBefore.popLast() else { return false }
    first = before
    return true
  }

  /// The cells between two columns of candidates.
  private static let gap = 2

  private func pages(from start: Int, _ columns: Int, _ most: Int) -> Page {
    // A candidate takes a column at least.
    let mostAcross = max(1, (columns + Self.gap) / (1 + Self.gap))
    let seen = min(candidates.count - start, most * mostAcross)
    let cells = (0..<seen).map { place in
      let shown = Sanitizer.sanitize(candidates[start + place], lineFeeds: .shown)
      return Row(Cell.cells(of: shown)).cutInside(to: columns).cells
    }
    let widths = cells.map { Row($0).reach }
    var widest = widths.reduce(into: []) { $0.append(max($0.last ?? 0, $1)) }
    if widest.isEmpty { widest = [0] }
    // As many side by side as fit.
    let across = (1...mostAcross).last { across in
      let count = min(seen, most * across)
      return across * (widest[count - 1] + Self.gap) - Self.gap <= columns
    }
    let count = min(seen, most * (across ?? 1))
    let height = (count + (across ?? 1) - 1) / (across ?? 1)
    let width = widest[count - 1] + Self.gap
    let rows = (0..<height).map { row in
      var line: [Cell] = []
      for place in stride(from: row, to: count, by: height) {
        let indent = place / height * width - Row(line).columns
        line += Array(repeating: Cell(" "), count: max(0, indent)) + cells[place]
      }
      return Row(line)
    }
    return Page(rows: rows, count: count)
  }
}
