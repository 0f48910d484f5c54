import AskKit

/// The one line that stays of a question: its title (without one, the prompt) and what came of it. Where there is no room
/// for both, the title gives way first: a line without the answer tells nothing.
package struct FinishedLine {
  /// With the mark between it and the result.
  private let heading: String
  private let result: String

  /// Columns; a shorter piece of a heading tells nothing.
  private static let fewestOfHeading = 8

  /// - Parameters:
  ///   - title: safe to show, as is the prompt.
  ///   - result: from anywhere.
  package init(title: String?, elsePrompt prompt: String = "", result: String) {
    heading = title.map { $0.last.map { ":?：？".contains($0) } == true ? $0 : $0 + ":" } ?? prompt
    self.result = Sanitizer.sanitize(result, lineFeeds: .shown)
  }

  /// All of it.
  package var plain: String { heading + (heading.isEmpty || heading.hasSuffix(" ") ? "" : " ") + result }

  /// The result gets what the heading leaves, and half at least. A heading that would be hardly a word long goes.
  package func row(columns: Int) -> Row {
    let whole = Row(Cell.cells(of: plain))
    if whole.reach <= columns { return whole }
    let resultColumns = Row(Cell.cells(of: result)).reach
    let headingColumns = whole.reach - resultColumns
    if resultColumns == 0 { return StyledText(heading).row(truncatedTo: columns) }
    let roomForResult = min(resultColumns, max(columns - headingColumns, (columns + 1) / 2))
    let roomForHeading = columns - roomForResult
    if roomForHeading >= headingColumns {
      return StyledText(plain).row(truncatedTo: columns)
    }
    guard roomForHeading > Self.fewestOfHeading else { return StyledText(result).row(truncatedTo: columns) }
    let start = StyledText(heading).row(truncatedTo: roomForHeading - 1)
    return Row(start.cells + [Cell(" ")] + StyledText(result).row(truncatedTo: roomForResult).cells)
  }
}
