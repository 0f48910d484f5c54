/// Whether the terminal is given attributes. Decided by the terminal that is drawn on, never by standard output.
package enum Colour {
  /// `NO_COLOR` counts when it is not empty (no-color.org); a terminal without a type, or a dumb one, has none.
  package static func isWanted(_ environment: Environment) -> Bool {
    if environment.isNonEmpty("NO_COLOR") { return false }
    guard let terminalType = environment["TERM"] else { return false }
    return !["", "dumb", "unknown"].contains(terminalType)
  }
}
