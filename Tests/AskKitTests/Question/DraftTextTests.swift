import AskKit
import Testing

@Suite("The text of a draft")
struct DraftTextTests {
  private func contents(_ text: String, initial: String = "") -> String? {
    DraftText.contents(for: Array(text.utf8), initial: initial).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a text that nobody would miss is none: an empty one, and the one that was there without anybody's doing")
  func missed() {
    #expect(contents("one") == "one\n")
    #expect(contents("one\n") == "one\n\n")
    #expect(contents("") == nil)
    #expect(contents("", initial: "one") == nil)
    #expect(contents("one", initial: "one") == nil)
    #expect(contents(" ") == " \n")
    #expect(contents("e\u{301}", initial: "\u{E9}") == "e\u{301}\n", "another spelling is another text")
  }

  private func reading(_ contents: String, lines: Bool = true) -> DraftText.Reading {
    var rules = RuleSet()
    rules.characters.allowsLineFeeds = lines
    return DraftText.reading(Array(contents.utf8), for: rules)
  }

  @Test("it comes back as it was", arguments: ["one", " ", "one\ntwo", "\n", "one\n\n", "日本語 e\u{301} 👨‍👩‍👧", "\ttab"])
  func comesBack(text: String) throws {
    guard case .text(let found) = reading(try #require(contents(text))) else {
      Issue.record("refused")
      return
    }
    #expect(found.utf8.elementsEqual(text.utf8))
  }

  @Test("an editor may have left out the last line feed")
  func withoutLineFeed() {
    #expect(reading("one") == .text("one"))
    #expect(reading("") == .text(""))
  }

  @Test("what the field cannot hold is refused, with the reason; what breaks other rules is not")
  func refused() throws {
    #expect(reading("one\ntwo\n", lines: false) == .refused(.severalLines))
    #expect(reading("\u{1B}[m") == .refused(.controlCharacter("\u{1B}")))
    #expect(DraftText.reading([0xFF], for: RuleSet()) == .refused(.notUTF8))
    let rules = RuleSet(length: LengthRule(atLeast: 10))
    #expect(DraftText.reading([0x61], for: rules) == .text("a"))
  }
}
