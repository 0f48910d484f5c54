/// The words by their keys, in the order of the alphabet.
struct WordIndex {
  /// All keys, one behind the other.
  private var keys: [UInt8] = []
  /// Where the key of each word begins, and the end of the last.
  private var starts: [Int32] = [0]
  private(set) var order: [Slot] = []

  struct Slot {
    /// The eight bytes of the key behind what all keys begin with, the first of them highest: most comparisons need no
    /// more.
    let head: UInt64
    let word: Int32
  }

  init(_ words: PackedWords) {
    starts.reserveCapacity(words.count + 1)
    order.reserveCapacity(words.count)
    keys.reserveCapacity(words.bytes.count)
    for number in 0..<words.count {
      keys.appendFolded(words.utf8(number))
      starts.append(Int32(keys.count))
    }
    keys.withUnsafeBufferPointer { keys in
      starts.withUnsafeBufferPointer { starts in
        let common = Self.commonBytes(keys, starts)
        for number in 0..<words.count {
          let key = keys[Int(starts[number]) + common..<Int(starts[number + 1])]
          order.append(Slot(head: Self.head(key), word: Int32(number)))
        }
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

  /// How many bytes all keys have in common at their beginning.
  private static func commonBytes(_ keys: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<Int32>) -> Int {
    guard starts.count > 1 else { return 0 }
    var common = Int(starts[1])
    for number in 1..<starts.count - 1 {
      let start = Int(starts[number])
      common = min(common, Int(starts[number + 1]) - start)
      var count = 0
      while count < common, keys[count] == keys[start + count] { count += 1 }
      common = count
    }
    return common
  }

  private static func head(_ key: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
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
