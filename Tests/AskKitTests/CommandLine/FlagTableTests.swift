import AskKit
import Testing

@Suite("The flag table")
struct FlagTableTests {
  @Test("a row's text speaks of no flag that does not exist", arguments: FlagTable.rows)
  func textNamesExistingFlags(row: Flag) {
    for name in Markup(row.text).flags {
      #expect(FlagTable.flag(written: name) != nil, "the text of --\(row.long) names \(name)")
    }
  }

  @Test("no name is given twice")
  func namesAreUnique() {
    let names = FlagTable.rows.flatMap { [$0.long] + ($0.short.map { [String($0)] } ?? []) }
    #expect(names.count == Set(names).count)
  }

  @Test("a row is found by each of its names", arguments: FlagTable.rows)
  func lookup(row: Flag) {
    #expect(FlagTable.flag(written: "--\(row.long)")?.long == row.long)
    if let short = row.short { #expect(FlagTable.flag(written: "-\(short)")?.long == row.long) }
    #expect(FlagTable.flag(written: row.long) == nil)
    #expect(FlagTable.flag(written: "-\(row.long)") == nil)
  }

  @Test("names are ASCII letters with dashes between them", arguments: FlagTable.rows)
  func names(row: Flag) {
    #expect(row.long.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(row.short.map { $0.isASCII && $0.isLetter } ?? true)
  }

  @Test("a summary is one line of ASCII without a full stop", arguments: FlagTable.rows)
  func summaries(row: Flag) {
    #expect(row.summary.allSatisfy { $0.isASCII && !$0.isNewline })
    #expect(!row.summary.hasSuffix("."))
    #expect(row.summary.first?.isUppercase == true)
  }

  @Test("a text is made of sentences", arguments: FlagTable.rows)
  func texts(row: Flag) {
    #expect(row.text.hasSuffix("."))
    #expect(row.text.allSatisfy { $0.isASCII })
  }

  @Test("a row that may be repeated says so", arguments: FlagTable.rows)
  func repetition(row: Flag) {
    #expect(row.text.contains("several times") == row.isRepeatable)
  }

  @Test("a flag that fits no kind of entry could never be given", arguments: FlagTable.rows)
  func kinds(row: Flag) {
    #expect(!row.kinds.isEmpty)
  }
}
