import AskKit
import Testing

@testable import AskTerminal

@Suite("A reply while it is entered")
struct ReplyTests {
  @Test("an empty text takes the default; the first character takes it away")
  func defaultAnswer() throws {
    let reply = try Reply(to: .line("Branch", default: "main", rules: [.min(3)]))
    #expect(reply.verdict() == .valid)
    #expect(reply.answer?.text == "main")
    _ = reply.text.insert(scalars("ma"))
    #expect(reply.defaultTaken == nil)
    #expect(!reply.verdict().isValid)
    #expect(reply.answer?.text == "ma")
  }

  @Test("the last of the attempts ends the conversation")
  func attempts() throws {
    var question = try Question.line("PIN")
    question.mostAttempts = 2
    let reply = try Reply(to: question)
    let refusal = Refusal(.min, .tooShort(minimum: 4, count: 1))
    #expect(reply.ending(after: refusal) == nil)
    guard case .attemptsUsedUp(_, attempts: 2) = reply.ending(after: refusal) else {
      Issue.record("The second attempt was not the last.")
      return
    }
  }

  @Test("what is entered twice must be the same, and is then not asked for again before it changes")
  func enteredTwice() throws {
    let reply = try Reply(to: .line("Name", rules: [.verify]))
    _ = reply.text.insert(scalars("ann"))
    #expect(reply.mustBeEnteredAgain)
    reply.enterAgain()
    #expect(reply.isEnteringAgain && reply.text.isEmpty)
    _ = reply.text.insert(scalars("ann"))
    #expect(reply.compare())
    #expect(!reply.isEnteringAgain && !reply.mustBeEnteredAgain)
    _ = reply.text.insert(scalars("a"))
    #expect(reply.mustBeEnteredAgain)
  }

  @Test("entries that differ are both gone; so is one that had no room")
  func entriesDiffer() throws {
    for (second, isWhole) in [("bob", true), ("ann", false)] {
      let reply = try Reply(to: .line("Name", rules: [.verify]))
      _ = reply.text.insert(scalars("ann"))
      reply.enterAgain()
      _ = reply.text.insert(scalars(second))
      #expect(!reply.compare(isWhole: isWhole))
      #expect(reply.text.isEmpty && !reply.isEnteringAgain && reply.mustBeEnteredAgain)
    }
  }

  @Test("back from the second entry, the first is in the field; from the first there is no way back")
  func back() throws {
    let reply = try Reply(to: .line("Name", rules: [.verify]))
    _ = reply.text.insert(scalars("ann"))
    #expect(!reply.goBackToFirst())
    reply.enterAgain()
    _ = reply.text.insert(scalars("b"))
    #expect(reply.goBackToFirst())
    #expect(reply.text.string == "ann" && !reply.isEnteringAgain)
  }

  @Test("a full vault is emptied of what was deleted, and keeps both entries")
  func fullVault() throws {
    let reply = try Reply(to: .secret("Password", rules: [.verify]))
    try enter("first", into: reply)
    reply.enterAgain()
    try enter("fir", into: reply)
    let vault = try #require(reply.vault)
    while vault.keep("x") != nil {}
    #expect(reply.makeRoom(for: 2))
    try enter("st", into: reply)
    #expect(reply.isSameAsFirst)
    let kept = vault.reveal(reply.text.currentLine.scalars)
    #expect(kept?.withBytes { String(copying: UTF8Span(unchecked: $0)) } == "first")
  }

  @Test("where all that is kept is in use, there is no room and nothing changes")
  func noRoom() throws {
    let reply = try Reply(to: .secret("Password"))
    let vault = try #require(reply.vault)
    var standIns: [UInt32] = []
    while let standIn = vault.keep("x") { standIns.append(standIn) }
    _ = reply.text.insert(standIns)
    let revision = reply.text.revision
    #expect(!reply.makeRoom(for: 1))
    #expect(reply.text.revision == revision)
  }

  private func enter(_ text: String, into reply: Reply) throws {
    for scalar in text.unicodeScalars { _ = reply.text.insert([try #require(reply.vault?.keep(scalar))]) }
  }
}

extension Reply {
  convenience init(to question: Question) throws { try self.init(to: question, wording: English()) }
}
