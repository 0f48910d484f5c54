/// A place in a text: before the scalar at `offset` of a logical line, or behind its last.
package struct TextPosition: Comparable, Sendable {
  /// From 0.
  package var line: Int
  /// In scalars from the start of the line.
  package var offset: Int

  package init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }

  package static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.offset) < (other.line, other.offset)
  }
}
