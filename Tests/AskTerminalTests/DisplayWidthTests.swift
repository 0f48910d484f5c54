import Testing

@testable import AskTerminal

@Suite("Display width")
struct DisplayWidthTests {
  private func measure(_ cluster: String) -> ClusterWidth {
    scalars(cluster).withUnsafeBufferPointer { DisplayWidth.measure($0) }
  }

  private func cell(_ cluster: String, at column: Int = 0, room: Int = 79) -> Cell {
    scalars(cluster).withUnsafeBufferPointer { ClusterForm($0).cell(for: $0, at: column, room: room) }
  }

  @Test(
    "A cluster is as wide as its scalars side by side, what ZWJ joins aside",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("я", 1), ("α", 1), ("…", 1), ("─", 1), (" ", 1),
      ("漢", 2), ("か", 2), ("か\u{3099}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｶ", 1),
      ("ｶ\u{FF9E}", 2),
      ("\u{3000}", 2), ("🇯🇵", 2), ("👨\u{200D}👩\u{200D}👧", 2), ("👍🏽", 4), ("👩🏽\u{200D}🌾", 4), ("1\u{FE0F}\u{20E3}", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("ก็", 1), ("กำ", 2), ("नि", 2), ("क्षि", 3), ("葛\u{E0100}", 2),
      ("\u{E000}", 1), ("\u{378}", 1),
    ])
  func columns(cluster: String, expected: Int) {
    #expect(measure(cluster).columns == expected)
  }

  @Test(
    "What a ZWJ joins may be drawn side by side",
    arguments: [
      ("👨\u{200D}👩\u{200D}👧", 6), ("👩🏽\u{200D}🌾", 6), ("🏳\u{FE0F}\u{200D}🌈", 4), ("❤\u{FE0F}\u{200D}🔥", 4),
      ("👍🏽", 4), ("🇯🇵", 2), ("漢", 2), ("क्षि", 3), ("a", 1),
    ])
  func reach(cluster: String, expected: Int) {
    #expect(measure(cluster).reach == expected)
  }

  @Test(
    "Wide in newer Unicode versions is wide, so that no character is cut",
    arguments: ["\u{1FAE8}", "\u{1FADF}", "\u{1F8FF}", "\u{4DC0}", "\u{2630}", "\u{2FFC}", "\u{31EF}", "\u{32000}"])
  func neverTooFewColumns(cluster: String) {
    #expect(measure(cluster).columns == 2)
  }

  @Test(
    "What terminals disagree on is doubtful",
    arguments: [
      "…", "①", "❤", "❤\u{FE0F}", "😀", "🇯🇵", "1\u{FE0F}\u{20E3}", "กำ", "क्षि", "\u{1112}\u{1161}", "\u{E000}", "\u{378}",
      "⭐",
    ])
  func doubtful(cluster: String) {
    #expect(measure(cluster).isDoubtful)
  }

  @Test(
    "What they agree on is not",
    arguments: ["a", "é", "e\u{301}", "я", "漢", "か\u{3099}", "한", "Ａ", "ก", "न", "\u{3000}", "«"])
  func certain(cluster: String) {
    #expect(!measure(cluster).isDoubtful)
  }

  @Test(
    "What a terminal would obey, swallow or hide is visible text",
    arguments: [
      ("\u{1}", "^A"), ("\u{1B}", "^["), ("\u{7F}", "^?"), ("\n", "^J"), ("\u{85}", "<U+0085>"), ("\u{9B}", "<U+009B>"),
      ("\u{200B}", "<U+200B>"), ("\u{AD}", "<U+00AD>"), ("\u{202E}", "<U+202E>"), ("\u{2066}", "<U+2066>"),
      ("\u{2028}", "<U+2028>"), ("\u{FEFF}", "<U+FEFF>"), ("\u{200D}", "<U+200D>"), ("\u{200C}", "<U+200C>"),
      ("\u{E0001}", "<U+E0001>"), ("a\u{E0041}\u{E0042}", "a<U+E0041><U+E0042>"),
      ("\u{FFFE}", "<U+FFFE>"), ("\u{61C}", "<U+061C>"),
    ])
  func visibleForms(cluster: String, expected: String) {
    #expect(cell(cluster) == Cell(expected, columns: expected.utf8.count))
  }

  @Test("The tags of a flag are part of the flag")
  func tagSequence() {
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(cell(england) == Cell(england, columns: 2, isDoubtful: true))
  }

  @Test(
    "A mark with nothing to stand on stands on a dotted circle",
    arguments: [
      ("\u{301}", 1), ("\u{301}\u{302}", 1), ("\u{93F}", 2), ("\u{20E3}", 1), ("\u{FE0F}", 2), ("\u{E47}", 1),
    ])
  func dottedCircle(cluster: String, columns: Int) {
    let cell = cell(cluster)
    #expect(cell.text.unicodeScalars.elementsEqual(("\u{25CC}" + cluster).unicodeScalars))
    #expect(cell.columns >= columns)
    #expect(cell.isDoubtful)
  }

  @Test(
    "A tab goes to the next stop of 8 and stays within its row",
    arguments: [(0, 8), (1, 7), (7, 1), (8, 8), (76, 3), (78, 1)])
  func tab(column: Int, columns: Int) {
    #expect(cell("\t", at: column) == Cell(String(repeating: " ", count: columns), columns: columns))
  }

  @Test("What is wider than a whole row is a question mark", arguments: [("漢", 1), ("^A", 1), ("\u{200B}", 5)])
  func widerThanARow(cluster: String, room: Int) {
    let cluster = cluster == "^A" ? "\u{1}" : cluster
    #expect(cell(cluster, room: room) == Cell("?"))
  }

  @Test("The quick way gives what the table and the long way give")
  func quickWay() {
    for run in DisplayWidthTable.runs.indices {
      let start = DisplayWidthTable.runs[run] >> 3
      let end = run + 1 < DisplayWidthTable.runs.count ? DisplayWidthTable.runs[run + 1] >> 3 : 0x110000
      let columns = Int(DisplayWidthTable.runs[run] & 0b11)
      let isDoubtful = DisplayWidthTable.runs[run] & 0b100 != 0
      for scalar in start..<end where scalar < 0x10000 {
        guard let quick = DisplayWidth.settledColumns(of: scalar) else { continue }
        guard quick == columns, !isDoubtful, isBase(scalar), standsAlone(scalar) else {
          Issue.record("U+\(String(scalar, radix: 16)) is not settled")
          continue
        }
      }
    }
  }

  private func isBase(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let isMark: Bool =
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .unassigned: true
      default: false
      }
    return !isMark && !HiddenScalar.isHidden(scalar.value, after: nil)
  }

  private func standsAlone(_ scalar: UInt32) -> Bool {
    [0x61, 0xAC00, 0xAC01, scalar].allSatisfy { (other: UInt32) in
      [[scalar, other], [other, scalar]].allSatisfy { pair in
        pair.withUnsafeBufferPointer { GraphemeBreaks($0).count(in: 0..<2) } == 2
      }
    }
  }

  @Test("Every scalar has 0 to 2 columns, and every cluster at least one")
  func everyScalar() {
    for value in UInt32(0)..<0x110000 {
      let width = DisplayWidth.measure(value).columns
      guard (0...2).contains(width) else {
        Issue.record("U+\(String(value, radix: 16)) is \(width) wide")
        return
      }
    }
  }
}
