/// Why an answer is not accepted: facts and numbers, without a language. `Wording` turns each into a sentence.
package enum Reason: Equatable {
  // Length in grapheme clusters
  case tooShort(minimum: Int, count: Int)
  case tooLong(maximum: Int, count: Int)
  /// Length in bytes of UTF-8
  case tooManyBytes(maximum: Int, count: Int)

  case controlCharacter(Unicode.Scalar)
  case severalLines
  case notUTF8

  case mismatch(pattern: String)
  case rejected(pattern: String)
  /// The pattern ran past its match limit.
  case patternGaveUp(pattern: String)

  /// The script's own words: `--error`.
  case scriptSays(String)
}
