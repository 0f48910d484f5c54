import AskKit
import Testing

@Suite("--help")
struct HelpPageTests {
  let lines = HelpPage(FlagTable.rows).rendered().split(separator: "\n", omittingEmptySubsequences: false)

  @Test("fits 80 columns; a summary that does not is too long")
  func fits80Columns() {
    for line in lines { #expect(line.count <= 80, "\(line.count) columns: \(line)") }
  }

  @Test("shows every flag with its summary", arguments: FlagTable.rows)
  func showsFlag(flag: Flag) {
    let line = lines.first { $0.contains("--\(flag.long) ") && $0.hasSuffix(" " + flag.summary) }
    #expect(line != nil)
    #expect(line?.contains(" + ") == flag.isRepeatable)
  }

  @Test("aligns the summaries")
  func alignsSummaries() {
    let columns = Set(
      FlagTable.rows.compactMap { flag in
        lines.first { $0.contains("--\(flag.long) ") && $0.hasSuffix(flag.summary) }.map {
          $0.count - flag.summary.count
        }
      })
    #expect(columns.count == 1)
  }

  @Test("is ASCII, so that it can be read in every locale")
  func isASCII() {
    for line in lines { #expect(line.allSatisfy { $0.isASCII }, "\(line)") }
  }

  @Test("names every exit status", arguments: AskKit.ExitStatus.allCases)
  func namesStatus(status: AskKit.ExitStatus) {
    #expect(lines.contains { $0.hasSuffix(" \(status.rawValue)  \(status.meaning)") })
  }
}
