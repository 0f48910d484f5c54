/// Comparison of texts as they are spelled: `String` would hold two spellings of é for equal.
package enum Spelling {
  package static func differ(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    !one.utf8.elementsEqual(other.utf8)
  }

  /// The number of grapheme clusters that two texts have in common at their beginning.
  package static func commonCharacters(_ one: String, _ other: String) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
