import AskKit
import Testing

@Suite("The mask of a secret")
struct MaskTests {
  @Test(
    "one character that can be seen",
    arguments: ["*", "x", "•", "●", "é", "e\u{301}", "日", "🔑", "👨‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇯🇵", "_", "~", "٣", "각"])
  func visible(text: String) { #expect(Mask(text) == .character(Character(text))) }

  @Test("nothing at all") func nothing() { #expect(Mask("") == .nothing) }

  @Test(
    "neither several nor what cannot be seen",
    arguments: [
      "**", "日本", "a ", " ", "\u{3000}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}",
      "\u{200D}",
      "\u{202E}", "a\u{202E}", "\u{FEFF}", "\u{301}", "\u{FE0F}", "\u{3164}", "\u{115F}", "\u{2800}", "a\u{200C}",
      "a\u{200D}",
      "\u{E000}", "\u{FFFF}", "\u{E0041}",
    ])
  func invisible(text: String) { #expect(Mask(text) == nil) }

  @Test("the line that stays tells nothing of the length")
  func finishedLine() {
    #expect(Mask.usual.inFinishedLine == "********")
    #expect(Mask.character("日").inFinishedLine == "日日日日日日日日")
    #expect(Mask.nothing.inFinishedLine == "********")
  }
}
