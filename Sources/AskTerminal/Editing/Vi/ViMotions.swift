// Where vi's motions go, over grapheme clusters. The words are found as Vim finds them, so that counts, blanks and empty
// lines mean the same.
extension EditedText {
  /// - Parameters:
  ///   - operation: for which the motion is; nil where the cursor alone moves.
  ///   - lastFind: what `;` repeats.
  /// - Returns: nil where the motion cannot be made.
  func reach(
    of motion: ViMotion, count: Int?, for operation: ViOperator?, repeating lastFind: ViFind? = nil
  ) -> ViReach? {
    let times = count ?? 1
    let (line, offset) = (position.line, position.offset)
    func exclusive(_ offset: Int) -> ViReach {
      ViReach(target: TextPosition(line: line, offset: offset), kind: .exclusive)
    }
    func lines(_ target: Int) -> ViReach? {
      guard (0..<lineCount).contains(target) else { return nil }
      return ViReach(target: TextPosition(line: target, offset: firstSign(ofLine: target)), kind: .lines)
    }
    switch motion {
    case .left: return offset == 0 ? nil : exclusive(withBreaks { $0.offset(offset, movedBy: -times) })
    case .right:
      let target = withBreaks { $0.offset(offset, movedBy: times) }
      return target == offset ? nil : exclusive(target)
    case .up, .lineAbove: return lines(line - times)
    case .down, .lineBelow: return lines(line + times)
    case .lineStart: return exclusive(0)
    case .firstSign: return exclusive(firstSign(ofLine: line))
    case .lineEnd:
      let target = line + times - 1
      guard target < lineCount else { return nil }
      return ViReach(
        target: TextPosition(line: target, offset: self.line(target).scalars.count), kind: .exclusive)
    case .column: return exclusive(withBreaks { $0.offset(0, movedBy: times - 1) })
    case .word(let motion, let size): return reachOfWord(motion, size, times, for: operation)
    case .find(let find): return reach(of: find, times, isAgain: false)
    case .findAgain(let reversed):
      return lastFind.flatMap { reach(of: reversed ? $0.reversed : $0, times, isAgain: true) }
    case .matchingBracket: return matchingBracket().map { ViReach(target: $0, kind: .inclusive) }
    case .firstLine: return lines(min((count ?? 1) - 1, lineCount - 1))
    case .lastLine: return lines(min((count ?? lineCount) - 1, lineCount - 1))
    }
  }

  /// The first character that is no blank, or the last blank.
  func firstSign(ofLine index: Int) -> Int {
    withBreaks(ofLine: index) { breaks in
      var offset = 0
      while offset < breaks.scalars.count, breaks.viClass(at: offset, .bigWord) == .blank {
        offset = breaks.next(after: offset)
      }
      return offset == breaks.scalars.count ? breaks.previous(before: offset) : offset
    }
  }

  /// Where the cursor of command mode stands in a line at most: on its last character.
  func lastCluster(ofLine index: Int) -> Int { withBreaks(ofLine: index) { $0.previous(before: $0.scalars.count) } }

  // MARK: Characters

  private func reach(of find: ViFind, _ times: Int, isAgain: Bool) -> ViReach? {
    let found: Int? = withBreaks { breaks in
      var offset = cursor
      // Next to its target `t` would stay for ever.
      if isAgain, find.stopsShort, times == 1 { offset = breaks.offset(offset, movedBy: find.goesForward ? 1 : -1) }
      for _ in 0..<times {
        guard let next = breaks.offset(of: find.target, from: offset, goingForward: find.goesForward) else {
          return nil
        }
        offset = next
      }
      if !find.stopsShort { return offset }
      return breaks.offset(offset, movedBy: find.goesForward ? -1 : 1)
    }
    guard let found else { return nil }
    return ViReach(
      target: TextPosition(line: lineIndex, offset: found), kind: find.goesForward ? .inclusive : .exclusive)
  }

  private static let brackets: [(open: UInt32, close: UInt32)] = [(0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D)]

  /// Of the first bracket at the cursor or behind it in the line.
  private func matchingBracket() -> TextPosition? {
    var start = position
    while start.offset < line(start.line).scalars.count {
      let scalar = line(start.line).scalars[start.offset]
      for pair in Self.brackets {
        if scalar == pair.open { return bracket(pair, from: start, isForward: true) }
        if scalar == pair.close { return bracket(pair, from: start, isForward: false) }
      }
      start.offset += 1
    }
    return nil
  }

  /// The bracket that belongs to the one at `start`, or that surrounds it.
  ///
  /// - Parameter depth: how many are open there already.
  func bracket(
    _ pair: (open: UInt32, close: UInt32), from start: TextPosition, isForward: Bool, depth: Int = 0
  ) -> TextPosition? {
    var (place, depth) = (start, depth)
    while true {
      let scalars = line(place.line).scalars
      while scalars.indices.contains(place.offset) {
        let scalar = scalars[place.offset]
        if scalar == pair.open { depth += isForward ? 1 : -1 }
        if scalar == pair.close { depth += isForward ? -1 : 1 }
        if depth == 0, scalar == pair.open || scalar == pair.close { return place }
        place.offset += isForward ? 1 : -1
      }
      place.line += isForward ? 1 : -1
      guard (0..<lineCount).contains(place.line) else { return nil }
      place.offset = isForward ? 0 : line(place.line).scalars.count - 1
    }
  }

  // MARK: Words

  private func reachOfWord(
    _ motion: ViWordMotion, _ size: ViWordSize, _ times: Int, for operation: ViOperator?
  ) -> ViReach? {
    var place = position
    let isMade: Bool
    var kind = ViReach.Kind.exclusive
    switch motion {
    case .nextStart where operation == .change:
      (isMade, kind) = (true, changedWords(&place, size, times))
    case .nextStart: isMade = nextStart(&place, size, times, staysInLine: operation != nil)
    case .previousStart: isMade = previousStart(&place, size, times)
    case .nextEnd:
      isMade = nextEnd(&place, size, times)
      kind = .inclusive
    case .previousEnd:
      isMade = previousEnd(&place, size, times)
      kind = .inclusive
    }
    // A motion that only got to the end of the text is one all the same.
    guard isMade || place != position else { return nil }
    if operation == nil || kind == .inclusive { place.offset = min(place.offset, lastCluster(ofLine: place.line)) }
    return place == position && operation == nil ? nil : ViReach(target: place, kind: kind)
  }

  /// `cw` leaves the blanks behind a word, and of blanks takes one.
  private func changedWords(_ place: inout TextPosition, _ size: ViWordSize, _ times: Int) -> ViReach.Kind {
    if viClass(at: place, size) != .blank {
      _ = nextEnd(&place, size, times, mayStay: true)
      return .inclusive
    }
    if isAtLineEnd(place) { return .exclusive }
    _ = nextStart(&place, size, times, staysInLine: true)
    withBreaks(ofLine: place.line) { breaks in
      let least = place.line == lineIndex ? breaks.next(after: cursor) : 0
      while place.offset > least {
        let previous = breaks.previous(before: place.offset)
        guard breaks.viClass(at: previous, size) == .blank else { break }
        place.offset = previous
      }
    }
    return .exclusive
  }

  /// - Parameter staysInLine: the last word does not reach over the end of its line.
  private func nextStart(_ place: inout TextPosition, _ size: ViWordSize, _ times: Int, staysInLine: Bool) -> Bool {
    for time in 1...times {
      let stops = staysInLine && time == times
      let startClass = viClass(at: place, size)
      let isLastLine = place.line == lineCount - 1
      switch step(&place) {
      case .none: return false
      case .toLineEnd, .toNextLine:
        if isLastLine { return false }
        if stops { return true }
      case .inLine: break
      }
      if startClass != .blank {
        while viClass(at: place, size) == startClass {
          let step = step(&place)
          if step == .none || step != .inLine && stops { return true }
        }
      }
      while viClass(at: place, size) == .blank, !isEmptyLine(place) {
        if stops, isAtLineEnd(place) { return true }
        if step(&place) == .none { return true }
      }
    }
    return true
  }

  private func nextEnd(
    _ place: inout TextPosition, _ size: ViWordSize, _ times: Int, mayStay: Bool = false
  ) -> Bool {
    for time in 1...times {
      let startClass = viClass(at: place, size)
      if step(&place) == .none { return false }
      if viClass(at: place, size) == startClass, startClass != .blank {
        while viClass(at: place, size) == startClass, step(&place) != .none {}
      } else if !(mayStay && time == 1) || startClass == .blank {
        while viClass(at: place, size) == .blank { if step(&place) == .none { return false } }
        let word = viClass(at: place, size)
        while viClass(at: place, size) == word, step(&place) != .none {}
      }
      _ = stepBack(&place)
    }
    return true
  }

  private func previousStart(_ place: inout TextPosition, _ size: ViWordSize, _ times: Int) -> Bool {
    for _ in 1...times {
      if stepBack(&place) == .none { return false }
      var isInWord = true
      while viClass(at: place, size) == .blank {
        if isEmptyLine(place) {
          isInWord = false
          break
        }
        if stepBack(&place) == .none { return true }
      }
      guard isInWord else { continue }
      let word = viClass(at: place, size)
      while viClass(at: place, size) == word { if stepBack(&place) == .none { return true } }
      _ = step(&place)
    }
    return true
  }

  private func previousEnd(_ place: inout TextPosition, _ size: ViWordSize, _ times: Int) -> Bool {
    for _ in 1...times {
      let startClass = viClass(at: place, size)
      if stepBack(&place) == .none { return false }
      if startClass != .blank {
        while viClass(at: place, size) == startClass { if stepBack(&place) == .none { return true } }
      }
      while viClass(at: place, size) == .blank, !isEmptyLine(place) { if stepBack(&place) == .none { return true } }
    }
    return true
  }

  // MARK: Steps through the text, the end of a line being a place of its own

  private enum Step {
    /// The text ends here.
    case none
    case inLine, toLineEnd, toNextLine
  }

  private func step(_ place: inout TextPosition) -> Step {
    let end = line(place.line).scalars.count
    if place.offset < end {
      place.offset = withBreaks(ofLine: place.line) { $0.next(after: place.offset) }
      return place.offset == end ? .toLineEnd : .inLine
    }
    guard place.line < lineCount - 1 else { return .none }
    place = TextPosition(line: place.line + 1, offset: 0)
    return .toNextLine
  }

  private func stepBack(_ place: inout TextPosition) -> Step {
    if place.offset > 0 {
      place.offset = withBreaks(ofLine: place.line) { $0.previous(before: place.offset) }
      return .inLine
    }
    guard place.line > 0 else { return .none }
    place.line -= 1
    place.offset = line(place.line).scalars.count
    return .toNextLine
  }

  private func isAtLineEnd(_ place: TextPosition) -> Bool { place.offset == line(place.line).scalars.count }
  private func isEmptyLine(_ place: TextPosition) -> Bool { line(place.line).scalars.isEmpty }

  private func viClass(at place: TextPosition, _ size: ViWordSize) -> ViWordClass {
    withBreaks(ofLine: place.line) { $0.viClass(at: place.offset, size) }
  }
}

extension GraphemeBreaks {
  /// That many clusters farther, within the text.
  func offset(_ offset: Int, movedBy clusters: Int) -> Int {
    var offset = offset
    var left = abs(clusters)
    while left > 0, clusters > 0 ? offset < scalars.count : offset > 0 {
      offset = clusters > 0 ? next(after: offset) : previous(before: offset)
      left -= 1
    }
    return offset
  }

  /// The next cluster that is the same, not the one at the offset.
  func offset(of cluster: [UInt32], from start: Int, goingForward: Bool) -> Int? {
    var offset = start
    while goingForward ? offset < scalars.count : offset > 0 {
      offset = goingForward ? next(after: offset) : previous(before: offset)
      if offset < scalars.count, scalars[offset..<end(ofClusterAt: offset)].elementsEqual(cluster) { return offset }
    }
    return nil
  }

  /// The end of the line is blank.
  func viClass(at offset: Int, _ size: ViWordSize) -> ViWordClass {
    guard offset < scalars.count else { return .blank }
    let itsClass = ViWordClass(reading(scalars[offset]))
    return size == .bigWord && itsClass != .blank ? .letter : itsClass
  }
}
