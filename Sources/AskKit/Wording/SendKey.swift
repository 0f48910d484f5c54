/// The key that sends, as the status line names it.
package enum SendKey: Equatable, Sendable {
  case enter
  /// Escape, then Enter: where Enter begins a line.
  case escapeEnter
}
