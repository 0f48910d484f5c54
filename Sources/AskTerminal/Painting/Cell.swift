/// A grapheme cluster as it is drawn: never half of one.
package struct Cell: Sendable {
  /// Safe to send to a terminal.
  package var text: String
  /// Columns that the cluster takes, at least as many as any terminal gives it.
  package var columns: Int
  /// Terminals disagree on the width: the painter sets the column anew behind it.
  package var isDoubtful: Bool
  package var style: Style

  package init(_ text: String, columns: Int = 1, isDoubtful: Bool = false, style: Style = .plain) {
    self.text = text
    self.columns = columns
    self.isDoubtful = isDoubtful
    self.style = style
  }
}

extension Cell: Equatable {
  /// By bytes: `String` would hold two spellings of é for equal, and the screen would keep the old one.
  package static func == (one: Cell, other: Cell) -> Bool {
    one.style == other.style && one.columns == other.columns && one.isDoubtful == other.isDoubtful
      && one.text.utf8.elementsEqual(other.text.utf8)
  }
}
