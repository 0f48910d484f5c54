/// What must not reach a terminal as part of a text, told by the Unicode properties, not by the product's table.
enum UnsafeScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isBidiControl || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format: return !isDrawnFormat(scalar)
    default: return false
    }
  }

  /// The number signs of Arabic, Syriac and Kaithi have a picture; the joiners and tags shape what they stand behind.
  private static func isDrawnFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether the letters of a text stand in another in the same order; fillers without a picture are none.
  static func keeps(lettersOf text: some Sequence<Unicode.Scalar>, in other: some Sequence<Unicode.Scalar>) -> Bool {
    var found = other.makeIterator()
    search: for scalar in text
    where scalar.properties.isAlphabetic && !scalar.properties.isDefaultIgnorableCodePoint {
      while let next = found.next() { if next == scalar { continue search } }
      return false
    }
    return true
  }
}
