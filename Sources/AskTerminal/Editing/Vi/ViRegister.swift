/// What was deleted or yanked last, to be put again.
package enum ViRegister: Equatable, Sendable {
  case characters([UInt32])
  /// Whole lines, with line feeds between them.
  case lines([UInt32])
}
