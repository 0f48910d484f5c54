/// What is to be done after a key of command mode. Each case says first how the engine follows what was done already.
package enum ViOutcome: Equatable, Sendable {
  case done(EngineUpdate)
  /// Nothing could be done.
  case refused(EngineUpdate)
  /// Insert mode begins.
  case inserts(EngineUpdate)
  /// Something else than an edit.
  case asks(EngineUpdate, ViRequest)
}
