import AskKit
import Testing

@Suite("Words to choose from")
struct WordListTests {
  @Test(
    "Tab completes what the words that begin so have in common",
    arguments: [
      (["main", "master"], "m", "ma"), (["main", "master"], "ma", nil), (["main", "master"], "mai", "main"),
      (["main", "master"], "main", nil), (["main", "master"], "x", nil),
      // In any case, and as the words are spelled where they agree.
      (["Main", "Master"], "m", "Ma"), (["Main"], "MAIN", "Main"), (["Main", "master"], "m", "ma"),
      (["Main", "main"], "ma", "main"),
      // In full width.
      (["main"], "ｍａ", "main"), (["ＭＡＩＮ"], "m", "ＭＡＩＮ"),
      // A cluster is never taken apart.
      (["e\u{301}a", "ex"], "", nil), (["👩‍👧 one", "👩‍👦 two"], "", nil), (["äb", "äc"], "", "ä"),
      (["日本", "日曜"], "", "日"),
      // One is the beginning of the other.
      (["release", "release-2"], "r", "release"), (["only"], "", "only"), ([], "", nil),
      // Alike in their first eight bytes.
      (["feature/login", "feature/logout", "feature/list"], "feature/lo", "feature/log"),
    ] as [([String], String, String?)])
  func completion(words: [String], typed: String, completed: String?) {
    let completion = WordList(PackedWords(words)).completion(of: typed)
    #expect(completion.map { Array($0.utf8) } == completed.map { Array($0.utf8) })
  }

  @Test(
    "the words that begin as a text does come in the script's order",
    arguments: [
      ("", ["zeta", "Alpha", "alphabet", "beta"]), ("alpha", ["Alpha", "alphabet"]), ("ALPHAB", ["alphabet"]),
      ("q", []),
    ])
  func candidates(typed: String, found: [String]) {
    let candidates = WordList(PackedWords(["zeta", "Alpha", "alphabet", "beta"])).candidates(beginningWith: typed)
    #expect(candidates.prefix(10) == found)
    #expect(candidates.count == found.count)
  }

  @Test(
    "the words that hold a text do so in any case and width",
    arguments: [("HABE", ["alphabet"]), ("ｔａ", ["zeta", "beta"]), ("zeta-", []), ("alphabets", []), ("q", [])])
  func holding(typed: String, found: [String]) {
    let candidates = WordList(PackedWords(["zeta", "Alpha", "alphabet", "beta"])).candidates(holding: typed)
    #expect(candidates.prefix(10) == found)
  }

  @Test("a word is meant in any case and width, as long as that leaves no doubt")
  func meaning() {
    let list = WordList(PackedWords(["Main", "develop", "Ａ", "rc", "RC", "same", "same", "Straße"]))
    #expect(list.meaning(of: "main") == .word("Main"))
    #expect(list.meaning(of: "ＤＥＶＥＬＯＰ") == .word("develop"))
    #expect(list.meaning(of: "a") == .word("Ａ"))
    #expect(list.meaning(of: "RC") == .word("RC"))
    #expect(list.meaning(of: "Rc") == .several(["rc", "RC"]))
    #expect(list.meaning(of: "same") == .word("same"))
    #expect(list.meaning(of: "SAME") == .word("same"))
    #expect(list.meaning(of: "STRAßE") == .word("Straße"))
    #expect(list.meaning(of: "mai") == .none)
    #expect(list.meaning(of: "") == .none)
  }

  @Test("among very many words each is found by its beginning")
  func many() {
    let words = (0..<5000).map { "word-\($0 * 7919 % 5000)" }
    let list = WordList(PackedWords(words))
    #expect(list.candidates(beginningWith: "word-").count == 5000)
    #expect(
      list.candidates(beginningWith: "WORD-123").prefix(100).sorted() == ["word-123"] + (0...9).map { "word-123\($0)" })
    for word in words.prefix(100) { #expect(list.meaning(of: word.uppercased()) == .word(word)) }
    let all = list.candidates(beginningWith: "w")
    #expect(Set((0..<all.count).map { all[$0] }) == Set(words))
  }
}
