extension GraphemeBreaks {
  /// The end of the word at or behind an offset, as M-f finds it; nil when none follows in the line.
  package func wordEnd(after offset: Int) -> Int? {
    var offset = offset
    while kind(at: offset) == .between { offset = next(after: offset) }
    guard let kind = kind(at: offset) else { return nil }
    while self.kind(at: offset) == kind { offset = next(after: offset) }
    return offset
  }

  /// The start of the word at or before an offset, as M-b finds it; nil when none precedes in the line.
  package func wordStart(before offset: Int) -> Int? {
    var offset = offset
    while kind(before: offset) == .between { offset = previous(before: offset) }
    guard let kind = kind(before: offset) else { return nil }
    while self.kind(before: offset) == kind { offset = previous(before: offset) }
    return offset
  }

  /// Japanese and Chinese have no blanks between words: there a word ends where the script changes.
  private enum WordKind {
    case between, letters, ideographs, hiragana, katakana

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letters
      case 0..<0x80: self = .between
      case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideographs
      case 0x3041...0x309F: self = .hiragana
      case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
      default:
        let properties = scalar.properties
        self = properties.isAlphabetic || properties.numericType != nil ? .letters : .between
      }
    }
  }

  private func kind(at offset: Int) -> WordKind? {
    offset < scalars.count ? WordKind(reading(scalars[offset])) : nil
  }

  private func kind(before offset: Int) -> WordKind? {
    offset > 0 ? kind(at: previous(before: offset)) : nil
  }
}
