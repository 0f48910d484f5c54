import AskKit
import Testing

@Suite("Time spans")
struct TimeSpanTests {
  @Test(
    "seconds, with or without s, and minutes",
    arguments: [
      ("30", 30_000), ("30s", 30_000), ("2m", 120_000), ("1", 1000), ("007", 7000), ("999999999m", 59_999_999_940_000),
    ])
  func valid(text: String, milliseconds: Int) throws {
    #expect(try TimeSpan(text, flag: "--timeout").milliseconds == milliseconds)
  }

  @Test(
    "everything else says what is taken",
    arguments: ["", "s", "m", "1h", "-1", "+1", "1.5", " 1", "1 s", "sm", "1ss", "٣", "1_000"])
  func malformed(text: String) {
    #expect(throws: UsageError("--timeout takes a time such as 30, 30s or 2m, not '\(text)'")) {
      try TimeSpan(text, flag: "--timeout")
    }
  }

  @Test("it is more than nothing", arguments: ["0", "0s", "000m"])
  func nothing(text: String) {
    #expect(throws: UsageError("--timeout takes a time of more than 0, not '\(text)'")) {
      try TimeSpan(text, flag: "--timeout")
    }
  }

  @Test("a number that no clock can hold is refused, not cut", arguments: ["1000000000", "99999999999999999999999"])
  func tooLong(text: String) {
    #expect(throws: UsageError("--timeout takes a time of at most 9 digits, not '\(text)'")) {
      try TimeSpan(text, flag: "--timeout")
    }
  }
}
