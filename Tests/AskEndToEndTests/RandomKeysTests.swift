import TestSupport
import Testing

/// Tens of thousands of keys, pastes and resizes against a plain model of the text: nothing is lost, and the cursor is
/// where it should be, which a mark that is typed at the end shows.
@Suite("Random keys")
struct RandomKeysTests {
  @Test("several lines: text and cursor are those of a plain model", arguments: 0..<24 as Range<UInt64>)
  func severalLines(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var model = PlainText()
    // Vertical motion is told by columns; with narrow characters these are clusters, which the model counts.
    let isNarrow = seed % 2 == 0
    let session = try Ask.prompt(["--multiline", "Text"], columns: 200, rows: 24)
    for round in 0..<40 {
      var keys: Keys = ""
      for _ in 0..<32 { keys = keys + Self.step(&model, isNarrow: isNarrow, &random) }
      try session.send(keys)
      if round % 8 == 7 {
        session.settle()
        try session.resize(
          columns: Int.random(in: 150...200, using: &random), rows: Int.random(in: 3...40, using: &random))
      }
    }
    try session.send("|" + .altEnter)
    model.insert(["|"])
    #expect(try session.waitForEnd() == .exited(0), "seed \(seed)")
    #expect(session.output.text == model.text + "\n", "seed \(seed)")
    try Ask.expectRestored(session)
  }

  private static let narrow = ["a", "b", "Z", "9", " ", "é", "e\u{301}", "ก็"]
  private static let wide = narrow + ["日", "한", "👩‍👩‍👧", "🇯🇵", "👍🏽", "ｶﾞ", "1️⃣", "नि"]

  /// One more key, and what it does to the model.
  private static func step(_ model: inout PlainText, isNarrow: Bool, _ random: inout SeededRandom) -> Keys {
    let clusters = isNarrow ? narrow : wide
    // Lines stay shorter than the terminal, so that rows are lines.
    if model.lines[model.line].count > 60 {
      model.newline()
      return .enter
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50:
      let cluster = clusters.randomElement(using: &random)!
      model.insert([cluster])
      return Keys(cluster)
    case 50..<57:
      model.newline()
      return .enter
    case 57..<63:
      model.left()
      return .left
    case 63..<69:
      model.right()
      return .right
    case 69..<73 where isNarrow:
      model.vertical(-1)
      return .up
    case 73..<77 where isNarrow:
      model.vertical(1)
      return .down
    case 69..<81:
      model.deleteBackward()
      return .backspace
    case 81..<85:
      model.deleteForward()
      return .delete
    case 85..<87:
      model.home()
      return [Keys.home, .control("a")].randomElement(using: &random)!
    case 87..<89:
      model.end()
      return [Keys.end, .control("e")].randomElement(using: &random)!
    case 89..<91:
      model.killToEnd()
      return .control("k")
    case 91..<92:
      model.killLine()
      return .control("u")
    case 92..<95:
      model.yank()
      return .control("y")
    default:
      let pasted = (0..<Int.random(in: 1...6, using: &random)).map { _ in clusters.randomElement(using: &random)! }
      model.insert(pasted)
      var text = pasted.joined()
      if Bool.random(using: &random) {
        model.newline()
        text += "\r"
      }
      return .paste(text)
    }
  }
}

/// A text as lines of grapheme clusters, edited in the plainest way.
private struct PlainText {
  var lines: [[String]] = [[]]
  var line = 0
  private var offset = 0
  private var wanted: Int?
  private var killed: [String] = []

  var text: String { lines.map { $0.joined() }.joined(separator: "\n") }

  mutating func insert(_ clusters: [String]) {
    lines[line].insert(contentsOf: clusters, at: offset)
    offset += clusters.count
    wanted = nil
  }

  mutating func newline() {
    let tail = Array(lines[line][offset...])
    lines[line].removeSubrange(offset...)
    lines.insert(tail, at: line + 1)
    line += 1
    offset = 0
    wanted = nil
  }

  mutating func left() {
    wanted = nil
    if offset > 0 {
      offset -= 1
    } else if line > 0 {
      line -= 1
      offset = lines[line].count
    }
  }

  mutating func right() {
    wanted = nil
    if offset < lines[line].count {
      offset += 1
    } else if line + 1 < lines.count {
      line += 1
      offset = 0
    }
  }

  mutating func vertical(_ rows: Int) {
    guard lines.indices.contains(line + rows) else { return }
    let column = wanted ?? offset
    line += rows
    offset = min(column, lines[line].count)
    wanted = column
  }

  mutating func home() { (offset, wanted) = (0, nil) }
  mutating func end() { (offset, wanted) = (lines[line].count, nil) }

  mutating func deleteBackward() {
    let before = (line, offset)
    left()
    if (line, offset) != before { deleteForward() }
  }

  mutating func deleteForward() {
    wanted = nil
    if offset < lines[line].count {
      lines[line].remove(at: offset)
    } else if line + 1 < lines.count {
      lines[line] += lines.remove(at: line + 1)
    }
  }

  /// A kill of nothing changes nothing, and so does not forget the wanted column.
  mutating func killToEnd() {
    killed = Array(lines[line][offset...])
    if killed.isEmpty { return }
    lines[line].removeSubrange(offset...)
    wanted = nil
  }

  mutating func killLine() {
    killed = lines[line]
    if killed.isEmpty { return }
    lines[line] = []
    (offset, wanted) = (0, nil)
  }

  mutating func yank() { if !killed.isEmpty { insert(killed) } }
}
