/// The columns of a grapheme cluster.
package struct ClusterWidth: Equatable, Sendable {
  /// What it counts for whatever stands behind it, at least 1.
  package var columns: Int
  /// Columns that it takes in the terminal that draws it widest, at least as many as it counts. It needs room for them: one
  /// that does not fit wraps, and the screen is another than we know.
  package var reach: Int
  /// Terminals disagree on it.
  package var isDoubtful: Bool

  package init(columns: Int, reach: Int? = nil, isDoubtful: Bool) {
    self.columns = columns
    self.reach = reach ?? columns
    self.isDoubtful = isDoubtful
  }
}
