/// Which keys a terminal means by sequences that others use otherwise.
package enum KeyDialect: Sendable {
  case usual
  /// suckless st: its editing keys are what would do the same to a screen.
  case st

  package init(terminalType: String?) { self = terminalType?.hasPrefix("st") == true ? .st : .usual }
}
