extension FlagTable {
  /// The long name that was most likely meant, with its dashes; nil where none is near.
  package static func nearestLongName(to written: String) -> String? {
    // No two texts are nearer than their lengths; what is far longer need not be compared letter by letter.
    let length = written.count
    let names = rows.map { "--\($0.long)" }.filter { abs($0.count - length) <= mostDistance(to: $0) }
    let nearest = names.map { ($0, editDistance(written, $0)) }.min { $0.1 < $1.1 }
    guard let (name, distance) = nearest, distance <= mostDistance(to: name) else { return nil }
    return name
  }

  private static func mostDistance(to name: String) -> Int { max(1, name.count / 3) }

  /// How many characters must be added, dropped, replaced or swapped with their neighbour
  /// (optimal string alignment distance).
  static func editDistance(_ one: String, _ other: String) -> Int {
    let one = Array(one)
    let other = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        var least = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (one[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
