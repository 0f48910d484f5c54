import Foundation
import TestSupport
import Testing

/// Two prompts on one terminal: one after the other, never interleaved.
@Suite("Taking turns")
struct TakingTurnsTests {
  /// The title whose prompt is open; the other is nowhere to be seen.
  private func openTitle(_ session: TerminalSession) throws -> String {
    try session.waitFor(Ask.statusKey)
    let titles = ["One", "Two"].filter { session.display.contains($0) }
    #expect(titles.count == 1, "only one is shown: \(session.display)")
    return try #require(titles.first)
  }

  @Test("two at once: the second begins when the first is done")
  func atOnce() throws {
    let session = try Ask.shell(
      """
      before=$(stty -g)
      { "$ASK" One | sed 's/^/One /' & }
      "$ASK" Two | sed 's/^/Two /'
      wait
      [ "$(stty -g)" = "$before" ] && echo same
      """)
    let first = try openTitle(session)
    let second = first == "One" ? "Two" : "One"
    try session.send("first" + .enter)
    try session.waitFor(second)
    try session.waitFor(Ask.statusKey)
    try session.send("second" + .enter)
    try session.waitForEnd()
    let lines = Set(session.output.text.split(separator: "\n").map(String.init))
    #expect(lines == ["\(first) first", "\(second) second", "same"])
    try Ask.expectRestored(session)
  }

  @Test("a prompt that feeds a prompt")
  func pipeline() throws {
    let session = try Ask.shell("\"$ASK\" One | \"$ASK\" Two")
    _ = try openTitle(session)
    try session.send("first" + .enter)
    try session.waitFor(Ask.statusKey)
    try session.send("second" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.display.contains("One: ") && session.display.contains("Two: "))
    #expect(session.output.text.wholeMatch(of: /(first|second)\n/) != nil)
    try Ask.expectRestored(session)
  }

  @Test("Ctrl-C ends both, the one that waits too")
  func interrupt() throws {
    let session = try Ask.shell("\"$ASK\" One | \"$ASK\" Two; echo went on")
    _ = try openTitle(session)
    try session.send(.control("c"))
    #expect(try session.waitForEnd() == .signalled(SIGINT))
    #expect(session.output.text == "")
    try Ask.expectRestored(session)
  }

  @Test("a prompt that is stopped for good does not hold up another for ever")
  func stoppedHolder() throws {
    let session = try Ask.shell(
      """
      sh -c 'echo $$ >&2; exec "$ASK" One' &
      "$ASK" Two
      """)
    // Which of the two comes first is open; the one that shows is stopped.
    try session.waitFor(Ask.statusKey)
    let holder = try Program.run(["pgrep", "-s", "\(session.process.id)", "-f", "\(AskBinary.path) (One|Two)"])
    let processes = holder.outputText.split(separator: "\n").compactMap { pid_t($0) }
    let shown = session.display.contains("One") ? "One" : "Two"
    let open = processes.filter { process in
      (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?.contains(shown) == true
    }
    for process in open { kill(process, SIGSTOP) }
    try session.waitFor(shown == "One" ? "Two" : "One")
    try session.send("second" + .enter)
    try session.wait(for: "the other has its answer") { session.display.contains(": second") }
    for process in processes { kill(process, SIGKILL) }
    try session.waitForEnd()
  }
}
