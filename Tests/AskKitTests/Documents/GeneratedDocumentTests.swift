import AskKit
import Foundation
import TestSupport
import Testing

@Suite("The files that are made from the flag table")
struct GeneratedDocumentTests {
  static let files: [(GeneratedDocument, String)] = [
    (.man, "man/ask.1"), (.bash, "completions/ask.bash"), (.zsh, "completions/_ask"), (.fish, "completions/ask.fish"),
  ]

  @Test("the checked-in file is what the flag table says", arguments: files)
  func checkedIn(document: GeneratedDocument, path: String) throws {
    let isCurrent = try String(contentsOfFile: Repository.path(path), encoding: .utf8) == document.rendered()
    #expect(isCurrent, "\(path) differs from the flag table: run `make generate` and check it in")
  }

  @Test("each kind of file is checked in")
  func allAreCheckedIn() {
    #expect(Set(Self.files.map(\.0)) == Set(GeneratedDocument.allCases))
  }
}
