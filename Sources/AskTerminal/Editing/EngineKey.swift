/// A key as the engine takes it.
package enum EngineKey: Sendable {
  case scalar(UInt32)
  case end
}
