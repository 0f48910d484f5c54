package enum NamedKey: CaseIterable, Sendable {
  /// Escape alone, told from the beginning of a sequence by the time that passed.
  case escape
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// Home and End with Control: of the whole text, where it has several lines.
  case textStart, textEnd
  case delete
  case wordLeft, wordRight
  /// Escape and Enter in one.
  case altEnter
  case backTab
}
