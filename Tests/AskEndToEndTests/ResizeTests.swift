import Foundation
import TestSupport
import Testing

/// A window whose edge is dragged.
@Suite("Many sizes, one after the other", .serialized)
struct ResizeTests {
  /// How often the screen below a row was erased: once for each size that was painted for.
  private func erasures(_ session: TerminalSession) -> Int { session.display.text.ranges(of: "\u{1b}[J").count }

  @Test("without a pause between them, they are one paint")
  func onePaint() throws {
    // What counts is that no pause was as long as the one that the program waits for; on a busy machine one may be.
    for _ in 0..<50 {
      let session = try Ask.prompt(["Name", "--initial", "docs"], columns: 80)
      var longest = Duration.zero
      var last = ContinuousClock.now
      for columns in stride(from: 79, through: 40, by: -1) {
        try session.resize(columns: columns, rows: 24)
        usleep(2_000)
        let now = ContinuousClock.now
        longest = max(longest, now - last)
        last = now
      }
      try session.waitFor("\u{1b}[J")
      try session.waitFor("docs")
      session.settle()
      let count = erasures(session)
      try session.send(.enter)
      #expect(try session.waitForEnd() == .exited(0))
      if longest < .milliseconds(40) {
        #expect(count == 1)
        return
      }
    }
    Issue.record("the machine is too busy")
  }

  @Test("a key that is typed meanwhile is seen once it has settled, and Enter leaves a line for the size there is")
  func keysMeanwhile() throws {
    let session = try Ask.prompt(["A title of some length", "--initial", "docs"], columns: 80)
    try session.resize(columns: 20, rows: 24)
    try session.send("!")
    try session.waitFor("docs!")
    try session.resize(columns: 12, rows: 24)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "docs!\n")
    let lines = session.display.text.split(separator: "\r\n")
    #expect(lines.last.map { !$0.contains("A title") } == true, "\(lines)")
    try Ask.expectRestored(session)
  }
}
