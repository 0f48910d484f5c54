/// A word in lower case and half width, as bytes of UTF-8.
struct WordKey {
  var bytes: [UInt8]

  var characters: String { String(decoding: bytes, as: UTF8.self) }

  func holds(_ other: WordKey) -> Bool {
    let count = other.bytes.count
    return count <= bytes.count
      && (0...bytes.count - count).contains { bytes[$0..<$0 + count].elementsEqual(other.bytes) }
  }

  static func folded(_ word: String) -> WordKey {
    var key = WordKey(bytes: [])
    key.bytes.appendFolded(Array(word.utf8)[...])
    return key
  }
}

extension [UInt8] {
  mutating func appendFolded(_ word: ArraySlice<UInt8>) {
    guard !word.allSatisfy({ $0 < 0x80 }) else {
      append(contentsOf: word.lazy.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 0x20 : $0 })
      return
    }
    let lowercased = String(decoding: word, as: UTF8.self).lowercased()
    let span = lowercased.utf8Span.span
    append(addingCapacity: span.count) { TextFolding.fold(span, to: &$0) }
  }
}
