/// A field as it is seen, and what of it is not.
package struct FieldPicture: Equatable, Sendable {
  package var rows: [Row]
  /// Counted from the first of `rows`.
  package var cursor: Frame.Position
  /// Logical lines out of sight as a whole.
  package var linesAbove: Int
  package var linesBelow: Int
}
