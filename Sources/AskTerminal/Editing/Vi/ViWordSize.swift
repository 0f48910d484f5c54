/// What counts as a word.
package enum ViWordSize: Equatable, Sendable {
  /// Of letters, or of signs.
  case word
  /// Of anything but blanks.
  case bigWord
}
