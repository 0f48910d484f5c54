// What surrounds the cursor: words, quotes, brackets.
extension EditedText {
  func range(of object: ViTextObject, count: Int) -> Range<TextPosition>? {
    switch object.kind {
    case .word(let size): rangeInLine(withBreaks { $0.words(at: cursor, size, count, isAround: object.isAround) })
    case .quotes(let quote): rangeInLine(withBreaks { $0.quotes(quote, at: cursor, isAround: object.isAround) })
    case .brackets(let open, let close): brackets((open, close), count, isAround: object.isAround)
    }
  }

  private func rangeInLine(_ offsets: Range<Int>?) -> Range<TextPosition>? {
    guard let offsets else { return nil }
    return TextPosition(
      line: lineIndex, offset: offsets.lowerBound)..<TextPosition(line: lineIndex, offset: offsets.upperBound)
  }

  /// - Parameter level: 2 for those around the nearest.
  private func brackets(
    _ pair: (open: UInt32, close: UInt32), _ level: Int, isAround: Bool
  ) -> Range<TextPosition>? {
    guard cursor < currentLine.scalars.count else { return nil }
    // On a closing bracket, those that it ends; elsewhere, those that are open.
    let isOnClosing = currentLine.scalars[cursor] == pair.close
    guard
      let open = bracket(pair, from: position, isForward: false, depth: isOnClosing ? level - 1 : level),
      let close = bracket(pair, from: open, isForward: true)
    else { return nil }
    if isAround { return open..<TextPosition(line: close.line, offset: close.offset + 1) }
    return TextPosition(line: open.line, offset: open.offset + 1)..<close
  }
}

extension GraphemeBreaks {
  /// Runs of one class, blanks too; around a word also the blanks behind it, else those before it.
  func words(at cursor: Int, _ size: ViWordSize, _ count: Int, isAround: Bool) -> Range<Int>? {
    guard cursor < scalars.count else { return nil }
    func end(ofRunAt offset: Int) -> Int {
      let runClass = viClass(at: offset, size)
      var end = offset
      while end < scalars.count, viClass(at: end, size) == runClass { end = next(after: end) }
      return end
    }
    func start(ofRunAt offset: Int) -> Int {
      let runClass = viClass(at: offset, size)
      var start = offset
      while start > 0, viClass(at: previous(before: start), size) == runClass { start = previous(before: start) }
      return start
    }
    var range = start(ofRunAt: cursor)..<cursor
    let beginsBlank = viClass(at: cursor, size) == .blank
    for _ in 0..<(isAround ? 2 * count : count) {
      guard range.upperBound < scalars.count else { break }
      range = range.lowerBound..<end(ofRunAt: range.upperBound)
    }
    guard isAround, !beginsBlank, range.lowerBound > 0, viClass(at: previous(before: range.upperBound), size) != .blank
    else { return range }
    let before = previous(before: range.lowerBound)
    if viClass(at: before, size) == .blank { range = start(ofRunAt: before)..<range.upperBound }
    return range
  }

  /// The pair that the cursor is in, or the next one in the line. A backslash takes a quote its meaning.
  func quotes(_ quote: UInt32, at cursor: Int, isAround: Bool) -> Range<Int>? {
    var open: Int?
    var offset = 0
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == 0x5C {
        offset += 2
        continue
      }
      if scalar == quote {
        if let start = open, offset >= cursor {
          return isAround ? withBlanks(start..<offset + 1) : start + 1..<offset
        }
        open = open == nil ? offset : nil
      }
      offset += 1
    }
    return nil
  }

  /// With the blanks behind, else those before.
  private func withBlanks(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < scalars.count, viClass(at: end, .word) == .blank { end = next(after: end) }
    if end > range.upperBound { return start..<end }
    while start > 0, viClass(at: previous(before: start), .word) == .blank { start = previous(before: start) }
    return start..<end
  }
}
