import AskKit
import Testing

@Suite("Nobody to ask")
struct NobodyToAskTests {
  @Test("who says that nobody is there")
  func noInput() {
    // --no-input, ASK_NO_INPUT, CI, --timeout
    let rows: [(flag: Bool, variable: String?, ci: String?, timeout: Bool, expected: NoInput?)] = [
      (false, nil, nil, false, nil),
      (true, nil, nil, false, .flag),
      (true, "0", nil, true, .flag),
      (true, "1", "true", false, .flag),
      (false, "", nil, false, nil),
      (false, "0", nil, false, nil),
      (false, "1", nil, false, .variable),
      (false, "no", nil, true, .variable),
      (false, "00", nil, false, .variable),
      (false, nil, "", false, nil),
      (false, nil, "true", false, .continuousIntegration),
      (false, nil, "false", false, .continuousIntegration),
      (false, nil, "true", true, nil),
      (false, "", "true", false, .continuousIntegration),
      (false, "0", "true", false, nil),
      (false, "1", "true", true, .variable),
    ]
    for row in rows {
      let given = NoInput(isFlagSaid: row.flag, variable: row.variable, ci: row.ci, hasTimeout: row.timeout)
      #expect(given == row.expected, "\(row)")
    }
  }

  @Test("the error names what to give, and only that")
  func ways() throws {
    let rows: [(arguments: [String], advice: String)] = [
      ([], "give the answer with --env, --stdin or --default"),
      (["--env", "FOLDER"], "set FOLDER, or give the answer with --stdin or --default"),
      (["--stdin"], "write the answer to standard input, or give the answer with --env or --default"),
      (
        ["--env", "FOLDER", "--stdin"],
        "set FOLDER, write the answer to standard input, or give the answer with --default"
      ),
      (["--secret"], "give the answer with --env or --stdin"),
      (["--secret", "--env", "TOKEN", "--stdin"], "set TOKEN, or write the answer to standard input"),
      (["--multiline"], "give the answer with --env, --stdin or --default"),
    ]
    for row in rows {
      let inquiry = try Inquiry(InquiryTests.options(row.arguments))
      #expect(
        English().nobodyToAsk(.noControllingTerminal, ways: inquiry.waysToAnswer)
          == "there is no terminal to ask on; \(row.advice)")
    }
    #expect(
      English().nobodyToAsk(.noControllingTerminal, ways: [.noInputAcknowledges])
        == "there is no terminal to ask on; with --no-input that is no failure")
    let confirmation = Inquiry(question: Question(entry: .confirm(Confirmation(defaultAnswer: true))))
    #expect(confirmation.waysToAnswer == [.flag(.variable), .flag(.standardInput), .noInputTakesDefault])
  }

  @Test("a variable has a name", arguments: ["", "A=B", "="])
  func variable(name: String) {
    #expect(throws: UsageError("--env takes the name of a variable, not '\(name)'")) {
      try Inquiry(InquiryTests.options(["--env", name]))
    }
  }

  @Test("a confirmation and an alert are told by their status alone, but in JSON")
  func writesOutput() {
    for format in OutputFormat.allCases {
      let texts = Inquiry(question: Question(entry: .line(Field(), OpenText(), suggestions: nil)), format: format)
      #expect(texts.writesOutput)
      let alert = Inquiry(.alert(Alert("Done")), format: format)
      #expect(alert.writesOutput == (format == .json || format == .shell))
    }
  }
}
