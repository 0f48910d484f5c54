/// Where the grapheme clusters of a text begin and end. The only place that asks the standard library's recognizer,
/// whose name begins with an underscore; the alternative is to build a `String` for every key.
package struct GraphemeBreaks {
  let scalars: UnsafeBufferPointer<UInt32>
  let reading: ScalarReading

  package init(_ scalars: UnsafeBufferPointer<UInt32>, reading: ScalarReading = .plain) {
    self.scalars = scalars
    self.reading = reading
  }

  /// The end of the cluster that begins at an offset, which must be a boundary.
  package func end(ofClusterAt start: Int) -> Int {
    var next = start + 1
    guard next < scalars.count else { return scalars.count }
    if isPlainPair(scalars[start], scalars[next]) { return next }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: reading(scalars[start]))
    while next < scalars.count, !recognizer.hasBreak(before: reading(scalars[next])) { next += 1 }
    return next
  }

  /// The first boundary behind an offset, which may lie inside of a cluster.
  package func next(after offset: Int) -> Int {
    guard offset < scalars.count else { return scalars.count }
    var boundary = certainBoundary(atOrBefore: offset)
    while boundary <= offset { boundary = end(ofClusterAt: boundary) }
    return boundary
  }

  /// The last boundary before an offset, which may lie inside of a cluster.
  package func previous(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    var boundary = certainBoundary(atOrBefore: offset - 1)
    while true {
      let next = end(ofClusterAt: boundary)
      if next >= offset { return boundary }
      boundary = next
    }
  }

  package func isBoundary(_ offset: Int) -> Bool {
    offset <= 0 || offset >= scalars.count || next(after: offset - 1) == offset
  }

  /// The number of clusters in a range that begins and ends at boundaries.
  package func count(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset = end(ofClusterAt: offset)
      count += 1
    }
    return count
  }

  /// The number of clusters in such a range if the text were cut at an offset in it.
  package func count(in range: Range<Int>, cutAt offset: Int) -> Int {
    // A cluster begins wherever counting does, and a break depends on what precedes it alone.
    count(in: range.lowerBound..<offset) + count(in: offset..<range.upperBound)
  }

  /// How far a change of a range can change clusters: from the nearest certain boundary before it to the nearest
  /// behind.
  package func reach(of range: Range<Int>) -> Range<Int> {
    certainBoundary(atOrBefore: range.lowerBound - 1)..<certainBoundary(atOrAfter: range.upperBound + 1)
  }

  /// The nearest boundary that stays one whatever stands farther to the left of it, the start of the text at last.
  package func certainBoundary(atOrBefore offset: Int) -> Int {
    var offset = min(max(offset, 0), scalars.count)
    while offset > 0, !isCertain(offset) { offset -= 1 }
    return offset
  }

  /// The nearest such boundary to the right, the end of the text at last.
  package func certainBoundary(atOrAfter offset: Int) -> Int {
    var offset = min(max(offset, 0), scalars.count)
    while offset < scalars.count, !isCertain(offset) { offset += 1 }
    return offset
  }

  private func isCertain(_ offset: Int) -> Bool {
    guard offset > 0, offset < scalars.count else { return true }
    let (left, right) = (scalars[offset - 1], scalars[offset])
    return isPlainPair(left, right) || alwaysBreaks(between: reading(left), and: reading(right))
  }

  /// Two scalars that nothing can join: neither combines, nor is it joined by what precedes it.
  private func isPlainPair(_ left: UInt32, _ right: UInt32) -> Bool {
    if left < 0x300, right < 0x300 { return left != 0x0D || right != 0x0A }
    return Unicode._CharacterRecognizer.quickBreak(between: reading(left), and: reading(right)) ?? false
  }

  /// Whether there is a break in every context. Only three rules of UAX #29 look farther back than one scalar, and
  /// all of them join: regional indicators (GB12), pictures joined by ZWJ (GB11), conjuncts (GB9c). The first says
  /// "no break" without context; the others are tried with the context that they need.
  private func alwaysBreaks(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    func breaks(in context: Unicode._CharacterRecognizer) -> Bool {
      var recognizer = context
      _ = recognizer.hasBreak(before: left)
      return recognizer.hasBreak(before: right)
    }
    return breaks(in: Unicode._CharacterRecognizer()) && breaks(in: Self.behindPicture) && breaks(in: Self.behindVirama)
  }

  private static let behindPicture = recognizer(behind: "\u{1F469}")
  private static let behindVirama = recognizer(behind: "\u{915}", "\u{94D}")

  private static func recognizer(behind context: Unicode.Scalar...) -> Unicode._CharacterRecognizer {
    var recognizer = Unicode._CharacterRecognizer()
    for scalar in context { _ = recognizer.hasBreak(before: scalar) }
    return recognizer
  }
}
