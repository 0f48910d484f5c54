import Foundation
import TestSupport
import Testing

/// tmux takes the erasing of all that is seen for `clear`, and keeps a copy.
@Suite("No copies in the scrollback")
struct ScrollbackTests {
  @Test("painted anew in the top row by Ctrl-L, by resizes and by going back in a form", arguments: [[], ["--clear"]])
  func top(arguments: [String]) throws {
    let screen = try Ask.screen(arguments + ["--field", "first", "--field", "second"], columns: 60, rows: 12)
    try screen.waitFor("first")
    for _ in 0..<3 { try screen.send(.control("l")) }
    try screen.send("a")
    try screen.waitFor("> a")
    for columns in [50, 30, 70] {
      try screen.resize(columns: columns, rows: 12)
      try screen.send("b")
      try screen.wait(for: "the frame at \(columns)") { $0.contains { $0.hasPrefix("> a") && $0.hasSuffix("b") } }
    }
    try screen.send(.enter)
    try screen.waitFor("second")
    try screen.send(.shiftTab)
    let lines = try screen.wait(for: "the first again") { $0.prefix(2) == ["first", "> abbb"] }
    try screen.send(.control("l") + "c")
    try screen.waitFor("> abbbc")
    #expect(try screen.display("#{history_size}") == "0")
    #expect(lines.count == 3)
    try screen.send(.control("d"))
    try screen.waitForEnd()
    #expect(try screen.display("#{history_size}") == "0")
  }
}
