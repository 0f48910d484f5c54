import AskKit
import AskTerminal
import Testing

@Suite("A list of candidates")
struct CandidateListTests {
  private func texts(_ page: CandidateList.Page) -> [String] {
    page.rows.map { row in
      let text = row.cells.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("few candidates stand in one row, more in columns that are read downwards")
  func columns() {
    let few = CandidateList(Candidates(["main", "develop", "rc"])).page(columns: 40, rows: 5, wording: English())
    #expect(texts(few) == ["main     develop  rc"])
    let more = CandidateList(Candidates((1...9).map { "choice-\($0)" })).page(columns: 38, rows: 5, wording: English())
    #expect(
      texts(more) == ["choice-1  choice-4  choice-7", "choice-2  choice-5  choice-8", "choice-3  choice-6  choice-9"])
  }

  @Test("a long list is seen by pages, each telling its part, and begins anew behind the last")
  func pages() {
    let candidates = Candidates((1...25).map { "word\($0)" })
    var list = CandidateList(candidates)
    var seen: [String] = []
    var parts: [String] = []
    repeat {
      let page = list.page(columns: 20, rows: 4, wording: English())
      #expect(page.rows.count <= 4)
      #expect(page.rows.allSatisfy { $0.columns <= 20 })
      seen += texts(page).dropLast().flatMap { $0.split(separator: " ").map(String.init) }
      parts.append(texts(page).last!)
      list.turn(page)
    } while list.first > 0
    #expect(Set(seen) == Set((1...25).map { "word\($0)" }))
    #expect(seen.count == 25)
    #expect(parts.first == "1 to 9 of 25" && parts.last == "22 to 25 of 25")
    var back = list
    let firstPage = back.page(columns: 20, rows: 4, wording: English())
    let turnedBeforeFirst = back.turnBack()
    #expect(!turnedBeforeFirst)
    back.turn(firstPage)
    #expect(back.first == 9)
    let turnedBack = back.turnBack()
    #expect(turnedBack && back.first == 0)
  }

  @Test("whatever the width, no row is wider, and what is too long is cut with dots", arguments: 1...30)
  func widths(columns: Int) {
    let list = CandidateList(Candidates(["日本語の名前", "a", "a word of some length", "e\u{301}", "b\u{1B}[2Jc"]))
    for rows in 1...6 {
      let page = list.page(columns: columns, rows: rows, wording: English())
      #expect(page.rows.count <= rows)
      #expect(page.rows.allSatisfy { $0.columns <= columns })
      #expect(page.count > 0)
      #expect(!page.rows.contains { $0.cells.contains { $0.text.unicodeScalars.contains("\u{1B}") } })
    }
  }

  @Test("candidates that are too wide and begin alike are told apart by their ends")
  func alike() {
    let names = Candidates((1...3).map { "long choice number \($0)" } + ["長い名前の選択肢その一", "長い名前の選択肢その二"])
    let page = CandidateList(names).page(columns: 15, rows: 5, wording: English())
    #expect(
      texts(page) == ["long c...mber 1", "long c...mber 2", "long c...mber 3", "長い名...その一", "長い名...その二"])
  }

  @Test("where there is no room, there is no list")
  func noRoom() {
    #expect(CandidateList(Candidates(["a"])).page(columns: 10, rows: 0, wording: English()).rows == [])
    #expect(CandidateList(Candidates([])).page(columns: 10, rows: 3, wording: English()).rows == [])
  }
}
