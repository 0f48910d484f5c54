/// What is done to the text that a motion goes over.
package enum ViOperator: Equatable, Sendable {
  case delete, change, yank
  /// Of whole lines, by a tab.
  case indent, outdent
}
