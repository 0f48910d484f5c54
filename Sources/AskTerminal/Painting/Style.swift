/// How a cell looks. Every state is also told by words or signs, so that nothing is lost without colour.
package enum Style: UInt8, CaseIterable, Sendable {
  case plain
  case bold
  case dim
  /// A refusal.
  case error
}
