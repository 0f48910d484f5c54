import Foundation
import TestSupport
import Testing

/// What must be seen where there is no room for everything.
@Suite("Where there is too little room")
struct SmallScreenTests {
  private static let longTitle = String(repeating: "a long title ", count: 8)

  @Test("the line that stays tells the answer, however long the title is", arguments: [80, 40, 20, 10])
  func answerStays(columns: Int) throws {
    for (arguments, keys, result) in [
      ([], "docs" + .enter, "docs"), ([], .control("d"), "cancelled"), (["--confirm"], "y" + .enter, "Yes"),
    ] as [([String], Keys, String)] {
      let screen = try Ask.screen([Self.longTitle] + arguments, columns: columns, rows: 20)
      // "^D" may be cut away from the keys, and a confirmation throws away what is typed too early.
      try screen.wait(for: "the field") { $0.contains { $0.hasPrefix(">") } }
      try screen.send(keys)
      try screen.waitForEnd()
      let line = try screen.lines[0]
      #expect(line.hasSuffix(result), "\(columns) columns: \(line)")
      #expect(line.hasPrefix("a") == (columns >= 20), "\(columns) columns: \(line)")
    }
  }

  struct Refused: Sendable {
    let columns: Int
    let rows: Int
    let seen: [String]
  }

  private static let refused = [
    Refused(columns: 20, rows: 3, seen: ["> ab", "! Enter at least 9", "characters; ther..."]),
    Refused(columns: 40, rows: 2, seen: ["> ab", "! Enter at least 9 characters; there..."]),
    Refused(columns: 10, rows: 3, seen: ["> ab", "! Enter", "at lea..."]),
    Refused(columns: 20, rows: 4, seen: ["Name", "> ab", "! Enter at least 9", "characters; ther..."]),
    Refused(
      columns: 20, rows: 6,
      seen: ["Name", "> ab", "! Enter at least 9", "characters; there", "are 2.", "Enter OK..."]),
  ]

  @Test("a refusal comes before the keys, and what is cut ends in dots", arguments: refused)
  func refusal(_ screenful: Refused) throws {
    let screen = try Ask.screen(["Name", "--min", "9"], columns: screenful.columns, rows: screenful.rows)
    try screen.send("ab" + .enter)
    try screen.wait(for: "\(screenful.seen)") { $0 == screenful.seen }
  }

  @Test(
    "what is asked comes before the keys that answer it",
    arguments: [
      (20, 3, "Delete all?", ["Delete all?", ">", "y Yes   n No..."]),
      (30, 3, "Delete all?", ["Delete all?", ">", "y Yes   n No   Enter takes..."]),
      (
        20, 6, "Delete all of it and never bring it back again, really?",
        [
          "Delete all of it", "and never bring it", "back again, really?", ">", "y Yes   n No", "Enter takes No...",
        ]
      ),
    ])
  func questionFirst(columns: Int, rows: Int, title: String, seen: [String]) throws {
    let screen = try Ask.screen(["--confirm", title, "--default", "no"], columns: columns, rows: rows)
    try screen.wait(for: "\(seen)") { $0 == seen }
  }

  @Test(
    "a reason of thousands of characters leaves title, field and keys on the screen", arguments: [(80, 24), (40, 12)])
  func endlessReason(columns: Int, rows: Int) throws {
    let check = "printf 'far too long %.0s' $(seq 300); exit 1"
    let screen = try Ask.screen(["Name", "--message", "Words", "--check", check], columns: columns, rows: rows)
    try screen.waitFor(Ask.statusKey)
    try screen.send("ab" + .enter)
    let lines = try screen.waitFor("! far too long")
    let place = try #require(lines.firstIndex { $0.hasPrefix("> ab") })
    #expect(lines[..<place] == ["Name", "Words"])
    #expect(lines.count == place + 1 + rows / 2)
    #expect(lines[lines.count - 2].hasSuffix("..."))
    #expect(lines.last == "Enter OK   ^D Cancel")
    try screen.send(.backspace)
    try screen.wait(for: "the rows are given back") { $0.count == 4 }
  }
}
