import AskKit
import Testing

@Suite("The words that answer a confirmation")
struct ConfirmWordsTests {
  private static let yes = [
    "y", "Y", "yes", "YES", "ｙ", "ＹＥＳ", " yes ", "はい", "ハイ", "예", "네", "응", "ㅛ", "d", "del", "Delete", "DELETE", "ｄｅｌ",
  ]
  private static let no = [
    "n", "N", "no", "ｎ", "Ｎｏ", "いいえ", "イイエ", "아니오", "아니요", "아니", "ㅜ", "k", "keep", "\u{3000}keep",
  ]
  private static let neither = ["", " ", "x", "ye", "yess", "true", "1", "0", "deleted", "Delete 3", "はいい", "-"]

  @Test("with labels", arguments: yes.map { ($0, true) } + no.map { ($0, false) })
  func words(text: String, isYes: Bool) {
    let words = ConfirmWords(yesLabel: "Delete", noLabel: "Keep")
    #expect(words.meaning(of: text) == .one(isYes))
    #expect(words.refusal(of: words.meaning(of: text)) == nil)
  }

  @Test("what means neither is refused with what would do", arguments: neither)
  func meansNeither(text: String) {
    let words = ConfirmWords(yesLabel: "Delete", noLabel: "Keep")
    #expect(words.meaning(of: text) == .neither)
    let refusal = words.refusal(of: .neither)
    #expect(refusal?.rule == .confirm)
    #expect(refusal.map { English().sentence($0.reason) } == "Enter y for Delete or n for Keep.")
  }

  @Test(
    "what could mean both is refused",
    arguments: [("Delete", "Delay", "de"), ("Now", "Later", "n"), ("Now", "Later", "no"), ("Save", "Send", "S")])
  func both(yes: String, no: String, text: String) {
    let words = ConfirmWords(yesLabel: yes, noLabel: no)
    #expect(words.meaning(of: text) == .both)
    #expect(words.refusal(of: .both).map { English().sentence($0.reason) }?.contains("both") == true)
  }

  @Test("a whole label is meant before the beginning of the other")
  func wholeLabel() {
    let words = ConfirmWords(yesLabel: "Keep", noLabel: "Keep none")
    #expect(words.meaning(of: "keep") == .one(true))
    #expect(words.meaning(of: "kee") == .both)
    #expect(words.meaning(of: "keep n") == .one(false))
  }

  @Test(
    "the shortest that can be typed is told, and it does", arguments: ["Yes", "Now", "No way back", "Delete", "削除"])
  func shortest(label: String) {
    let words = ConfirmWords(yesLabel: label, noLabel: "Later")
    for isYes in [true, false] { #expect(words.meaning(of: words.shortest(for: isYes)) == .one(isYes)) }
  }

  @Test("n is not told where it could mean both")
  func shortestNo() {
    #expect(ConfirmWords(yesLabel: "Now", noLabel: "Later").shortest(for: false) == "later")
    #expect(ConfirmWords(yesLabel: "Next", noLabel: "Later").shortest(for: false) == "no")
    #expect(ConfirmWords().shortest(for: false) == "n")
  }

  @Test("programs write true and 1, a person does not")
  func sources() {
    let words = ConfirmWords()
    for (text, isYes) in [("true", true), ("1", true), ("TRUE", true), ("false", false), ("0", false), ("y", true)] {
      #expect(words.meaning(ofSource: text) == .one(isYes))
    }
    #expect(words.meaning(of: "true") == .neither)
    #expect(words.meaning(ofSource: "2") == .neither)
  }
}
