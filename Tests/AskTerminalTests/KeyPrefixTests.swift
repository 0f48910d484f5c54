import Testing

@testable import AskTerminal

@Suite("What a key makes of the one behind it")
struct KeyPrefixTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let prefix: KeyPrefix
    let scalar: Unicode.Scalar
    let meaning: KeyPrefix.Meaning
    let after: KeyPrefix

    init(
      _ name: String, _ prefix: KeyPrefix, _ scalar: Unicode.Scalar, _ meaning: KeyPrefix.Meaning,
      then after: KeyPrefix = .none
    ) {
      testDescription = name
      self.prefix = prefix
      self.scalar = scalar
      self.meaning = meaning
      self.after = after
    }
  }

  private static let recent = KeyPrefix.escape(at: 9_500)
  private static let longAgo = KeyPrefix.escape(at: 8_000)

  @Test(
    "at 10 seconds",
    arguments: [
      Case("a letter", .none, "a", .itself),
      Case("Escape and a letter", recent, "a", .meta),
      Case("Escape and a letter after a while", longAgo, "a", .itself),
      Case("Escape and Backspace", recent, "\u{7F}", .meta),
      Case("Escape and ^H", recent, "\u{08}", .meta),
      Case("Escape and Ctrl-D, which cancels", recent, "\u{04}", .itself),
      Case("Escape and Enter", recent, "\n", .sends),
      Case("Escape and Enter after a while", longAgo, "\r", .sends),
      Case("Escape and ^X", recent, "\u{18}", .itself, then: .controlX),
      Case("an escape that came with a character", .none, "\u{1B}", .prefix, then: .meta),
      Case("that character", .meta, "a", .meta),
      Case("^X as that character", .meta, "\u{18}", .meta),
      Case("^X", .none, "\u{18}", .itself, then: .controlX),
      Case("a character behind ^X", .controlX, "u", .partOfCommand),
      Case("^X behind ^X", .controlX, "\u{18}", .partOfCommand),
      Case("a character behind ^V", .quote, "\t", .text),
      Case("^X behind ^V", .quote, "\u{18}", .text),
      Case("Escape behind ^V", .quote, "\u{1B}", .text),
      Case("a Meta key behind ^X", .controlX, "\u{1B}", .prefix, then: .meta),
    ])
  func take(_ test: Case) {
    var prefix = test.prefix
    let meaning = prefix.take(test.scalar, at: 10_000)
    #expect(meaning == test.meaning)
    #expect(prefix == test.after)
  }

  @Test("a second Escape takes back one that came just before, and no other")
  func escapes() {
    var prefix = KeyPrefix.controlX
    let isFirst = [1_000, 3_000, 3_500].map { prefix.takeEscape(at: $0) }
    #expect(isFirst == [true, true, false])
    #expect(prefix == .none)
  }
}
