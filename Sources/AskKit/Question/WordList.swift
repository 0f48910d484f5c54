/// Texts that a script offers for an answer, in its order. They are found by how they begin, in any case and in full
/// width too; the index for that is made when it is first needed, so that a list of a hundred thousand costs nothing
/// before.
package final class WordList {
  package let words: [String]
  private lazy var index = Index(words)

  package init(_ words: [String]) { self.words = words }

  /// Those that begin with a text: in the script's order, or by the alphabet where there are very many.
  package func candidates(beginningWith text: String) -> Candidates {
    if text.isEmpty { return Candidates(words) }
    let range = index.range(beginningWith: WordKey.folded(text))
    if range.count > Self.mostPutInOrder { return Candidates(count: range.count) { self.word(range.lowerBound + $0) } }
    return Candidates(range.map { index.order[$0].word }.sorted().map { words[Int($0)] })
  }

  /// What all that begin with a text have in common, where that is more than the text. The words' own spelling, where
  /// they agree on it.
  package func completion(of text: String) -> String? {
    let range = index.range(beginningWith: WordKey.folded(text))
    guard !range.isEmpty else { return nil }
    let first = word(range.lowerBound)
    guard range.count > 1 else { return Spelling.differ(first, text) ? first : nil }
    // What the first and the last have in common, all between them have.
    let last = word(range.upperBound - 1)
    let count = Spelling.commonCharacters(
      WordKey.folded(first).characters, WordKey.folded(last).characters)
    let start = first.prefix(count)
    let completion =
      Spelling.differ(start, last.prefix(count)) ? text + start.dropFirst(text.count) : String(start)
    return Spelling.differ(completion, text) ? completion : nil
  }

  /// The word that a text means.
  package func meaning(of text: String) -> Meaning {
    let range = index.range(equalTo: WordKey.folded(text))
    if let exact = range.first(where: { !Spelling.differ(word($0), text) }) { return .word(word(exact)) }
    guard let first = range.first.map(word) else { return .none }
    let others = range.dropFirst().map(word).filter { Spelling.differ($0, first) }
    return others.isEmpty ? .word(first) : .several([first] + others)
  }

  package enum Meaning: Equatable {
    case none
    case word(String)
    /// They differ in case or width only.
    case several([String])
  }

  private func word(_ place: Int) -> String { words[Int(index.order[place].word)] }

  private static let mostPutInOrder = 1000
}

/// Words to choose from, read when they are asked for.
package struct Candidates {
  package let count: Int
  private let word: (Int) -> String

  init(count: Int, _ word: @escaping (Int) -> String) {
    self.count = count
    self.word = word
  }

  package init(_ words: [String]) { self.init(count: words.count) { words[$0] } }

  package subscript(_ place: Int) -> String { word(place) }

  package func prefix(_ most: Int) -> [String] { (0..<min(most, count)).map(word) }
}

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

/// A word in lower case and half width, as bytes of UTF-8.
private struct WordKey {
  var bytes: [UInt8]

  var characters: String { String(decoding: bytes, as: UTF8.self) }

  static func folded(_ word: String) -> WordKey {
    var key = WordKey(bytes: [])
    key.bytes.appendFolded(word)
    return key
  }
}

extension [UInt8] {
  fileprivate mutating func appendFolded(_ word: String) {
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

/// The words by their keys, in the order of the alphabet.
private struct Index {
  /// All keys, one behind the other.
  private var keys: [UInt8] = []
  /// Where the key of each word begins, and the end of the last.
  private var starts: [Int32] = [0]
  private(set) var order: [Slot] = []

  struct Slot {
    /// The first eight bytes of the key, the first of them highest: most comparisons need no more.
    let head: UInt64
    let word: Int32
  }

  init(_ words: [String]) {
    starts.reserveCapacity(words.count + 1)
    order.reserveCapacity(words.count)
    for (number, word) in words.enumerated() {
      keys.appendFolded(word)
      order.append(Slot(head: Self.head(keys[Int(starts[number])...]), word: Int32(number)))
      starts.append(Int32(keys.count))
    }
    keys.withUnsafeBufferPointer { keys in
      starts.withUnsafeBufferPointer { starts in
        order.sort { one, other in
          if one.head != other.head { return one.head < other.head }
          let left = Self.key(one, keys, starts)
          let right = Self.key(other, keys, starts)
          let difference = Self.compare(left, right)
          return difference == 0 ? one.word < other.word : difference < 0
        }
      }
    }
  }

  func range(beginningWith key: WordKey) -> Range<Int> {
    let first = firstPlace { Self.compare($0, key.bytes) >= 0 }
    return
      first..<firstPlace(from: first) {
        Self.compare(UnsafeBufferPointer(rebasing: $0.prefix(key.bytes.count)), key.bytes) > 0
      }
  }

  func range(equalTo key: WordKey) -> Range<Int> {
    let first = firstPlace { Self.compare($0, key.bytes) >= 0 }
    return first..<firstPlace(from: first) { Self.compare($0, key.bytes) > 0 }
  }

  /// By bisection.
  private func firstPlace(from start: Int = 0, where holds: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int {
    keys.withUnsafeBufferPointer { keys in
      starts.withUnsafeBufferPointer { starts in
        var (low, high) = (start, order.count)
        while low < high {
          let middle = (low + high) / 2
          if holds(Self.key(order[middle], keys, starts)) { high = middle } else { low = middle + 1 }
        }
        return low
      }
    }
  }

  private static func key(
    _ slot: Slot, _ keys: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<Int32>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: keys[Int(starts[Int(slot.word)])..<Int(starts[Int(slot.word) + 1])])
  }

  private static func head(_ key: ArraySlice<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for place in 0..<8 {
      head = head << 8 | (place < key.count ? UInt64(key[key.startIndex + place]) : 0)
    }
    return head
  }

  private static func compare(_ one: UnsafeBufferPointer<UInt8>, _ other: [UInt8]) -> Int {
    other.withUnsafeBufferPointer { compare(one, $0) }
  }

  private static func compare(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    for place in 0..<min(one.count, other.count) where one[place] != other[place] {
      return Int(one[place]) - Int(other[place])
    }
    return one.count - other.count
  }
}
