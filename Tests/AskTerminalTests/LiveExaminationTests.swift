import AskKit
import Foundation
import Testing

@testable import AskTerminal

@Suite("What takes long to judge, beside the keys")
final class LiveExaminationTests {
  private let reply: Reply
  private let examination: LiveExamination
  private var alarms = Alarms()

  init() throws {
    let question = try Question.line("File", rules: [.type(.file)])
    reply = try Reply(to: question)
    examination = try #require(LiveExamination(of: question.entry))
  }

  private func type(_ text: String) {
    _ = reply.text.insert(scalars(text))
    noteChange()
  }

  private func noteChange(isToldLive: Bool = true) {
    examination.noteChange(to: reply.text.revision, isToldLive: isToldLive, &alarms)
  }

  private func run() -> LiveExamination.Finding? { examination.run(for: reply) }

  private func pressEnter() -> Verdict? { examination.verdict(on: reply, &alarms) }

  private func serve() -> LiveExamination.Finding? { examination.serve() }

  /// Until what runs has come to an end.
  private func wait() -> LiveExamination.Finding? {
    while let awaited = examination.awaited.first {
      var entry = pollfd(fd: awaited.number, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
      if let finding = examination.serve() { return finding }
    }
    return nil
  }

  @Test("it runs when typing pauses; what it has found holds for this text, until Enter is pressed")
  func whileTyping() {
    type("/missing")
    #expect(examination.state == .whileTyping)
    #expect(alarms.remaining(.stillness) != nil)
    #expect(run() == nil)
    #expect(wait() == nil)
    #expect(examination.state == .idle)
    #expect(examination.verdictRemembered(of: reply.text.revision)?.isValid == false)
    #expect(examination.verdictRemembered(of: reply.text.revision + 1) == nil)
    #expect(pressEnter() == nil)
    #expect(wait() == .pressEnter)
    #expect(pressEnter()?.isValid == false)
  }

  @Test("Enter waits for it, and is as pressed anew when it is done")
  func forEnter() {
    type("/dev/null")
    #expect(pressEnter() == nil)
    #expect(examination.state == .forEnter)
    #expect(alarms.remaining(.stillness) == nil)
    #expect(wait() == .pressEnter)
    #expect(pressEnter() == .valid)
  }

  @Test("a change withdraws an Enter that waits")
  func withdrawn() {
    type("/dev/null")
    #expect(pressEnter() == nil)
    type("x")
    #expect(examination.state == .whileTyping)
    #expect(examination.awaited.isEmpty)
    #expect(serve() == nil)
  }

  @Test("each Enter runs it anew")
  func anew() {
    type("/dev/null")
    #expect(pressEnter() == nil)
    #expect(wait() == .pressEnter)
    #expect(pressEnter() == .valid)
    #expect(pressEnter() == nil)
    #expect(wait() == .pressEnter)
    type("x")
    #expect(pressEnter() == nil)
  }

  @Test("where it may not be told while typing, it does not run")
  func notTold() {
    _ = reply.text.insert(scalars("/dev/null"))
    noteChange(isToldLive: false)
    #expect(examination.state == .idle)
    #expect(run() == nil)
    #expect(examination.awaited.isEmpty)
  }

  @Test("what the quick rules refuse is not looked up")
  func refused() {
    type("\u{7}")
    #expect(run() == nil)
    #expect(examination.state == .idle)
    #expect(examination.awaited.isEmpty)
  }
}
