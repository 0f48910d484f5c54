// What vi's commands make of a text: pure functions of text, cursor, register and the last character that was looked for.
extension EditedText {
  /// - Parameter hasLines: the field takes several lines; in one line whole lines are characters like others.
  /// - Returns: nil where the command can do nothing.
  func change(
    by command: ViCommand, hasLines: Bool, register: ViRegister?, lastFind: ViFind?
  ) -> ViChange? {
    let times = command.count ?? 1
    switch command.action {
    case .move(let motion): return move(motion, command.count, lastFind)
    case .apply(let operation, let scope):
      return apply(operation, to: scope, command.count, hasLines: hasLines, lastFind)
    case .yankLine:
      return apply(.yank, to: hasLines ? .lines : .motion(.lineEnd), command.count, hasLines: hasLines, lastFind)
    case .put(let before): return register.flatMap { put($0, before: before, times) }
    case .replace(let cluster): return replace(with: cluster, times, hasLines: hasLines)
    case .changeCase: return changeCase(times)
    case .join: return join(max(times, 2))
    case .insert(let place): return insert(at: place, hasLines: hasLines)
    case .undo, .undoLine, .repeatChange, .editor, .search, .searchAgain: return nil
    }
  }

  // MARK: Motions

  private func move(_ motion: ViMotion, _ count: Int?, _ lastFind: ViFind?) -> ViChange? {
    guard let reach = reach(of: motion, count: count, for: nil, repeating: lastFind) else { return nil }
    var change = ViChange(cursor: reach.target)
    // Up and down then keep to the ends of the lines.
    if motion == .lineEnd { change.column = .max }
    return change
  }

  // MARK: Operators

  private func apply(
    _ operation: ViOperator, to scope: ViCommand.Scope, _ count: Int?, hasLines: Bool, _ lastFind: ViFind?
  ) -> ViChange? {
    switch scope {
    case .lines:
      let last = min(lineIndex + (count ?? 1), lineCount) - 1
      return apply(operation, toLines: lineIndex...last, cursor: position, hasLines: hasLines)
    case .object(let object):
      return range(of: object, count: count ?? 1).flatMap { apply(operation, to: $0) }
    case .motion(let motion):
      guard let reach = reach(of: motion, count: count, for: operation, repeating: lastFind) else {
        return operation == .change && !motion.mustFind ? ViChange(cursor: position, next: .inserting) : nil
      }
      let (start, end) = (min(position, reach.target), max(position, reach.target))
      if reach.kind == .lines || operation == .indent || operation == .outdent {
        guard hasLines else { return nil }
        let cursor = reach.target < position ? TextPosition(line: start.line, offset: self.cursor) : position
        return apply(operation, toLines: start.line...end.line, cursor: cursor, hasLines: hasLines)
      }
      return apply(operation, to: range(from: start, to: end, reach.kind))
    }
  }

  private func range(from start: TextPosition, to end: TextPosition, _ kind: ViReach.Kind) -> Range<TextPosition> {
    var end = end
    if kind == .inclusive {
      end.offset = withBreaks(ofLine: end.line) { $0.next(after: end.offset) }
    } else if end.offset == 0, end.line > start.line {
      // The line feed before the place where a motion ends is not part of what it goes over.
      end = TextPosition(line: end.line - 1, offset: line(end.line - 1).scalars.count)
    }
    return start..<max(start, end)
  }

  private func apply(_ operation: ViOperator, to range: Range<TextPosition>) -> ViChange? {
    let range = wholeClusters(of: range)
    let start = range.lowerBound
    if range.isEmpty { return operation == .change ? ViChange(cursor: start, next: .inserting) : nil }
    var change: ViChange
    switch operation {
    case .delete: change = ViChange(range, [], cursor: start)
    case .change: change = ViChange(range, [], cursor: start, next: .inserting)
    case .yank: change = ViChange(cursor: start)
    case .indent, .outdent: return shift(start.line...range.upperBound.line, outwards: operation == .outdent)
    }
    change.register = .characters(scalars(from: start, to: range.upperBound))
    return change
  }

  private func apply(
    _ operation: ViOperator, toLines lines: ClosedRange<Int>, cursor: TextPosition, hasLines: Bool
  ) -> ViChange? {
    let start = TextPosition(line: lines.lowerBound, offset: 0)
    let end = TextPosition(line: lines.upperBound, offset: line(lines.upperBound).scalars.count)
    if !hasLines {
      if operation == .indent || operation == .outdent { return nil }
      var change = apply(operation, to: start..<end)
      if operation == .yank { change?.cursor = cursor }
      return change
    }
    var change: ViChange
    switch operation {
    case .delete: change = deleteLines(lines, start, end)
    case .change: change = ViChange(start..<end, [], cursor: start, next: .inserting)
    case .yank:
      let offset = min(cursor.offset, lastCluster(ofLine: cursor.line))
      change = ViChange(
        cursor: TextPosition(
          line: cursor.line, offset: withBreaks(ofLine: cursor.line) { $0.boundary(atOrBefore: offset) }))
    case .indent, .outdent: return shift(lines, outwards: operation == .outdent)
    }
    change.register = .lines(scalars(from: start, to: end))
    return change
  }

  /// With one of the line feeds around them, so that the lines are gone and not only empty.
  private func deleteLines(_ lines: ClosedRange<Int>, _ start: TextPosition, _ end: TextPosition) -> ViChange {
    if lines.upperBound + 1 < lineCount {
      let next = lines.upperBound + 1
      let cursor = TextPosition(line: start.line, offset: firstSign(ofLine: next))
      return ViChange(start..<TextPosition(line: next, offset: 0), [], cursor: cursor)
    }
    guard start.line > 0 else { return ViChange(start..<end, [], cursor: start) }
    let above = start.line - 1
    let cursor = TextPosition(line: above, offset: firstSign(ofLine: above))
    return ViChange(TextPosition(line: above, offset: line(above).scalars.count)..<end, [], cursor: cursor)
  }

  /// By a tab, or what stands for one; an empty line stays so.
  private func shift(_ lines: ClosedRange<Int>, outwards: Bool) -> ViChange? {
    var shifted: [UInt32] = []
    for index in lines {
      if index > lines.lowerBound { shifted.append(Self.lineFeed) }
      let scalars = line(index).scalars
      if outwards {
        let blanks = scalars.prefix(8).prefix { $0 == 0x20 }.count
        shifted += scalars.dropFirst(scalars.first == 0x09 ? 1 : blanks)
      } else {
        if !scalars.isEmpty { shifted.append(0x09) }
        shifted += scalars
      }
    }
    let start = TextPosition(line: lines.lowerBound, offset: 0)
    let end = TextPosition(line: lines.upperBound, offset: line(lines.upperBound).scalars.count)
    if shifted == scalars(from: start, to: end) { return nil }
    let signs = shifted.prefix { $0 != Self.lineFeed }.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return ViChange(start..<end, shifted, cursor: TextPosition(line: start.line, offset: signs))
  }

  // MARK: Other changes

  private static let mostInserted = 1_000_000

  private func put(_ register: ViRegister, before: Bool, _ times: Int) -> ViChange? {
    switch register {
    case .characters(let characters):
      guard !characters.isEmpty, let inserted = Self.repeated(characters, times) else { return nil }
      var place = position
      if !before { place.offset = withBreaks { $0.next(after: place.offset) } }
      // Of several lines the beginning, else the last character.
      let last =
        inserted.contains(Self.lineFeed)
        ? place : TextPosition(line: place.line, offset: place.offset + inserted.count - 1)
      return ViChange(place..<place, inserted, cursor: last)
    case .lines(let lines):
      guard let inserted = Self.repeated(lines, times, separator: [Self.lineFeed]) else { return nil }
      let signs = lines.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if before {
        let place = TextPosition(line: lineIndex, offset: 0)
        return ViChange(
          place..<place, inserted + [Self.lineFeed], cursor: TextPosition(line: lineIndex, offset: signs))
      }
      let place = TextPosition(line: lineIndex, offset: currentLine.scalars.count)
      return ViChange(
        place..<place, [Self.lineFeed] + inserted, cursor: TextPosition(line: lineIndex + 1, offset: signs))
    }
  }

  /// Nil where nobody can mean that much.
  static func repeated(_ scalars: [UInt32], _ times: Int, separator: [UInt32] = []) -> [UInt32]? {
    guard (scalars.count + separator.count) * times <= mostInserted else { return nil }
    return Array(repeatElement(scalars, count: times).joined(separator: separator))
  }

  private func replace(with cluster: [UInt32], _ times: Int, hasLines: Bool) -> ViChange? {
    guard cursor < currentLine.scalars.count else { return nil }
    let (end, count) = withBreaks { breaks in
      let end = breaks.offset(cursor, movedBy: times)
      return (end, breaks.count(in: cursor..<end))
    }
    let range = position..<TextPosition(line: lineIndex, offset: end)
    if cluster == [Self.lineFeed] {
      return hasLines ? ViChange(range, cluster, cursor: TextPosition(line: lineIndex + 1, offset: 0)) : nil
    }
    guard let replacement = Self.repeated(cluster, count) else { return nil }
    let last = TextPosition(line: lineIndex, offset: cursor + replacement.count - 1)
    return ViChange(range, replacement, cursor: last)
  }

  /// Where a character changes into several, it stays.
  private func changeCase(_ times: Int) -> ViChange? {
    let end = withBreaks { $0.offset(cursor, movedBy: times) }
    guard end > cursor else { return nil }
    let changed = currentLine.scalars[cursor..<end].map { unit in
      let properties = reading(unit).properties
      let other = properties.isUppercase ? properties.lowercaseMapping : properties.uppercaseMapping
      let scalars = other.unicodeScalars
      return scalars.count == 1 ? scalars.first!.value : unit
    }
    let place = TextPosition(line: lineIndex, offset: end)
    return ViChange(position..<place, changed, cursor: place)
  }

  /// Lines become one, with a blank where the line feed was.
  private func join(_ lines: Int) -> ViChange? {
    let last = min(lineIndex + lines, lineCount) - 1
    guard last > lineIndex else { return nil }
    var joined: [UInt32] = []
    var (end, seam) = (currentLine.scalars.last, 0)
    let start = currentLine.scalars.count
    for index in lineIndex + 1...last {
      let rest = line(index).scalars.drop { $0 == 0x20 || $0 == 0x09 }
      seam = joined.count
      guard let first = rest.first else { continue }
      if let end, end != 0x20, end != 0x09, first != 0x29 { joined.append(0x20) }
      joined += rest
      end = joined.last
    }
    let range =
      TextPosition(line: lineIndex, offset: start)..<TextPosition(line: last, offset: line(last).scalars.count)
    return ViChange(range, joined, cursor: TextPosition(line: lineIndex, offset: start + seam))
  }

  private func insert(at place: ViCommand.Place, hasLines: Bool) -> ViChange? {
    func at(_ offset: Int) -> ViChange {
      ViChange(cursor: TextPosition(line: lineIndex, offset: offset), next: .inserting)
    }
    let (start, end) = (
      TextPosition(line: lineIndex, offset: 0), TextPosition(line: lineIndex, offset: currentLine.scalars.count)
    )
    switch place {
    case .before: return at(cursor)
    case .behind: return at(withBreaks { $0.next(after: cursor) })
    case .firstSign:
      let offset = firstSign(ofLine: lineIndex)
      let isBlank = withBreaks { $0.viClass(at: offset, .bigWord) == .blank }
      return at(isBlank ? end.offset : offset)
    case .lineEnd: return at(end.offset)
    case .overwriting: return ViChange(cursor: position, next: .overwriting)
    case .lineBelow where hasLines:
      return ViChange(
        end..<end, [Self.lineFeed], cursor: TextPosition(line: lineIndex + 1, offset: 0), next: .inserting)
    case .lineAbove where hasLines: return ViChange(start..<start, [Self.lineFeed], cursor: start, next: .inserting)
    case .lineBelow, .lineAbove: return nil
    }
  }

  private func wholeClusters(of range: Range<TextPosition>) -> Range<TextPosition> {
    var (start, end) = (range.lowerBound, range.upperBound)
    start.offset = withBreaks(ofLine: start.line) { $0.boundary(atOrBefore: start.offset) }
    end.offset = withBreaks(ofLine: end.line) { $0.boundary(atOrAfter: end.offset) }
    return start..<end
  }
}

extension GraphemeBreaks {
  func boundary(atOrBefore offset: Int) -> Int { isBoundary(offset) ? offset : previous(before: offset) }
  func boundary(atOrAfter offset: Int) -> Int { isBoundary(offset) ? offset : next(after: offset) }
}
