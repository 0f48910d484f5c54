/// A search for a character within the line: `f`, `F`, `t`, `T`.
package struct ViFind: Equatable, Sendable {
  /// A grapheme cluster.
  package var target: [UInt32]
  package var goesForward: Bool
  /// Stops at the character before it (`t`, `T`).
  package var stopsShort: Bool

  /// What `,` does.
  var reversed: ViFind { ViFind(target: target, goesForward: !goesForward, stopsShort: stopsShort) }
}
