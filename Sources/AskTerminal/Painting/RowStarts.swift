/// Where the rows of one logical line begin, found as far as they were asked for and kept until the line changes
/// before them: to find a row means to measure everything before it.
struct RowStarts {
  /// The columns of a row that they hold for.
  private var columns = 0
  /// Of the second row and those behind it.
  private var further: [Int] = []
  private var isComplete = false

  /// The row that an offset is in. A row boundary belongs to the row that begins there.
  mutating func row(containing offset: Int, in scalars: UnsafeBufferPointer<UInt32>, _ wrap: RowWrap) -> Int {
    prepare(for: wrap)
    while !isComplete, (further.last ?? 0) <= offset { findNext(in: scalars, wrap) }
    var low = 0
    var high = further.count
    while low < high {
      let middle = (low + high) / 2
      if further[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The offsets of a row; nil behind the last.
  mutating func offsets(ofRow row: Int, in scalars: UnsafeBufferPointer<UInt32>, _ wrap: RowWrap) -> Range<Int>? {
    prepare(for: wrap)
    while !isComplete, further.count <= row { findNext(in: scalars, wrap) }
    guard row <= further.count else { return nil }
    return (row == 0 ? 0 : further[row - 1])..<(row == further.count ? scalars.count : further[row])
  }

  /// The number of rows, at least 1.
  mutating func count(in scalars: UnsafeBufferPointer<UInt32>, _ wrap: RowWrap) -> Int {
    prepare(for: wrap)
    while !isComplete { findNext(in: scalars, wrap) }
    return further.count + 1
  }

  /// Forgets what depends on the scalars from a cluster boundary on. A row that begins right there goes too: whether
  /// its first cluster fitted the row before depends on that cluster.
  mutating func forget(from offset: Int) {
    isComplete = false
    while let last = further.last, last >= offset { further.removeLast() }
  }

  private mutating func prepare(for wrap: RowWrap) {
    guard columns != wrap.columns else { return }
    columns = wrap.columns
    further = []
    isComplete = false
  }

  private mutating func findNext(in scalars: UnsafeBufferPointer<UInt32>, _ wrap: RowWrap) {
    let end = wrap.end(ofRowAt: further.last ?? 0, in: scalars)
    if end == scalars.count { isComplete = true } else { further.append(end) }
  }
}
