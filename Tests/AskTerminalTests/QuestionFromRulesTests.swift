import AskKit
import AskTerminal
import Testing

@Suite("Questions of a Swift program")
struct QuestionFromRulesTests {
  @Test("rules mean what the flags mean")
  func rules() throws {
    let question = try Question.line(
      "Port", default: "8080",
      rules: [.type(.integer), .min(1024), .max(65535), .reject("99"), .error("Enter a port.")])
    let rules = try #require(question.entry.field).rules
    #expect(question.title == "Port")
    #expect(rules.judge("8080") == .valid)
    #expect(rules.judge("80").refusal == Refusal(.min, .scriptSays("Enter a port.")))
    #expect(rules.judge("9900").refusal?.rule == .reject)
    #expect(rules.canonicalForm(of: "08080") == "8080")
  }

  @Test("each kind of entry")
  func kinds() throws {
    #expect(try Question.multiline("Text", rows: 3).entry.kind == .multiline)
    guard case .secret(let secret) = try Question.secret("Password", mask: "").entry, secret.mask == .nothing else {
      Issue.record("the mask is not what was said")
      return
    }
    #expect(try Question.secret("Password", rules: [.min(10), .verify]).entry.field?.isEnteredTwice == true)
    let confirmation = try Question.confirmation("Delete?", yes: "Delete", no: "Keep", default: false)
    #expect(confirmation.entry.confirmation?.defaultAnswer == false)
  }

  @Test("what does not go together is told in the words of the command line")
  func contradictions() {
    let errors: [(String, () throws -> Question)] = [
      ("--choice does not go with --secret; it goes with a line", { try .secret("x", rules: [.choice("a")]) }),
      ("--min 5 and --max 3 leave no length that is valid", { try .line("x", rules: [.min(5), .max(3)]) }),
      (
        "--verify does not go with --multiline; it goes with a line or --secret",
        { try .multiline("x", rules: [.verify]) }
      ),
      ("--rows takes a whole number from 1 on, not '0'", { try .multiline("x", rows: 0) }),
    ]
    for (message, question) in errors {
      #expect { try question() } throws: { ($0 as? UsageError)?.message == message }
    }
  }
}
