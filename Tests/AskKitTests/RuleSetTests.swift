import Testing

@testable import AskKit

@Suite("Rule set")
struct RuleSetTests {
  @Test("the first broken rule is the reason, in the order of the manual")
  func order() throws {
    let digits = try PatternRule("[0-9]+", .wholeAnswerMatches)
    let rules = RuleSet(
      type: FilenameType(), length: LengthRule(atLeast: 3), byteLength: ByteLengthRule(maximum: 6),
      patterns: [digits])
    #expect(rules.judge("\u{1}/").refusal?.rule == .characters)
    #expect(rules.judge("/").refusal?.rule == .type)
    #expect(rules.judge("é").refusal?.rule == .min)
    #expect(rules.judge("日本語").refusal?.rule == .maxBytes)
    #expect(rules.judge("abc").refusal?.rule == .pattern)
    #expect(rules.judge("123").isValid)
  }

  @Test("later rules see the canonical form")
  func canonicalForm() throws {
    let rules = RuleSet(
      type: IntegerType(), byteLength: ByteLengthRule(maximum: 1),
      patterns: [try PatternRule("8", .wholeAnswerMatches)])
    #expect(rules.judge(" ＋００８ ").isValid)
    let names = RuleSet(type: FilenameType(), length: LengthRule(atMost: 2))
    #expect(names.judge("  e\u{301}👨‍👩‍👧　").isValid)
    #expect(names.judge("  abc　").refusal?.reason == .tooLong(maximum: 2, count: 3))
  }

  @Test("a text without a type is taken as it stands")
  func untyped() {
    #expect(RuleSet().canonicalForm(of: " ０８ ") == " ０８ ")
    #expect(RuleSet(length: LengthRule(atMost: 3)).judge(" a  ").refusal?.rule == .max)
  }

  @Test("the hint that half width would pass is given where that is so")
  func halfWidth() throws {
    let digits = try PatternRule("[0-9]+", .wholeAnswerMatches)
    let rules = RuleSet(length: LengthRule(atMost: 4), patterns: [digits])
    let mismatch = Reason.mismatch(pattern: "[0-9]+")
    #expect(rules.judge("１２３").refusal == Refusal(.pattern, .halfWidthWouldPass(mismatch)))
    #expect(rules.judge("１２x").refusal == Refusal(.pattern, mismatch))
    #expect(rules.judge("12x").refusal == Refusal(.pattern, mismatch))
    #expect(rules.judge("１２３４５").refusal?.rule == .max)
    let own = RuleSet(patterns: [digits], error: "Digits, please.")
    #expect(own.judge("１２３").refusal?.reason == .halfWidthWouldPass(.scriptSays("Digits, please.")))
    #expect(
      English().sentence(.halfWidthWouldPass(.scriptSays("Digits, please.")))
        == "Digits, please. In half-width characters it would be valid.")
  }

  @Test("a reason gives no part of a secret away")
  func secrets() {
    let rules = SecretField(Field(rules: RuleSet(type: DateType())), mask: .usual).field.rules
    #expect(rules.judge("2026-02-30").refusal?.reason == .notOfType(.date))
    #expect(rules.judge("2026-14-30").refusal?.reason == .notOfType(.date))
  }

  @Test("where nothing may tell the length, a reason tells the bound alone")
  func secretLengths() {
    let most = HostnameType.mostCharacters
    let cases: [(rules: RuleSet, answer: String, sentence: String)] = [
      (RuleSet(length: LengthRule(atLeast: 10)), "abc", "Enter at least 10 characters."),
      (RuleSet(length: LengthRule(atMost: 2)), "abc", "Enter at most 2 characters."),
      (RuleSet(byteLength: ByteLengthRule(maximum: 1)), "é", "Enter at most 1 byte."),
      (
        RuleSet(type: HostnameType()), String(repeating: "a.", count: 200) + "b",
        "Enter a host name of at most \(most) characters."
      ),
      (
        RuleSet(type: FilenameType()), String(repeating: "a", count: 256),
        "Enter a file name of at most 255 bytes."
      ),
      (RuleSet(type: PathType(home: nil)), String(repeating: "a/", count: 3000), "Enter a path of at most 4095 bytes."),
      (RuleSet(type: DateType()), "2026-02-30", English().sentence(.notOfType(.date))),
    ]
    for (rules, answer, sentence) in cases {
      let rules = SecretField(Field(rules: rules), mask: .nothing).field.rules
      #expect(rules.judge(answer).refusal.map { English().sentence($0.reason) } == sentence)
      #expect(
        rules.judgeSize(clusterCount: answer.count, byteCount: answer.utf8.count).refusal.map {
          English().sentence($0.reason)
        } ?? sentence == sentence)
    }
  }

  private func cannotAccept(_ beginning: String, _ rules: RuleSet) -> Bool {
    rules.cannotAccept(textBeginningWith: beginning.utf8Span.span)
  }

  @Test("a beginning that no text can make good is known, and a good one is not given up")
  func beginnings() {
    let rules = RuleSet(type: FilenameType(), length: LengthRule(atMost: 3))
    #expect(!cannotAccept("          abc", rules))
    #expect(cannotAccept("abcdefgh", rules))
    #expect(cannotAccept("a\u{1}", rules))
    let integers = RuleSet(type: IntegerType(), byteLength: ByteLengthRule(maximum: 1))
    #expect(!cannotAccept("0000000", integers))
  }

  @Test("each reason is a sentence in every type", arguments: AnswerTypeName.allCases)
  func sentences(name: AnswerTypeName) {
    let limits = [true, false].map { Reason.Limit(type: name, bound: "5", isInclusive: $0) }
    for reason in [.notOfType(name)] + limits.map(Reason.tooSmall) + limits.map(Reason.tooLarge) {
      let sentence = English().sentence(reason)
      #expect(sentence.hasPrefix("Enter "))
      #expect(sentence.hasSuffix(".") && sentence.allSatisfy(\.isASCII))
    }
  }
}
