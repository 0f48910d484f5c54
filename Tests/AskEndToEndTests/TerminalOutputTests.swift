import Foundation
import TestSupport
import Testing

/// What goes to the terminal, byte by byte and call by call.
@Suite("Terminal output")
struct TerminalOutputTests {
  @Test("nothing but the permitted sequences is ever written (dialoguer#77, gum#498)")
  func permitted() throws {
    let session = try Ask.prompt(
      ["Name", "--message", "Words", "--placeholder", "p", "--min", "3"], columns: 30, rows: 8)
    try session.send(.enter + "日本 é 👩‍👩‍👧 " * 4 + .left * 5 + .backspace + .controlLeft + "x" + .home + .control("k"))
    try session.resize(columns: 20, rows: 6)
    try session.send(.paste("pasted text that is long enough to wrap") + .control("l") + .control("y"))
    try session.resize(columns: 40, rows: 10)
    try session.send(.escape)
    try session.send("abc" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    // Text, CR, LF, BEL; SGR, relative motion, absolute column, erase; bracketed paste; what takes back a mode.
    let permitted = /\e\[[0-9;]*m|\e\[[0-9]*[ABCDGJK]|\e\[\?2004[hl]|\e\[4l|\e\(B|\e\[\?25h|[\r\n\u{7}\u{F}]|[^\p{Cc}]/
      .matchingSemantics(
        .unicodeScalar)
    let rest = session.display.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).replacing(permitted, with: "") }.joined()
    #expect(rest == "", "\(rest.debugDescription)")
  }

  /// strace may be forbidden (containers): then there is nothing to see.
  static let canTrace = (try? Program.run(["strace", "-o", "/dev/null", "true"]).status) == 0

  @Test(
    "a typed character is one write of less than 64 bytes, with at most three calls besides", .enabled(if: canTrace))
  func callsForAKey() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      ["strace", "-f", "-o", folder.path("trace"), "-e", "signal=none", AskBinary.path, "Name", "--min", "1"],
      standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    try session.send("ab")
    try session.waitFor("b")
    func calls() throws -> [Substring] {
      let text = String(decoding: try folder.read("trace"), as: UTF8.self)
      // A process number before each, padded to five digits.
      return text.split(separator: "\n").map { $0.drop { $0.isNumber || $0 == " " } }
    }
    // Where the wait for the next key begins, the key before is done with.
    let ready = try calls().count
    // Letters that the status line does not hold: seen, they are the key's echo.
    for key in ["x", "q", "z", "j"] {
      try session.send(Keys(key))
      try session.waitFor(key)
    }
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    let all = try calls()[ready...]
    let keys = all.indices.filter { all[$0].contains(/read\([0-9]+, "[xqzj]"/) }
    try #require(keys.count == 4)
    for (key, next) in zip(keys, keys.dropFirst()) {
      let between = all[key..<next]
      let writes = between.filter { $0.hasPrefix("write") }
      #expect(writes.count == 1, "\(between)")
      #expect(between.count - writes.count <= 3, "\(between)")
      let written = try #require(writes.first?.firstMatch(of: /= ([0-9]+)$/)).output.1
      #expect(Int(written)! < 64)
    }
  }

  @Test("a paste of a megabyte is one paint (cockroach#93135)", .enabled(if: canTrace))
  func pasteIsOnePaint() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      ["strace", "-f", "-e", "trace=write", "-e", "signal=none", "-o", folder.path("trace"), AskBinary.path, "Name"],
      standardOutput: .pipe)
    try session.waitFor(Ask.statusKey)
    func writes() throws -> Int {
      String(decoding: try folder.read("trace"), as: UTF8.self).split(separator: "\n").count { $0.contains(" write(") }
    }
    let before = try writes()
    try session.send(.paste(String(repeating: "x", count: 1_048_575) + "y"))
    try session.waitFor("y")
    #expect(try writes() == before + 1)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.bytes.count == 1_048_577)
  }
}
