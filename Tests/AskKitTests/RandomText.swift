import TestSupport

/// Texts that are hard on whoever has to quote, escape or split them.
enum RandomText {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x01...0x1F, 0x7F...0x9F, 0xA0...0x24F, 0x300...0x36F, 0x3041...0x30FF, 0xAC00...0xD7A3,
    0x2000...0x206F, 0xE000...0xFFFF, 0x1F1E6...0x1FAFF, 0x1_0000...0x10_FFFF,
  ]
  private static let difficult = [
    "'", "\"", "\\", "\n", "\r\n", "\t", "$(id)", "`id`", "${HOME}", "!", "*", "~", "#", ";", "&", "|", "-n", "'\\''",
    "=",
    " ", "{", "}", "</script>", "\u{1}", "\u{7F}", "e\u{301}", "👩‍👩‍👧", "日本語", "\u{2028}", "\u{FFFF}",
  ]

  /// - Parameter nul: whether U+0000 may be in it, which no shell can hold.
  static func next(_ random: inout SeededRandom, nul: Bool = false) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      if Bool.random(using: &random) {
        text += difficult.randomElement(using: &random)!
      } else {
        let value = UInt32.random(in: ranges.randomElement(using: &random)!, using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      if nul, Int.random(in: 0..<50, using: &random) == 0 { text += "\0" }
    }
    return text
  }
}
