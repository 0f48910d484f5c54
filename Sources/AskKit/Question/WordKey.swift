/// A word in lower case and half width, as bytes of UTF-8.
struct WordKey {
  var bytes: [UInt8]

  var characters: String { String(decoding: bytes, as: UTF8.self) }

  static func folded(_ word: String) -> WordKey {
    var key = WordKey(bytes: [])
    key.bytes.appendFolded(word)
    return key
  }
}

extension [UInt8] {
  mutating func appendFolded(_ word: String) {
    let start = count
    var word = word
    let isASCII = word.withUTF8 { bytes in
      append(contentsOf: bytes)
      return bytes.allSatisfy { $0 < 0x80 }
    }
    if isASCII {
      for place in start..<count where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[place]) {
        self[place] += 0x20
      }
      return
    }
    removeSubrange(start...)
    let lowercased = word.lowercased()
    let span = lowercased.utf8Span.span
    append(addingCapacity: span.count) { TextFolding.fold(span, to: &$0) }
  }
}
