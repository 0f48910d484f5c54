#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much two runs of scalars have in common, by blocks of `memcmp`: a line of a megabyte is compared for a key.
enum ScalarComparison {
  /// The number of equal scalars at the start, at most `limit`, which must not exceed either count.
  static func commonPrefix(
    _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, limit: Int
  ) -> Int {
    var common = 0
    while limit - common >= blockSize, areEqual(one, common, other, common, count: blockSize) { common += blockSize }
    while common < limit, one[common] == other[common] { common += 1 }
    return common
  }

  /// The number of equal scalars at the end, at most `limit`.
  static func commonSuffix(
    _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, limit: Int
  ) -> Int {
    var common = 0
    while limit - common >= blockSize,
      areEqual(one, one.count - common - blockSize, other, other.count - common - blockSize, count: blockSize)
    {
      common += blockSize
    }
    while common < limit, one[one.count - 1 - common] == other[other.count - 1 - common] { common += 1 }
    return common
  }

  private static let blockSize = 1024

  private static func areEqual(
    _ one: UnsafeBufferPointer<UInt32>, _ start: Int, _ other: UnsafeBufferPointer<UInt32>, _ otherStart: Int,
    count: Int
  ) -> Bool {
    guard let one = one.baseAddress, let other = other.baseAddress else { return true }
    return memcmp(one + start, other + otherStart, count * MemoryLayout<UInt32>.stride) == 0
  }
}
