/// What the engine is to do after a command of ours.
package enum CommandResult: Sendable {
  /// Go on.
  case done
  /// The command could not do anything; nothing changed.
  case refused
  /// Our commands are counted like the engine's: what was pushed back belongs to the same key.
  case continues
  /// Begin anew with the host's line, in the mode in which a line begins.
  case restarts
  /// End the line for good.
  case leave(Departure)
}
