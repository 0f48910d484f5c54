/// The columns that a terminal gives a character, never too few: too few cut a character, too many leave a blank. But for
/// what a ZWJ joins: its parts are counted as the one picture that they are meant to be, and the others only reach further.
package enum DisplayWidth {
  /// The columns of one grapheme cluster.
  ///
  /// A cluster is as wide as its scalars together, because terminals that know no clusters draw them side by side.
  /// What a ZWJ joins is drawn on the character before it; U+FE0F asks for the wide picture. East Asian Ambiguous
  /// counts 1.
  package static func measure(_ cluster: UnsafeBufferPointer<UInt32>) -> ClusterWidth {
    guard let first = cluster.first else { return ClusterWidth(columns: 1, isDoubtful: false) }
    var (columns, isDoubtful) = measure(first)
    var joined = 0
    var previous = first
    var wantsPicture = false
    for scalar in cluster.dropFirst() {
      if previous == zeroWidthJoiner { joined += measure(scalar).columns } else { columns += measure(scalar).columns }
      wantsPicture = wantsPicture || scalar == pictureSelector
      isDoubtful = isDoubtful || !isUndisputedMark(scalar)
      previous = scalar
    }
    columns = max(columns, wantsPicture ? 2 : 1)
    return ClusterWidth(columns: columns, reach: columns + joined, isDoubtful: isDoubtful)
  }

  /// The columns of a scalar by itself: 0, 1 or 2.
  package static func measure(_ scalar: UInt32) -> (columns: Int, isDoubtful: Bool) {
    if let columns = settledColumns(of: scalar) { return (columns, false) }
    let run = DisplayWidthTable.runs[lastRun(at: scalar)]
    return (Int(run & 0b11), run & 0b100 != 0)
  }

  /// The columns of what nearly all text is made of: letters that every terminal shows alike, and that are never in
  /// one cluster with another of them. The quick way; nil for everything that has to be looked up.
  static func settledColumns(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20..<0x7F, 0xAE..<0x300, 0x400..<0x483, 0xE01..<0xE31: 1
    case 0x3000..<0x302A, 0x3041..<0x3097, 0x30A1..<0x30FD, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF61: 2
    default: nil
    }
  }

  private static func lastRun(at scalar: UInt32) -> Int {
    let key = scalar << 3 | 0b111
    var low = 0
    var high = DisplayWidthTable.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if DisplayWidthTable.runs[middle] <= key { low = middle } else { high = middle }
    }
    return low
  }

  /// The accents and the kana sound marks: every terminal draws them on the character before.
  private static func isUndisputedMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x3099, 0x309A: true
    default: false
    }
  }

  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let pictureSelector: UInt32 = 0xFE0F
}
