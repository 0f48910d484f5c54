import AskTerminal
import TestSupport
import Testing

@Suite struct WrappingTests {
  @Test(
    "text is broken between words",
    arguments: [
      ("", 10, [""]),
      ("one two", 10, ["one two"]),
      ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one two three", 9, ["one two", "three"]),
      ("one   two", 4, ["one", "two"]),
      ("one two  ", 7, ["one two"]),
      ("one  ", 10, ["one  "]),
      ("  indented text", 10, ["  indented", "text"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("a abcdefghij", 4, ["a", "abcd", "efgh", "ij"]),
      ("well-known", 6, ["well-k", "nown"]),
      ("one\ntwo\n\nthree", 10, ["one", "two", "", "three"]),
      ("end\n", 10, ["end", ""]),
      ("    ", 2, [""]),
      ("ab", 0, ["a", "b"]),
    ])
  func words(text: String, columns: Int, expected: [String]) {
    #expect(rows(text, columns) == expected)
  }

  @Test(
    "at the edge: one less, the width, one more (Inquirer#611)",
    arguments: [(9, ["12345678", "日"]), (10, ["12345678日"]), (11, ["12345678日"])])
  func edge(columns: Int, expected: [String]) {
    #expect(rows("12345678日", columns) == expected)
  }

  @Test(
    "Chinese and Japanese are broken anywhere but before closing marks; Korean at its spaces",
    arguments: [
      ("日本語の文章", 6, ["日本語", "の文章"]),
      ("日本語の文章", 5, ["日本", "語の", "文章"]),
      ("日本語。次", 6, ["日本", "語。次"]),
      ("彼は「はい」と", 6, ["彼は", "「は", "い」と"]),
      ("abc日本語def", 6, ["abc日", "本語", "def"]),
      ("日本語abcdef", 8, ["日本語", "abcdef"]),
      ("、、、、", 4, ["、、", "、、"]),
      ("한국어 문장", 8, ["한국어", "문장"]),
      ("한국어문장", 4, ["한국", "어문", "장"]),
      ("全角　空白", 4, ["全角", "空白"]),
    ])
  func ideographs(text: String, columns: Int, expected: [String]) {
    #expect(rows(text, columns) == expected)
  }

  @Test(
    "a cluster is never split",
    arguments: [
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👨‍👩‍👧👨‍👩‍👧", 7, ["👨‍👩‍👧", "👨‍👩‍👧"]),
      ("👨‍👩‍👧👨‍👩‍👧", 8, ["👨‍👩‍👧👨‍👩‍👧"]),
      ("ab👨‍👩‍👧", 7, ["ab", "👨‍👩‍👧"]),
      ("👨‍👩‍👧abcdef", 8, ["👨‍👩‍👧abcdef"]),
      ("👨‍👩‍👧", 5, ["?"]),
      ("🇯🇵🇰🇷", 2, ["🇯🇵", "🇰🇷"]),
      ("日本", 1, ["?", "?"]),
    ])
  func clusters(text: String, columns: Int, expected: [String]) {
    #expect(rows(text, columns) == expected)
  }

  @Test("styles go with their text, and a mark without a base gets one")
  func styles() {
    let text = StyledText("New", .bold) + StyledText(" \u{301}x", .dim)
    #expect(
      text.rows(columns: 20) == [
        Row([
          Cell("N", style: .bold), Cell("e", style: .bold), Cell("w", style: .bold),
          Cell(" \u{301}", style: .dim), Cell("x", style: .dim),
        ])
      ])
    let apart = StyledText("e", .bold) + StyledText("\u{301}", .dim)
    #expect(apart.rows(columns: 20)[0].cells.map(\.text) == ["e", "\u{25CC}\u{301}"])
  }

  @Test(
    "nothing but white space at the end of a row is lost, and no row is too wide", arguments: 0..<40 as Range<UInt64>)
  func complete(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = RandomText.text(clusters: Int.random(in: 0...120, using: &random), using: &random)
    // No cluster here is wider than 6 columns.
    for columns in 6...30 {
      let rows = StyledText(text).rows(columns: columns)
      #expect(rows.allSatisfy { $0.columns <= columns }, "seed \(seed), \(columns) columns")
      #expect(
        rows.flatMap(\.cells).map(\.text).filter { $0 != " " }
          == StyledText(text).lines[0].map(\.text).filter { $0 != " " },
        "seed \(seed), \(columns) columns")
    }
  }

  @Test(
    "a line that is too long ends in dots",
    arguments: [
      ("New folder: docs", 20, "New folder: docs"),
      ("New folder: docs", 16, "New folder: docs"),
      ("New folder: docs", 15, "New folder:..."),
      ("New folder: docs", 14, "New folder:..."),
      ("日本語の文章", 12, "日本語の文章"),
      ("日本語の文章", 11, "日本語の..."),
      ("日本語の文章", 10, "日本語..."),
      ("one\ntwo", 20, "one..."),
      ("abcdef", 3, "..."),
      ("abcdef", 2, ".."),
      ("abcdef", 0, ""),
      ("", 0, ""),
    ])
  func truncated(text: String, columns: Int, expected: String) {
    #expect(StyledText(text).row(truncatedTo: columns).text == expected)
  }

  private func rows(_ text: String, _ columns: Int) -> [String] {
    StyledText(text).rows(columns: columns).map(\.text)
  }
}

extension Row {
  var text: String { cells.map(\.text).joined() }
}

/// Text of the kinds that terminals disagree on.
enum RandomText {
  static let clusters = [
    "a", "b", "c", "x", "-", ".", " ", " ", "日", "本", "、", "한", "é", "e\u{301}", "👨‍👩‍👧", "🇯🇵", "👍🏽", "❤️", "1️⃣", "กำ", "क्षि",
    "ｶﾞ", "🙂", "\u{1112}\u{1161}\u{11AB}",
  ]

  static func text(clusters count: Int, using random: inout SeededRandom) -> String {
    // Some texts are plain ASCII for the most part, as most are.
    let kinds = Bool.random(using: &random) ? clusters.count : 8
    return (0..<count).map { _ in clusters[Int.random(in: 0..<kinds, using: &random)] }.joined()
  }
}
