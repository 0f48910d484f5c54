/// What an operator takes that surrounds the cursor.
package struct ViTextObject: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case word(ViWordSize)
    case quotes(UInt32)
    case brackets(open: UInt32, close: UInt32)
  }

  package var kind: Kind
  /// With the blanks beside a word, with the quotes or brackets themselves.
  package var isAround: Bool
}
