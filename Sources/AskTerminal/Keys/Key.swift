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
