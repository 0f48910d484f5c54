/// A grapheme cluster as it is drawn: never half of one.
package struct Cell: Sendable {
  /// Safe to send to a terminal.
  package var text: String
  /// Where terminals disagree, the painter sets the column anew behind it.
  package var width: ClusterWidth
  package var style: Style

  package init(_ text: String, width: ClusterWidth, style: Style = .plain) {
    self.text = text
    self.width = width
    self.style = style
  }

  package init(_ text: String, columns: Int = 1, isDoubtful: Bool = false, style: Style = .plain) {
    self.init(text, width: ClusterWidth(columns: columns, isDoubtful: isDoubtful), style: style)
  }

  package var columns: Int { width.columns }
  package var reach: Int { width.reach }
  package var isDoubtful: Bool { width.isDoubtful }
}

extension Cell: Equatable {
  /// By bytes: `String` would hold two spellings of é for equal, and the screen would keep the old one.
  package static func == (one: Cell, other: Cell) -> Bool {
    one.style == other.style && one.width == other.width && one.text.utf8.elementsEqual(other.text.utf8)
  }
}
