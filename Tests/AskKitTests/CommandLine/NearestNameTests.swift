import AskKit
import Testing

@Suite("A flag that does not exist")
struct NearestNameTests {
  static let cases: [(written: String, nearest: String?)] = [
    ("--titel", "--title"), ("--tilte", "--title"), ("--Title", "--title"), ("--messages", "--message"),
    ("--placholder", "--placeholder"), ("--patern", "--pattern"), ("--maxbytes", "--max-bytes"),
    ("--max_bytes", "--max-bytes"), ("--password", nil), ("--xyzzy", nil), ("-x", nil), ("-é", nil),
  ]

  @Test("the nearest name is offered, and none where none is near", arguments: cases)
  func nearest(written: String, nearest: String?) {
    #expect(FlagTable.nearestLongName(to: written) == nearest)
    let advice = nearest.map { "did you mean \($0)?" } ?? "see ask --help"
    #expect(UsageError.unknownFlag(written).message == "there is no flag \(written); \(advice)")
  }

  @Test("what is far longer than any name is near to none, at once")
  func long() { #expect(FlagTable.nearestLongName(to: "--" + String(repeating: "title", count: 1_000_000)) == nil) }

  @Test("every name finds its way back from a doubled letter", arguments: FlagTable.rows)
  func slips(row: Flag) {
    let name = "--\(row.long)"
    #expect(FlagTable.nearestLongName(to: name + String(name.last!)) == name)
  }
}
