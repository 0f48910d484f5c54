import AskKit
import Foundation
import TestSupport
import Testing

@Suite("The sentences of each language")
struct WordingTests {
  /// What is written alike everywhere: the names of keys, and OK.
  private static let alike: Set<String> = ["name", "cancelKey", "backKey", "ok"]

  /// With the characters of Chinese origin.
  private static let kana: [ClosedRange<Unicode.Scalar>] = ["\u{3040}"..."\u{30FF}", "\u{4E00}"..."\u{9FFF}"]
  private static let hangul: [ClosedRange<Unicode.Scalar>] = ["\u{AC00}"..."\u{D7A3}"]

  @Test("no member of the wording is left out of these tests")
  func members() throws {
    let source = try String(contentsOfFile: Repository.path("Sources/AskKit/Wording/Wording.swift"), encoding: .utf8)
    let protocolText = try #require(source.firstRange(of: "package protocol Wording").map { source[$0.upperBound...] })
    let end = try #require(protocolText.firstRange(of: "\n}\n"))
    let declared = protocolText[..<end.lowerBound].matches(of: /(?m)^  (?:var|func) ([A-Za-z]+)/).map { String($0.1) }
    #expect(declared.count > 40)
    #expect(Set(declared) == Set(Sentences(English()).byMember.map(\.member)))
  }

  @Test("no reason is left out of these tests")
  func reasons() {
    // A new case does not compile until it has a number here, and then needs a sample.
    func number(of reason: Reason) -> Int {
      switch reason {
      case .tooShort: 0
      case .tooLong: 1
      case .tooManyBytes: 2
      case .controlCharacter: 3
      case .severalLines: 4
      case .moreLinesThan: 5
      case .notUTF8: 6
      case .notOfType: 7
      case .integerOverflow: 8
      case .exponentTooLarge: 9
      case .noSuchMonth: 10
      case .noSuchDay: 11
      case .urlWithoutScheme: 12
      case .urlWithoutHost: 13
      case .hostnameTooLong: 14
      case .hostnameEndsInNumber: 15
      case .filenameTooLong: 16
      case .pathTooLong: 17
      case .fileMissing: 18
      case .directoryMissing: 19
      case .directoryInsteadOfFile: 20
      case .fileInsteadOfDirectory: 21
      case .pathNotPermitted: 22
      case .pathNotExamined: 23
      case .tooSmall: 24
      case .tooLarge: 25
      case .mismatch: 26
      case .rejected: 27
      case .patternGaveUp: 28
      case .notAChoice: 29
      case .ambiguousChoice: 30
      case .neitherYesNorNo: 31
      case .meansBoth: 32
      case .checkFailed: 33
      case .checkCannotRun: 34
      case .checkKilled: 35
      case .checkTookTooLong: 36
      case .halfWidthWouldPass: 37
      case .entriesDiffer: 38
      case .urlHostNotValid: 39
      // The words of others
      case .checkSays, .scriptSays: 40
      }
    }
    #expect(Set(Sentences.reasons.map(number)) == Set(0..<40))
    for language in Language.allCases {
      #expect(language.wording.sentence(.checkSays("A line.")) == "A line.")
      #expect(language.wording.sentence(.scriptSays("A line.")) == "A line.")
    }
  }

  @Test(
    "nothing is left in English, and nothing is said with another language's letters",
    arguments: [(Language.japanese, kana), (.korean, hangul)])
  func translated(language: Language, letters: [ClosedRange<Unicode.Scalar>]) {
    func holds(_ text: String, _ letters: [ClosedRange<Unicode.Scalar>]) -> Bool {
      text.unicodeScalars.contains { scalar in letters.contains { $0.contains(scalar) } }
    }
    let foreign = language == .japanese ? Self.hangul : Self.kana
    let english = Sentences(English()).byMember
    let translated = Sentences(language.wording).byMember
    let words = translated.filter { !$0.member.hasSuffix("Words") }
    for (one, other) in zip(english.filter { !$0.member.hasSuffix("Words") }, words) {
      #expect(one.member == other.member)
      #expect(!holds(other.text, foreign), "\(other)")
      if Self.alike.contains(one.member) { continue }
      #expect(other.text != one.text)
      #expect(holds(other.text, letters), "\(other)")
    }
  }

  @Test("what was put in comes out, and so do the numbers", arguments: Language.allCases)
  func contents(language: Language) {
    let english = Sentences(English()).byMember.filter { !$0.member.hasSuffix("Words") }
    let translated = Sentences(language.wording).byMember.filter { !$0.member.hasSuffix("Words") }
    for (one, other) in zip(english, translated) {
      for part in one.text.matches(of: /--[a-z-]+|[A-Z_]{4,}|[0-9]+|\[[^\]]+\]\+?/) {
        #expect(other.text.contains(part.output), "\(other)")
      }
    }
  }

  @Test("each sentence is whole, on one line, of characters whose width is known", arguments: Language.allCases)
  func sentences(language: Language) {
    for (member, text) in Sentences(language.wording).byMember {
      #expect(!text.isEmpty, "\(member)")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines) && !text.contains("\n"), "\(text)")
      #expect(!text.contains("  ") && !text.contains("。。"), "\(member): \(text)")
      // Ambiguous in width: the ellipsis, dashes, typographical quotation marks.
      #expect(text.firstMatch(of: /[…‥—–‘’“”·×]/) == nil, "\(text)")
      if ["sentence", "invalid"].contains(member) {
        #expect(text.hasSuffix(language == .japanese ? "。" : "."), "\(text)")
      }
    }
  }

  @Test("Korean never puts a particle that depends on the last sound behind a word that it does not know")
  func particles() {
    for (_, text) in Sentences(Korean()).byMember {
      #expect(
        text.firstMatch(of: /(WORDS|PATH|NAME|VALUE|LABEL|OTHER|QUERY|FIELD|BOUND)['\)]?(은|는|이|가|을|를|과|와|로|으로)( |$)/)
          == nil,
        "\(text)")
    }
  }

  @Test("English counts one and several")
  func plurals() {
    let english = English()
    #expect(english.sentence(.tooShort(minimum: 1, count: nil)) == "Enter at least 1 character.")
    #expect(english.sentence(.tooShort(minimum: 2, count: 1)) == "Enter at least 2 characters; there is 1.")
    #expect(english.sentence(.tooLong(maximum: 1, count: 2)) == "Enter at most 1 character; there are 2.")
    #expect(english.sentence(.tooManyBytes(maximum: 1, count: 3)) == "Enter at most 1 byte; there are 3.")
    #expect(english.sentence(.tooManyBytes(maximum: 2, count: nil)) == "Enter at most 2 bytes.")
    #expect(english.choices(1) == "1 choice, Tab lists")
    #expect(english.choices(12) == "12 choices, Tab lists")
    #expect(english.moreLines(1) == "(1 line more)")
    #expect(english.moreLines(2) == "(2 lines more)")
    #expect(english.timeLeft(seconds: 1) == "1 second left")
    #expect(english.timeLimit(seconds: 1) == "You have 1 second.")
    #expect(english.hiddenLines(above: 1, below: 0) == "1 line above")
    #expect(
      english.invalid(from: .person(attempts: 1), .severalLines) == "no valid answer in 1 attempt: Enter a single line."
    )
    #expect(english.sentence(.checkTookTooLong(TimeSpan(milliseconds: 1000))).contains("1 second."))
  }

  @Test("samples of Japanese and Korean")
  func samples() {
    let (japanese, korean) = (Japanese(), Korean())
    #expect(japanese.sentence(.tooShort(minimum: 10, count: 7)) == "10文字以上で入力してください（現在7文字）。")
    #expect(korean.sentence(.tooShort(minimum: 10, count: 7)) == "10자 이상 입력하세요(현재 7자).")
    #expect(
      japanese.nobodyToAsk(
        .noControllingTerminal, ways: [.variable("NAME"), .flag(.standardInput), .flag(.defaultAnswer)])
        == "質問を表示する端末がありません。環境変数NAMEを設定するか、--stdin、--defaultのいずれかで答えを指定してください。")
    #expect(
      korean.nobodyToAsk(
        .noControllingTerminal, ways: [.variable("NAME"), .flag(.standardInput), .flag(.defaultAnswer)])
        == "질문할 터미널이 없습니다. NAME 환경 변수를 설정하거나, --stdin 또는 --default 플래그로 답을 지정하세요.")
    #expect(japanese.sentence(.halfWidthWouldPass(.scriptSays("数字です。"))) == "数字です。半角で入力すると有効になります。")
    #expect(japanese.sentence(.halfWidthWouldPass(.scriptSays("Digits."))) == "Digits. 半角で入力すると有効になります。")
  }

  @Test("the words for yes and no of all languages stand in one list, those of English first")
  func yesNoWords() {
    #expect(YesNoWords.yes == ["y", "yes", "はい", "ハイ", "예", "네", "응", "ㅛ"])
    #expect(YesNoWords.no == ["n", "no", "いいえ", "イイエ", "아니요", "아니오", "아니", "ㅜ"])
    for language in Language.allCases {
      #expect(ConfirmWords().meaning(of: language.wording.yes) == .one(true))
      #expect(ConfirmWords().meaning(of: language.wording.no) == .one(false))
    }
  }
}
