import AskKit
import Testing

@testable import AskTerminal

@Suite("What is offered for an answer")
struct OfferingTests {
  private func offering() throws -> Offering {
    Offering(try Question.line("Colour", suggestions: ["green", "grey", "red"]).entry)
  }

  private func complete(_ offering: inout Offering, _ text: EditedText) throws -> Offering.Completed {
    let words = try #require(offering.words)
    return offering.complete(with: Completion(of: text.string, from: words), at: Place(in: text))
  }

  @Test("Tab puts in what is certain; where nothing more is, a second one at the same place lists")
  func completing() throws {
    var offering = try offering()
    var text = EditedText(scalars("g"))
    #expect(try complete(&offering, text) == .text("gre", from: 0))
    _ = text.replaceAll(with: scalars("gre"))
    offering.noteCompleted(at: Place(in: text))
    #expect(try complete(&offering, text) == .listed)
    #expect(offering.isListing)
    _ = text.moveLeft()
    offering.note(Place(in: text))
    #expect(!offering.isListing)
  }

  @Test("the first Tab behind a text that was typed does not list yet; elsewhere it is the first again")
  func twice() throws {
    var offering = try offering()
    var text = EditedText(scalars("gre"))
    #expect(try complete(&offering, text) == .willList)
    _ = text.moveLeft()
    #expect(try complete(&offering, text) == .willList)
    #expect(try complete(&offering, text) == .listed)
  }

  @Test("in an empty field the first Tab lists")
  func empty() throws {
    var offering = try offering()
    #expect(try complete(&offering, EditedText()) == .listed)
  }

  @Test("what no word begins with has nothing to be completed")
  func nothing() throws {
    var offering = try offering()
    #expect(try complete(&offering, EditedText(scalars("x"))) == .nothing)
  }

  @Test("Down goes through the words that begin as the text does, to the text and round")
  func down() throws {
    var offering = try offering()
    var text = EditedText(scalars("gr"))
    #expect(try steps(4, &offering, &text) == ["green", "grey", "gr", "green"])
    _ = text.replaceAll(with: scalars("x"))
    #expect(try steps(4, &offering, &text) == ["green", "grey", "red", "x"])
  }

  @Test("Up goes the other way")
  func up() throws {
    var offering = try offering()
    var text = EditedText(scalars("gr"))
    #expect(try steps(3, by: -1, &offering, &text) == ["grey", "green", "gr"])
  }

  private func steps(
    _ count: Int, by step: Int = 1, _ offering: inout Offering, _ text: inout EditedText
  ) throws -> [String] {
    let words = try #require(offering.words)
    var shown: [String] = []
    for _ in 0..<count {
      _ = text.replaceAll(with: offering.word(step, from: words, in: text))
      offering.noteChosen(revision: text.revision)
      shown.append(text.string)
    }
    return shown
  }
}
