/// Many words in one piece of memory: a file of a hundred thousand lines is not taken apart before a word is asked for.
package struct PackedWords {
  /// Valid UTF-8, with anything between the words.
  private(set) var bytes: [UInt8] = []
  /// Half as large as with `Int`, and no file that is read is so large that they would not do.
  private var bounds: [Range<Int32>] = []

  package init(_ words: [String] = []) {
    for word in words { append(word) }
  }

  package var count: Int { bounds.count }

  package subscript(_ place: Int) -> String { String(decoding: utf8(place), as: UTF8.self) }

  func utf8(_ place: Int) -> ArraySlice<UInt8> {
    bytes[Int(bounds[place].lowerBound)..<Int(bounds[place].upperBound)]
  }

  /// The bytes of the longest.
  var mostBytes: Int { bounds.reduce(0) { max($0, $1.count) } }

  mutating func append(_ word: String) {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: word.utf8)
    bounds.append(start..<Int32(bytes.count))
  }

  /// Each line that is not empty, without LF or CR LF.
  ///
  /// - Parameter text: valid UTF-8.
  mutating func append(linesOf text: ArraySlice<UInt8>) {
    var start = bytes.count
    bytes += text
    bytes.withUnsafeBufferPointer { bytes in
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let next = end + 1
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if end > start { bounds.append(Int32(start)..<Int32(end)) }
        start = next
      }
    }
  }
}
