/// What the engine, which holds the current line alone, must do to follow an edit of ours. In every case but
/// `nothing` its cursor goes to the text's.
package enum EngineUpdate: Equatable, Sendable {
  case nothing
  case cursor
  /// The scalars of this range of its line give way to these.
  case replace(Range<Int>, with: [UInt32])
  /// Another line is the current one, or it changed as a whole: load it.
  case line
}

extension EngineUpdate {
  /// What follows both an edit and a later one.
  func then(_ later: EngineUpdate) -> EngineUpdate {
    switch (self, later) {
    case (.nothing, _): later
    case (_, .nothing), (.replace, .cursor): self
    case (.cursor, .cursor), (.cursor, .replace): later
    case (.line, _), (_, .line), (.replace, .replace): .line
    }
  }
}
