import AskTerminal
import Testing

@Suite("The line that stays")
struct FinishedLineTests {
  @Test(
    "the title is cut, not what came of it; both long, the answer has half at least; where it is narrow, it stands alone",
    arguments: [
      ("New folder", "docs", 79, "New folder: docs"),
      ("Who?", "me", 79, "Who? me"),
      ("New folder", "docs", 16, "New folder: docs"),
      ("New folder", "docs", 15, "New fol... docs"),
      ("New folder", "docs", 13, "New f... docs"),
      ("New folder", "docs", 12, "docs"),
      ("Remove all of it?", "Yes", 15, "Remove a... Yes"),
      ("A title of some words", "an answer of some words", 40, "A title of some... an answer of some..."),
      ("A title of some words", "an answer of some words", 30, "A title of... an answer of..."),
      ("Name", "an answer of some words", 20, "Name: an answer o..."),
      ("Title", "cancelled", 9, "cancelled"),
      ("Title", "cancelled", 6, "can..."),
      ("Title", "cancelled", 2, ".."),
      ("A title of some words", "", 12, "A title o..."),
      ("日本語の長い題名", "東京都", 22, "日本語の長い... 東京都"),
      ("日本語の長い題名", "東京都の長い答えです", 25, "日本語の... 東京都の長..."),
      ("日本語", "東京都の長い答え", 9, "東京都..."),
      ("👨‍👩‍👧 and the others", "e\u{301}🇯🇵", 14, "👨‍👩‍👧 and... e\u{301}🇯🇵"),
    ])
  func widths(title: String, result: String, columns: Int, expected: String) {
    let row = FinishedLine(title: title, result: result).row(columns: columns)
    #expect(row.text == expected)
    #expect(row.reach <= columns)
  }

  @Test("at no width is it wider, and from the answer's on the answer is whole", arguments: 1...120)
  func everyWidth(columns: Int) {
    for (title, answer) in [(String(repeating: "long ", count: 20), "cancelled"), ("題名の長いもの題名の長いもの", "はい")] {
      let row = FinishedLine(title: title, result: answer).row(columns: columns)
      #expect(row.reach <= columns)
      if columns >= 2 * 9 || columns == 9 { #expect(row.text.hasSuffix(answer)) }
    }
  }

  @Test("without a title the prompt stands before the answer, and goes where it is too long")
  func prompt() {
    let line = FinishedLine(title: nil, elsePrompt: "user@host> ", result: "yes")
    #expect(line.row(columns: 20).text == "user@host> yes")
    #expect(line.row(columns: 13).text == "user@h... yes")
    #expect(line.row(columns: 10).text == "yes")
    #expect(FinishedLine(title: nil, result: "yes").row(columns: 2).text == "..")
  }

  @Test("plain lines are not cut")
  func plain() {
    let title = String(repeating: "long ", count: 40)
    #expect(FinishedLine(title: title + "?", result: "a\nb").plain == title + "? a^Jb")
  }
}
