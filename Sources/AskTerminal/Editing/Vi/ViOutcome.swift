/// What is to be done after a key of command mode. Each case says first how the engine follows what was done already.
package enum ViOutcome: Equatable, Sendable {
  case done(EngineUpdate)
  /// Nothing could be done.
  case refused(EngineUpdate)
  /// Insert mode begins.
  case inserts(EngineUpdate)
  /// What lies outside of the text.
  case asks(EngineUpdate, ViRequest)
}

package enum ViRequest: Equatable, Sendable {
  case up(times: Int), down(times: Int)
  case editor
  case search(HistoryDirection)
  case searchAgain(reversed: Bool, times: Int)
}
