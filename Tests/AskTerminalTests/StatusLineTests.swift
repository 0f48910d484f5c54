import AskKit
import AskTerminal
import Testing

@Suite("The status in the rows that there are")
struct StatusLineTests {
  private static func rows(_ state: StatusLine.State, columns: Int, most: Int) -> [String] {
    StatusLine(okLabel: "OK", cancelLabel: "Cancel", state: state)
      .rows(columns: columns, most: most, wording: English()).map(\.text)
  }

  private static let reason = "Enter at least 9 characters."

  @Test("one row where it fits, else the keys and what there is to say below them")
  func roomy() {
    #expect(Self.rows(.ready, columns: 79, most: 1) == ["Enter OK   ^D Cancel"])
    #expect(
      Self.rows(.refused(Self.reason), columns: 79, most: 12) == [
        "Enter OK   ^D Cancel   ! Enter at least 9 characters."
      ])
    #expect(
      Self.rows(.refused(Self.reason), columns: 39, most: 12) == [
        "Enter OK   ^D Cancel", "! Enter at least 9 characters.",
      ])
  }

  @Test(
    "where there are too few rows a refusal comes before the keys, and what is cut ends in dots",
    arguments: [
      (39, 1, ["! Enter at least 9 characters."]),
      (19, 1, ["! Enter at least..."]),
      (19, 2, ["! Enter at least 9", "characters."]),
      (19, 3, ["! Enter at least 9", "characters.", "Enter OK..."]),
      (19, 4, ["Enter OK", "^D Cancel", "! Enter at least 9", "characters."]),
      (9, 2, ["! Enter", "at lea..."]),
      (9, 3, ["! Enter", "at lea...", "Enter..."]),
      (9, 0, []),
      (2, 1, [".."]),
    ])
  func narrow(columns: Int, most: Int, expected: [String]) {
    #expect(Self.rows(.refused(Self.reason), columns: columns, most: most) == expected)
    let notice = Self.rows(.notice("! " + Self.reason), columns: columns, most: most)
    #expect(notice == expected, "what is said is as urgent")
  }

  @Test("what nobody has asked for yet gives way to the keys")
  func quiet() {
    #expect(Self.rows(.notYet(Self.reason), columns: 39, most: 1) == ["Enter OK   ^D Cancel..."])
    #expect(
      Self.rows(.notYet(Self.reason), columns: 19, most: 3) == ["Enter OK", "^D Cancel", "Enter at least 9..."])
  }

  @Test("a reason of thousands of characters leaves a row to the keys")
  func endless() {
    let rows = Self.rows(.refused(String(repeating: "words ", count: 1000)), columns: 79, most: 12)
    #expect(rows.count == 12)
    #expect(rows[10].hasSuffix("word..."))
    #expect(rows[11] == "Enter OK   ^D Cancel")
  }

  @Test("wide characters are cut whole")
  func wide() {
    #expect(
      Self.rows(.refused("九文字以上を入力してください。"), columns: 19, most: 1) == ["! 九文字以上を入..."])
  }
}
