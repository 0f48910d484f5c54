import Testing

@testable import AskTerminal

@Suite("Paste cleaner")
struct PasteCleanerTests {
  @Test(
    "line breaks become what the field can hold",
    arguments: [
      // pasted, in a line, in a text
      ("abc", "abc", "abc"), ("", "", ""),
      ("abc\n", "abc", "abc\n"), ("abc\r", "abc", "abc\n"), ("abc\r\n", "abc", "abc\n"), ("abc\n\n", "abc", "abc\n\n"),
      ("\r\n", "", "\n"), ("a\nb", "a b", "a\nb"), ("a\rb\r", "a b", "a\nb\n"), ("a\r\nb\r\n", "a b", "a\nb\n"),
      ("a\r\rb", "a  b", "a\n\nb"), ("a\n\rb", "a  b", "a\n\nb"), ("\na", " a", "\na"),
      ("a\t日\tb", "a\t日\tb", "a\t日\tb"),
    ])
  func lineBreaks(pasted: String, line: String, text: String) {
    #expect(clean(pasted.utf8, for: .line) == Cleaned(line))
    #expect(clean(pasted.utf8, for: .multiline) == Cleaned(text))
  }

  @Test(
    "a secret loses line breaks at its end, and is refused for one within",
    arguments: [
      ("abc", "abc"), ("abc\n", "abc"), ("abc\r\n", "abc"), ("a\nb", nil), ("\rab", nil), ("a\r\nb\r\n", nil),
    ] as [(String, String?)])
  func secret(pasted: String, kept: String?) {
    #expect(clean(pasted.utf8, for: .secret) == (kept.map { Cleaned($0) } ?? .refused))
  }

  @Test("controls are left out, and it is told", arguments: [PasteCleaner.Destination.line, .multiline, .secret])
  func controls(destination: PasteCleaner.Destination) {
    for control in ["\0", "\u{1}", "\u{8}", "\u{B}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}"] {
      #expect(clean("a\(control)b".utf8, for: destination) == Cleaned("ab", leftOut: .controlCharacters))
    }
    #expect(clean("a\u{A0}b".utf8, for: destination) == Cleaned("a\u{A0}b"))
  }

  @Test("a CR and LF with something between are two line breaks")
  func tornLineBreak() {
    #expect(clean("a\r\u{1}\nb".utf8, for: .multiline) == Cleaned("a\n\nb", leftOut: .controlCharacters))
  }

  @Test(
    "bytes that are not UTF-8 are left out, the characters around them kept",
    arguments: [
      [0x61, 0xFF, 0x62], [0x61, 0xE6, 0x97, 0x62], [0x61, 0x80, 0x80, 0x62], [0x61, 0xC0, 0x62], [0x61, 0x62, 0xE6],
      [0x61, 0xED, 0xA0, 0x80, 0x62], [0x61, 0x62, 0xF0, 0x9F],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(clean(bytes, for: .line) == Cleaned("ab", leftOut: .malformedBytes))
  }

  @Test("both losses are told")
  func bothLosses() {
    #expect(clean([0x61, 0xFF, 0x01], for: .line) == Cleaned("a", leftOut: [.controlCharacters, .malformedBytes]))
  }

  private struct Cleaned: Equatable {
    var text: String
    var result: PasteCleaner.Result

    init(_ text: String, leftOut: PasteCleaner.LeftOut = []) {
      self.text = text
      result = .cleaned(leftOut: leftOut)
    }

    static let refused = Cleaned(text: "", result: .refusedForLineBreaks)

    init(text: String, result: PasteCleaner.Result) {
      self.text = text
      self.result = result
    }
  }

  private func clean(_ bytes: some Collection<UInt8>, for destination: PasteCleaner.Destination) -> Cleaned {
    var kept = String.UnicodeScalarView()
    let result = PasteCleaner.clean(Array(bytes).span, for: destination) { kept.append($0) }
    return Cleaned(text: String(kept), result: result)
  }
}
