/// Splits a line as a POSIX shell splits it into words, as far as quoting goes (POSIX.1-2024, 2.2 and 2.3).
enum ShellReader {
  /// Nil where a quotation has no end.
  static func words(_ bytes: [UInt8]) -> [[UInt8]]? {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "'"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "'")) else { return nil }
        word = (word ?? []) + bytes[index..<end]
        index = end + 1
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { return nil }
        word = (word ?? []) + [bytes[index]]
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(word) }
    return words
  }
}
