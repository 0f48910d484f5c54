import TestSupport
import Testing

@testable import AskTerminal

@Suite struct SanitizerTests {
  @Test(
    "what is unsafe to show becomes visible text (procs#950)",
    arguments: [
      ("", ""),
      ("New folder", "New folder"),
      ("a\u{1B}[31mb", "a^[[31mb"),
      ("a\u{1B}]0;title\u{07}", "a^[]0;title^G"),
      ("\0\u{1}\u{1F}\u{7F}", "^@^A^_^?"),
      ("\u{80}\u{9B}31m\u{9F}", "<U+0080><U+009B>31m<U+009F>"),
      ("one\ntwo\r\n", "one^Jtwo^M^J"),
      ("evil\u{202E}txt.exe", "evil<U+202E>txt.exe"),
      ("\u{200E}\u{200F}\u{061C}\u{2066}\u{2069}", "<U+200E><U+200F><U+061C><U+2066><U+2069>"),
      ("soft\u{AD}hyphen", "soft<U+00AD>hyphen"),
      ("zero\u{200B}width\u{2060}\u{FEFF}", "zero<U+200B>width<U+2060><U+FEFF>"),
      ("a\u{200D}b\u{200C}", "a<U+200D>b<U+200C>"),
      ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
      ("\u{FFF0}\u{2065}", "<U+FFF0><U+2065>"),
      ("hidden\u{E0041}\u{E0042}", "hidden<U+E0041><U+E0042>"),
      ("\u{E0001}\u{E0FFF}", "<U+E0001><U+E0FFF>"),
    ] as [(String, String)])
  func unsafe(text: String, expected: String) {
    #expect(Sanitizer.sanitize(text, lineFeeds: .shown).elementsEqualInBytes(expected))
    #expect(Sanitizer.sanitize(Array(text.utf8), lineFeeds: .shown).elementsEqualInBytes(expected))
  }

  @Test(
    "what a person can read stays as it is, byte by byte",
    arguments: [
      "日本語、한국어", "e\u{301}", "é", "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "1\u{FE0F}\u{20E3}", "葛\u{E0100}", "می\u{200C}خواهم", "क्\u{200D}ष", "\u{600}١٢", "\u{E0B0}", "~ ~",
    ])
  func readable(text: String) {
    #expect(Sanitizer.sanitize(text, lineFeeds: .shown).elementsEqualInBytes(text))
    #expect(Sanitizer.sanitize(Array(text.utf8), lineFeeds: .kept).elementsEqualInBytes(text))
  }

  @Test(
    "line feeds are kept where there may be lines",
    arguments: [
      ("one\ntwo", "one\ntwo"),
      ("one\r\ntwo\r\n", "one\ntwo\n"),
      ("\r\r\n", "^M\n"),
      ("lone\rreturn", "lone^Mreturn"),
      ("end\r", "end^M"),
      ("\n\n", "\n\n"),
    ])
  func lines(text: String, expected: String) {
    #expect(Sanitizer.sanitize(text, lineFeeds: .kept).elementsEqualInBytes(expected))
    #expect(Sanitizer.sanitize(Array(text.utf8), lineFeeds: .kept).elementsEqualInBytes(expected))
  }

  @Test(
    "a tab reaches the next stop of 8",
    arguments: [
      ("\tx", "        x"),
      ("a\tb\tc", "a       b       c"),
      ("1234567\t8", "1234567 8"),
      ("12345678\t9", "12345678        9"),
      ("日本\tx", "日本    x"),
      ("e\u{301}\tx", "e\u{301}       x"),
      ("\u{1B}\tx", "^[      x"),
      ("abc\n\tx", "abc\n        x"),
    ])
  func tabs(text: String, expected: String) {
    #expect(Sanitizer.sanitize(text, lineFeeds: .kept).elementsEqualInBytes(expected))
  }

  @Test(
    "bytes that are not UTF-8 are shown one by one",
    arguments: [
      ([0xFF], "<FF>"),
      ([0x61, 0xC3, 0x62], "a<C3>b"),
      ([0xC0, 0xAF], "<C0><AF>"),
      ([0xED, 0xA0, 0x80], "<ED><A0><80>"),
      ([0xF4, 0x90, 0x80, 0x80], "<F4><90><80><80>"),
      ([0xE3, 0x81], "<E3><81>"),
      ([0x9B, 0x33, 0x31, 0x6D], "<9B>31m"),
      ([0xE6, 0x97, 0xA5, 0x80, 0x0A], "日<80>\n"),
      ([0x0D, 0x80], "^M<80>"),
    ] as [([UInt8], String)])
  func malformed(bytes: [UInt8], expected: String) {
    #expect(Sanitizer.sanitize(bytes, lineFeeds: .kept).elementsEqualInBytes(expected))
  }

  @Test("everything that Unicode calls a control or a format character, or has no picture for, is hidden")
  func unicode() {
    // Number signs, which are drawn (Prepended_Concatenation_Mark); what shapes its neighbour is judged by its place.
    let drawn: Set<UInt32> = [
      0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
    ]
    var wrong: [String] = []
    for value in (0...0x10FFFF as ClosedRange<UInt32>) where !drawn.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isHidden =
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        case .unassigned: properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
        case .otherLetter: properties.isDefaultIgnorableCodePoint
        default: false
        }
      if HiddenScalar.isHidden(value, after: nil) != isHidden { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong == [])
  }

  @Test("whatever comes in, nothing invisible comes out", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ -> [UInt8] in
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return [UInt8.random(in: 0...255, using: &random)]
        case 1: return [UInt8.random(in: 0...127, using: &random)]
        default:
          let value = UInt32.random(in: 0...0x10FFFF, using: &random)
          return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
        }
      }
      let shown = Sanitizer.sanitize(bytes, lineFeeds: .shown)
      for scalar in shown.unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar.properties.generalCategory != .control, "seed \(seed): \(bytes)")
        #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
      }
      #expect(Sanitizer.sanitize(shown, lineFeeds: .shown).elementsEqualInBytes(shown), "twice is as once")
    }
  }
}

extension String {
  func elementsEqualInBytes(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
