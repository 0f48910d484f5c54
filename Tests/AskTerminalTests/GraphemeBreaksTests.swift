import AskTerminal
import TestSupport
import Testing

@Suite("Grapheme breaks")
struct GraphemeBreaksTests {
  private func withBreaks<Result>(_ text: String, _ body: (GraphemeBreaks) throws -> Result) rethrows -> Result {
    try scalars(text).withUnsafeBufferPointer { try body(GraphemeBreaks($0)) }
  }

  /// The boundaries as `String` sees them, in scalars.
  private func boundaries(_ text: String) -> [Int] {
    text.indices.map { text.unicodeScalars.distance(from: text.startIndex, to: $0) } + [text.unicodeScalars.count]
  }

  @Test("Every kind of cluster is one, alone, doubled and between letters", arguments: Samples.clusters.map(\.text))
  func clustersAreWhole(cluster: String) {
    let length = cluster.unicodeScalars.count
    withBreaks("x" + cluster + cluster + "y") { breaks in
      #expect(breaks.next(after: 0) == 1)
      #expect(breaks.next(after: 1) == 1 + length)
      #expect(breaks.next(after: 1 + length) == 1 + 2 * length)
      #expect(breaks.previous(before: 2 + 2 * length) == 1 + 2 * length)
      #expect(breaks.previous(before: 1 + 2 * length) == 1 + length)
      #expect(breaks.previous(before: 1 + length) == 1)
      #expect(breaks.count(in: 0..<2 + 2 * length) == 4)
    }
  }

  @Test(
    "Boundaries are those of String from every offset, forward and back",
    arguments: [
      "", "a", "\r\n", "a\r\nb\n\rc", "🇯🇵🇰🇷🇩🇪🇫🇷x🇯🇵🇰🇷🇩", "🇯🇵🇰🇷🇩", "नमस्ते दुनिया क्षत्रिय", "สวัสดีกำลังก็",
      "👨\u{200D}👩\u{200D}👧👨\u{200D}👩\u{200D}👧👍🏽👍🏽", "\u{301}\u{302}", "\u{200D}👧",
      "한국어\u{1112}\u{1161}\u{11AB}\u{1112}\u{1161}",
      "日本語かな カタカナ", "\u{600}12 \u{110BD}a", "e\u{301}e\u{301}e\u{301}",
      Samples.clusters.map(\.text).joined(),
    ])
  func agreesWithString(text: String) {
    let expected = boundaries(text)
    withBreaks(text) { breaks in
      for offset in 0...text.unicodeScalars.count {
        #expect(breaks.next(after: offset) == expected.first { $0 > offset } ?? text.unicodeScalars.count)
        #expect(breaks.previous(before: offset) == expected.last { $0 < offset } ?? 0)
        #expect(breaks.isBoundary(offset) == expected.contains(offset))
      }
      #expect(breaks.count(in: 0..<text.unicodeScalars.count) == text.count)
    }
  }

  @Test("Boundaries are those of String in random texts", arguments: 0..<40)
  func agreesWithStringAtRandom(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let pieces: [Unicode.Scalar] =
      Array(Samples.clusters.map(\.text).joined(separator: "").unicodeScalars) + [
        "\r", "\n", " ", "\u{200D}", "\u{94D}", "\u{FE0F}",
      ]
    var text = ""
    for _ in 0..<Int.random(in: 1...300, using: &generator) {
      text.unicodeScalars.append(pieces.randomElement(using: &generator)!)
    }
    agreesWithString(text: text)
  }

  @Test("A long run of flags is paired from its start")
  func longRunOfFlags() {
    withBreaks("a" + String(repeating: "🇯🇵", count: 1000)) { breaks in
      #expect(breaks.previous(before: 2001) == 1999)
      #expect(breaks.previous(before: 1999) == 1997)
      #expect(breaks.next(after: 1500) == 1501)
    }
  }

  @Test("A certain boundary holds whatever stands before it", arguments: Samples.clusters.map(\.text))
  func certainBoundariesAreCertain(cluster: String) {
    let text = cluster + "क\u{94D}" + cluster + "👩\u{200D}" + cluster + "🇯" + cluster
    let all = text.unicodeScalars.map { $0 }
    withBreaks(text) { breaks in
      for offset in 0...all.count where offset > 0 && breaks.certainBoundary(atOrBefore: offset) == offset {
        for start in 0..<offset {
          var rest = ""
          rest.unicodeScalars.append(contentsOf: all[start...])
          #expect(boundaries(rest).contains(offset - start))
        }
      }
    }
  }

  @Test("Clusters of stand-ins are those of what they stand for")
  func readsStandIns() {
    let truth = scalars("e\u{301}🇯🇵x")
    let reading = ScalarReading.standIns { truth[Int($0 - ScalarReading.firstStandIn)] }
    let standIns = truth.indices.map { ScalarReading.firstStandIn + UInt32($0) }
    standIns.withUnsafeBufferPointer { buffer in
      let breaks = GraphemeBreaks(buffer, reading: reading)
      #expect(breaks.next(after: 0) == 2)
      #expect(breaks.next(after: 2) == 4)
      #expect(breaks.previous(before: 4) == 2)
      #expect(breaks.count(in: 0..<5) == 3)
    }
  }

  @Test(
    "Words end where letters do, and in Japanese where the script changes",
    arguments: [
      ("foo bar", [3, 7]), ("  foo, bar_2!", [5, 12]), ("cafe\u{301} x", [5, 7]), ("東京タワーに行く", [2, 5, 6, 7, 8]),
      ("한국어 문장", [3, 6]), ("a👨\u{200D}👩b", [1, 5]), ("привет, мир", [6, 11]),
    ] as [(String, [Int])])
  func wordEnds(text: String, expected: [Int]) {
    withBreaks(text) { breaks in
      var ends: [Int] = []
      var offset = 0
      while let end = breaks.wordEnd(after: offset) {
        ends.append(end)
        offset = end
      }
      #expect(ends == expected)
    }
  }

  @Test(
    "Words begin where letters do",
    arguments: [
      ("foo bar", [4, 0]), ("  foo, bar_2!", [7, 2]), ("x cafe\u{301}", [2, 0]), ("東京タワーに行く", [7, 6, 5, 2, 0]),
      ("", []), ("  !", []),
    ] as [(String, [Int])])
  func wordStarts(text: String, expected: [Int]) {
    withBreaks(text) { breaks in
      var starts: [Int] = []
      var offset = text.unicodeScalars.count
      while let start = breaks.wordStart(before: offset) {
        starts.append(start)
        offset = start
      }
      #expect(starts == expected)
    }
  }
}
