/// What the engine asks of its owner.
package protocol EditlineHost: AnyObject {
  /// The next key. Called with the state of the line as the last key left it: the place to paint.
  func nextKey() -> EngineKey
  /// Runs one of our commands.
  func perform(_ command: EditCommand) -> CommandResult
  /// Runs the command of vi's command mode that a key begins or goes on with.
  func performInCommandMode(_ key: UInt32) -> CommandResult
  /// The line as it should stand, for when the engine has lost it.
  var lineToEdit: (scalars: [UInt32], cursor: Int) { get }
}
