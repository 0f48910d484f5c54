/// Of what a word is made: it goes as far as its class does.
enum ViWordClass: Equatable {
  case blank, sign, letter, hiragana, katakana, ideograph, hangul, picture

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letter
    case 0x09, 0x20: self = .blank
    case 0..<0x80: self = .sign
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    default:
      let properties = scalar.properties
      if properties.isWhitespace {
        self = .blank
      } else if properties.isAlphabetic || properties.numericType != nil {
        self = .letter
      } else {
        self = properties.isEmoji || scalar.value >= 0x1F000 ? .picture : .sign
      }
    }
  }
}
