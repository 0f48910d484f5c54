/// How the clusters of a field look.
package enum TextAppearance: Equatable, Sendable {
  case plain
  /// Each cluster as this cell.
  case masked(Cell)
  /// Nothing shows, not even how much there is.
  case hidden
}
