/// The plain form of a text: without white space at its ends, and with what an input method writes in full width in
/// ASCII.
package enum TextFolding {
  /// Where the text lies between white space: Unicode's property White_Space, with U+3000.
  package static func trimmed(_ text: Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = text.count
    while let length = whiteSpaceLength(text, at: start, before: end) { start += length }
    scan: while start < end {
      for length in 1...3 where end - length >= start {
        if whiteSpaceLength(text, at: end - length, before: end) == length {
          end -= length
          continue scan
        }
      }
      break
    }
    return start..<end
  }

  /// Whether folding would change anything.
  package static func isFoldable(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where folded(text, at: index) != nil { return true }
    return false
  }

  /// Writes the text with its full-width forms in ASCII; it never becomes longer.
  package static func fold(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    var index = 0
    while index < text.count {
      if let character = folded(text, at: index) {
        output.append(character)
        index += 3
      } else {
        output.append(text[index])
        index += 1
      }
    }
  }

  /// The ASCII character for the scalar that begins here; all that have one are three bytes in UTF-8.
  private static func folded(_ text: Span<UInt8>, at index: Int) -> UInt8? {
    guard text[index] >= 0xE2, index + 2 < text.count else { return nil }
    return switch (text[index], text[index + 1], text[index + 2]) {
    // U+FF01 to U+FF5E, ! to ~
    case (0xEF, 0xBC, let low) where low >= 0x81: low - 0x60
    case (0xEF, 0xBD, let low) where low <= 0x9E: low - 0x20
    // U+3000, the ideographic space
    case (0xE3, 0x80, 0x80): UInt8(ascii: " ")
    // What the key of the hyphen gives in Japanese: U+30FC and U+FF70, the long vowel, or U+2212, minus.
    case (0xE3, 0x83, 0xBC), (0xEF, 0xBD, 0xB0), (0xE2, 0x88, 0x92): UInt8(ascii: "-")
    // And that of the full stop: U+3002 and U+FF61.
    case (0xE3, 0x80, 0x82), (0xEF, 0xBD, 0xA1): UInt8(ascii: ".")
    default: nil
    }
  }

  private static func whiteSpaceLength(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int? {
    guard index < end else { return nil }
    let second = index + 1 < end ? text[index + 1] : 0
    let third = index + 2 < end ? text[index + 2] : 0
    return switch (text[index], second, third) {
    case (0x09...0x0D, _, _), (0x20, _, _): 1
    // U+0085, U+00A0
    case (0xC2, 0x85, _), (0xC2, 0xA0, _): 2
    // U+1680
    case (0xE1, 0x9A, 0x80): 3
    // U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): 3
    // U+3000
    case (0xE3, 0x80, 0x80): 3
    default: nil
    }
  }
}
