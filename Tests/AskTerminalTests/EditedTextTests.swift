import AskTerminal
import TestSupport
import Testing

@Suite("Edited text")
struct EditedTextTests {
  // MARK: What it holds

  @Test("A text comes out as it went in", arguments: ["", "a", "a\nb", "\n", "\n\n", "a\n", "日本語\n\n🇯🇵\te\u{301}"])
  func roundTrip(content: String) {
    let text = EditedText(scalars(content))
    #expect(text.string.unicodeScalars.elementsEqual(content.unicodeScalars))
    #expect(text.utf8 == Array(content.utf8))
    #expect(text.lineCount == content.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(text.clusterCount == content.count)
    #expect(text.byteCount == content.utf8.count)
    #expect(text.isEmpty == content.isEmpty)
    #expect(text.position == TextPosition(line: text.lineCount - 1, offset: text.currentLine.scalars.count))
  }

  // MARK: The engine's edits

  @Test("What the engine does to its line is taken over")
  func takesOverTheEnginesEdits() {
    var engine = FollowingEngine("one two\nthree")
    engine.type("!")
    #expect(engine.text.string == "one two\nthree!")
    engine.moveCursor(to: 2)
    #expect(engine.text.position == TextPosition(line: 1, offset: 2))
    engine.command { buffer, cursor in
      buffer.removeSubrange(cursor...)
    }
    #expect(engine.text.string == "one two\nth")
    engine.command { buffer, cursor in
      buffer = []
      cursor = 0
    }
    #expect(engine.text.string == "one two\n")
    engine.command { buffer, _ in buffer = scalars("THREE") }
    #expect(engine.text.string == "one two\nTHREE")
    #expect(engine.text.cursor == 0)
  }

  @Test("A line feed that came into the engine's line makes a line")
  func lineFeedFromTheEngine() {
    var engine = FollowingEngine("ab")
    engine.moveCursor(to: 1)
    engine.type("\n")
    #expect(engine.text.lineCount == 2)
    #expect(engine.text.string == "a\nb")
    #expect(engine.text.position == TextPosition(line: 1, offset: 0))
    #expect(engine.agrees)
  }

  @Test(
    "The cursor never rests inside of a cluster",
    arguments: Samples.clusters.filter { $0.text.unicodeScalars.count > 1 }.map(\.text))
  func cursorSnaps(cluster: String) {
    let length = cluster.unicodeScalars.count
    var engine = FollowingEngine("x" + cluster + "y")
    engine.moveCursor(to: 1)
    engine.moveCursor(to: 2)
    #expect(engine.cursor == 1 + length)
    engine.moveCursor(to: length)
    #expect(engine.cursor == 1)
    #expect(engine.agrees)
  }

  @Test("A change in equal neighbours lies where the cursor says")
  func ambiguousChange() {
    var engine = FollowingEngine("aaaa")
    engine.moveCursor(to: 2)
    engine.type("a")
    engine.perform { $0.undo() }
    #expect(engine.text.string == "aaaa")
    #expect(engine.cursor == 2)
  }

  // MARK: Clusters

  @Test("One backspace, one Delete, one step is a whole cluster", arguments: Samples.clusters.map(\.text))
  func clusterwise(cluster: String) {
    let length = cluster.unicodeScalars.count
    var engine = FollowingEngine("x" + cluster + "y")
    engine.perform { $0.moveLeft() }
    engine.perform { $0.moveLeft() }
    #expect(engine.cursor == 1)
    engine.perform { $0.moveRight() }
    #expect(engine.cursor == 1 + length)
    engine.perform { $0.deleteBackward() }
    #expect(engine.text.string == "xy")
    engine.perform { $0.undo() }
    engine.perform { $0.moveLeft() }
    engine.perform { $0.deleteForward() }
    #expect(engine.text.string == "xy")
    #expect(engine.agrees)
  }

  @Test("What the engine leaves of a cluster goes, and comes back with undo", arguments: Samples.clusters.map(\.text))
  func engineDeletesWholeClusters(cluster: String) {
    let (length, content) = (cluster.unicodeScalars.count, "x" + cluster + "y")
    var engine = FollowingEngine(content)
    func check(_ expected: String, cursor: Int) {
      #expect(engine.text.string.unicodeScalars.elementsEqual(expected.unicodeScalars))
      #expect(engine.cursor == cursor)
      #expect(engine.agrees)
      expectCounts(of: engine.text)
      engine.perform { $0.undo() }
      #expect(engine.text.string.unicodeScalars.elementsEqual(content.unicodeScalars))
      #expect(engine.agrees)
    }
    engine.moveCursor(to: 1)
    engine.command { buffer, cursor in buffer.remove(at: cursor) }
    check("xy", cursor: 1)
    engine.moveCursor(to: 0)
    engine.command { buffer, cursor in buffer.removeSubrange(0..<2) }
    check("y", cursor: 0)
    engine.moveCursor(to: 1)
    engine.command { buffer, cursor in buffer[1] = 0x5A }
    check("xZy", cursor: 1)
    engine.moveCursor(to: 1)
    engine.command { buffer, cursor in
      buffer[1] = 0x5A
      cursor = 2
    }
    check("xZy", cursor: 2)
    engine.moveCursor(to: 1 + length)
    engine.command { buffer, cursor in
      cursor -= 1
      buffer.remove(at: cursor)
    }
    check("xy", cursor: 1)
    engine.moveCursor(to: 2 + length)
    engine.command { buffer, cursor in
      cursor -= 2
      buffer.removeSubrange(cursor..<cursor + 2)
    }
    check("x", cursor: 1)
  }

  @Test("The engine's change of case leaves the accent, and several commands in one stay as they are")
  func engineLeavesWhatItMeansTo() {
    var engine = FollowingEngine("e\u{301}a")
    engine.moveCursor(to: 0)
    engine.command { buffer, cursor in
      buffer[0] = 0x45
      cursor = 3
    }
    #expect(engine.text.allScalars == scalars("E\u{301}a"))
    engine.moveCursor(to: 0)
    // A word that is changed to what it began with.
    engine.command { buffer, _ in buffer.removeSubrange(1...2) }
    #expect(engine.text.allScalars == scalars("E"))
    #expect(engine.agrees)
  }

  @Test("Typing a cluster scalar by scalar counts one", arguments: Samples.clusters.map(\.text))
  func countsWhatIsTyped(cluster: String) {
    var engine = FollowingEngine()
    for number in 1...3 {
      engine.type(cluster)
      #expect(engine.text.clusterCount == number)
      #expect(engine.text.byteCount == number * cluster.utf8.count)
    }
  }

  @Test("Clusters are exchanged whole", arguments: Samples.clusters.map(\.text))
  func transposes(cluster: String) {
    var engine = FollowingEngine("a" + cluster + "b")
    engine.perform { $0.moveLeft() }
    engine.perform { $0.transpose() }
    #expect(engine.text.string == "ab" + cluster)
    engine.perform { $0.moveLeft() }
    engine.perform { $0.transpose() }
    #expect(engine.text.string == "a" + cluster + "b")
    #expect(engine.agrees)
  }

  @Test("There is nothing to exchange in fewer than two clusters", arguments: ["", "a", "e\u{301}", "x\na"])
  func transposesNothing(content: String) {
    var engine = FollowingEngine(content)
    #expect(engine.perform { $0.transpose() } == .nothing)
    #expect(engine.text.string == content)
  }

  // MARK: Lines

  @Test("Enter splits, backspace at the start and Delete at the end join")
  func splitsAndJoins() {
    var engine = FollowingEngine("abcd")
    engine.moveCursor(to: 2)
    #expect(engine.perform { $0.insertNewline() } == .line)
    #expect(engine.text.string == "ab\ncd")
    #expect(engine.text.position == TextPosition(line: 1, offset: 0))
    engine.perform { $0.deleteBackward() }
    #expect(engine.text.string == "abcd")
    #expect(engine.cursor == 2)
    engine.perform { $0.insertNewline() }
    engine.perform { $0.moveLeft() }
    engine.perform { $0.deleteForward() }
    #expect(engine.text.string == "abcd")
    #expect(engine.agrees)
  }

  @Test("A joined mark belongs to the cluster before it")
  func joinMergesClusters() {
    var engine = FollowingEngine("e\n\u{301}x")
    #expect(engine.text.clusterCount == 4)
    engine.moveCursor(to: 0)
    engine.perform { $0.deleteBackward() }
    #expect(engine.text.clusterCount == 2)
    engine.perform { $0.undo() }
    #expect(engine.text.clusterCount == 4)
  }

  @Test("A paste of several lines is spliced in, and undone in one step")
  func pastesLines() {
    var engine = FollowingEngine("ad")
    engine.moveCursor(to: 1)
    engine.perform { $0.insert(scalars("1\n2\n\n3")) }
    #expect(engine.text.string == "a1\n2\n\n3d")
    #expect(engine.text.position == TextPosition(line: 3, offset: 1))
    #expect(engine.agrees)
    engine.perform { $0.undo() }
    #expect(engine.text.string == "ad")
    #expect(engine.cursor == 1)
    #expect(engine.agrees)
  }

  @Test("Motion crosses lines and stops at the ends of the text")
  func motionCrossesLines() {
    var engine = FollowingEngine("a\nb")
    #expect(engine.perform { $0.moveRight() } == .nothing)
    engine.perform { $0.moveToLineStart() }
    engine.perform { $0.moveLeft() }
    #expect(engine.text.position == TextPosition(line: 0, offset: 1))
    engine.perform { $0.moveRight() }
    #expect(engine.text.position == TextPosition(line: 1, offset: 0))
    engine.perform { $0.moveLeft() }
    engine.perform { $0.moveLeft() }
    #expect(engine.perform { $0.moveLeft() } == .nothing)
    #expect(engine.perform { $0.deleteBackward() } == .nothing)
    engine.perform { $0.moveToLineEnd() }
    #expect(engine.text.position == TextPosition(line: 0, offset: 1))
    #expect(engine.agrees)
  }

  @Test("Word motion crosses lines")
  func wordMotion() {
    var engine = FollowingEngine("one two\n\n  three")
    var starts: [TextPosition] = []
    while engine.perform({ $0.moveWordLeft() }) != .nothing { starts.append(engine.text.position) }
    #expect(
      starts == [
        TextPosition(line: 2, offset: 2), TextPosition(line: 0, offset: 4), TextPosition(line: 0, offset: 0),
      ])
    var ends: [TextPosition] = []
    while engine.perform({ $0.moveWordRight() }) != .nothing { ends.append(engine.text.position) }
    #expect(
      ends == [
        TextPosition(line: 0, offset: 3), TextPosition(line: 0, offset: 7), TextPosition(line: 2, offset: 7),
      ])
  }

  // MARK: Undo

  @Test("Undo takes typing back by words, everything else by steps")
  func undoesByWords() {
    var engine = FollowingEngine("start:")
    engine.type(" one two")
    engine.perform { $0.deleteBackward() }
    engine.type("x")
    engine.moveCursor(to: 0)
    engine.type("A")
    engine.moveCursor(to: 1)
    var seen: [String] = []
    repeat { seen.append(engine.text.string) } while engine.perform { $0.undo() } != .nothing
    #expect(
      seen == [
        "Astart: one twx", "start: one twx", "start: one tw", "start: one two", "start: one ", "start: ", "start:",
      ])
    #expect(engine.cursor == 6)
    #expect(engine.agrees)
  }

  @Test("Undo brings the cursor back to where it was")
  func undoRestoresTheCursor() {
    var engine = FollowingEngine("one\ntwo\nthree")
    engine.perform { $0.move(to: TextPosition(line: 1, offset: 1)) }
    engine.perform { $0.replaceAll(with: scalars("gone")) }
    #expect(engine.text.string == "gone")
    engine.perform { $0.undo() }
    #expect(engine.text.string == "one\ntwo\nthree")
    #expect(engine.text.position == TextPosition(line: 1, offset: 1))
    #expect(engine.agrees)
  }

  // MARK: Secrets

  @Test("A secret is edited by its stand-ins and counted by what they stand for")
  func secret() {
    let truth = scalars("pa e\u{301}🇯🇵")
    var engine = FollowingEngine(
      reading: .standIns { truth[Int($0 - ScalarReading.firstStandIn)] })
    engine.type(string(truth.indices.map { ScalarReading.firstStandIn + UInt32($0) }))
    #expect(engine.text.clusterCount == 5)
    #expect(engine.text.byteCount == 14)
    var revealed = ""
    engine.text.forEachScalar { revealed.unicodeScalars.append($0) }
    #expect(revealed == "pa e\u{301}🇯🇵")
    engine.perform { $0.deleteBackward() }
    engine.perform { $0.deleteBackward() }
    #expect(engine.text.clusterCount == 3)
    #expect(engine.text.currentLine.scalars.allSatisfy { $0 >= ScalarReading.firstStandIn })
    engine.perform { $0.moveWordLeft() }
    #expect(engine.cursor == 0)
    engine.perform { $0.moveWordRight() }
    #expect(engine.cursor == 3)
  }

  // MARK: Against a plain model

  @Test("Random edits give what a plain array would hold, and undo takes all of them back", arguments: 0..<40)
  func randomEdits(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let pieces = Samples.clusters.map(\.text) + ["a", "b", " ", "\t", "\u{301}", "\u{200D}", "🇯"]
    var engine = FollowingEngine("first line\nsecond")
    var model = PlainText("first line\nsecond")
    for step in 0..<120 {
      let piece = pieces.randomElement(using: &generator)!
      switch Int.random(in: 0..<14, using: &generator) {
      case 0, 1, 2:
        engine.type(piece)
        model.insert(piece)
      case 3:
        engine.perform { $0.insertNewline() }
        model.insert("\n")
      case 4:
        let paste = piece + "\n\n" + piece + "\n" + piece
        engine.perform { $0.insert(scalars(paste)) }
        model.insert(paste)
      case 5:
        engine.perform { $0.deleteBackward() }
        model.deleteBackward()
      case 6:
        engine.perform { $0.deleteForward() }
        model.deleteForward()
      case 7:
        engine.perform { $0.moveLeft() }
        model.moveLeft()
      case 8:
        engine.perform { $0.moveRight() }
        model.moveRight()
      case 9:
        engine.command { buffer, cursor in buffer.removeSubrange(cursor...) }
        model.killToLineEnd()
      case 10:
        engine.command { buffer, cursor in
          buffer.removeSubrange(..<cursor)
          cursor = 0
        }
        model.killToLineStart()
      case 11:
        engine.perform { $0.moveToLineStart() }
        model.moveToLineStart()
      case 12:
        let line = Int.random(in: 0..<engine.text.lineCount, using: &generator)
        engine.perform { $0.move(to: TextPosition(line: line, offset: 0)) }
        model.moveToStart(ofLine: line)
      default:
        let update = engine.perform { $0.transpose() }
        if update != .nothing { engine.perform { $0.undo() } }
      }
      #expect(engine.agrees)
      #expect(engine.text.allScalars == model.scalars)
      #expect(engine.text.scalarOffset == model.cursor)
      if step % 10 == 0 { expectCounts(of: engine.text) }
    }
    expectCounts(of: engine.text)
    while engine.perform({ $0.undo() }) != .nothing { #expect(engine.agrees) }
    expectCounts(of: engine.text)
    #expect(engine.text.string == "first line\nsecond")
  }

  private func expectCounts(of text: EditedText) {
    let string = text.string
    #expect(text.clusterCount == string.count)
    #expect(text.byteCount == string.utf8.count)
  }
}

extension EditedText {
  fileprivate var allScalars: [UInt32] {
    Array((0..<lineCount).map { line($0).scalars }.joined(separator: [0x0A]))
  }

  /// The cursor in scalars from the start of the text.
  fileprivate var scalarOffset: Int { (0..<lineIndex).reduce(0) { $0 + line($1).scalars.count + 1 } + cursor }
}

/// The same text in the plainest form: one array, clusters found by `String`.
private struct PlainText {
  var scalars: [UInt32]
  var cursor: Int

  init(_ text: String) {
    scalars = AskTerminalTests.scalars(text)
    cursor = scalars.count
  }

  private var lineStart: Int { (scalars[..<cursor].lastIndex(of: 0x0A) ?? -1) + 1 }
  private var lineEnd: Int { scalars[cursor...].firstIndex(of: 0x0A) ?? scalars.count }

  /// A line feed is a cluster of its own whatever surrounds it, so lines can be looked at by themselves.
  private var boundaries: [Int] {
    let text = string(scalars[lineStart..<lineEnd])
    return text.indices.map { lineStart + text.unicodeScalars.distance(from: text.startIndex, to: $0) } + [lineEnd]
  }

  private var previous: Int { boundaries.last { $0 < cursor } ?? max(cursor - 1, 0) }
  private var next: Int { boundaries.first { $0 > cursor } ?? min(cursor + 1, scalars.count) }

  mutating func insert(_ text: String) {
    scalars.insert(contentsOf: AskTerminalTests.scalars(text), at: cursor)
    cursor += text.unicodeScalars.count
  }

  mutating func deleteBackward() {
    let start = previous
    scalars.removeSubrange(start..<cursor)
    cursor = start
  }

  mutating func deleteForward() { scalars.removeSubrange(cursor..<next) }
  mutating func moveLeft() { cursor = previous }
  mutating func moveRight() { cursor = next }
  mutating func killToLineEnd() { scalars.removeSubrange(cursor..<lineEnd) }

  mutating func killToLineStart() {
    let start = lineStart
    scalars.removeSubrange(start..<cursor)
    cursor = start
  }

  mutating func moveToLineStart() { cursor = lineStart }

  mutating func moveToStart(ofLine line: Int) {
    cursor = 0
    for _ in 0..<line { cursor = scalars[cursor...].firstIndex(of: 0x0A)! + 1 }
  }
}
