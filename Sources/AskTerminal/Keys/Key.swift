/// What a person pressed, as the bytes of the terminal tell it.
package enum Key: Equatable {
  /// A character, control characters included. An escape (U+001B) stands before the character that it makes Meta.
  case character(Unicode.Scalar)
  case named(NamedKey)
  /// A bracketed paste, whole, as it came: not yet cleaned.
  case paste(WipedBytes)
  /// Bytes that are no UTF-8.
  case malformed
}

package enum NamedKey: CaseIterable, Sendable {
  /// Escape alone, told from the beginning of a sequence by the time that passed.
  case escape
  case up, down, left, right
  case home, end, pageUp, pageDown
  case delete
  case wordLeft, wordRight
  /// Escape and Enter in one.
  case altEnter
  case backTab
}
