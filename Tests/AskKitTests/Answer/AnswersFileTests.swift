import AskKit
import TestSupport
import Testing

@Suite("The answers file")
struct AnswersFileTests {
  /// Names and values as they are meant, in their order.
  private func pairs(_ bytes: [UInt8]) throws -> [[String]] {
    let file = try AnswersFile(bytes.span)
    return file.entries.map { [$0.name, value(of: $0, in: bytes)] }
  }

  private func value(of entry: AnswersFile.Entry, in bytes: [UInt8]) -> String {
    var value: [UInt8] = []
    AnswersFile.appendValue(of: entry, in: bytes.span, to: &value)
    return String(decoding: value, as: UTF8.self)
  }

  static let texts: [(text: String, pairs: [[String]])] = [
    ("", []),
    ("\n\n", []),
    ("folder=docs", [["folder", "docs"]]),
    ("folder=docs\n", [["folder", "docs"]]),
    ("a=1\nb=2\n", [["a", "1"], ["b", "2"]]),
    ("a=\n", [["a", ""]]),
    ("a=  two  blanks \t\n", [["a", "  two  blanks \t"]]),
    ("a=b=c=\n", [["a", "b=c="]]),
    ("# a=1\n  # b=2\n \t\nc=# no comment\n", [["c", "# no comment"]]),
    ("a=one\\ntwo\\n\n", [["a", "one\ntwo\n"]]),
    ("a=\\\\n\n", [["a", "\\n"]]),
    ("a=end\\r\n", [["a", "end\r"]]),
    ("a=1\r\nb=2\r\n", [["a", "1"], ["b", "2"]]),
    ("\r\na=1", [["a", "1"]]),
    ("\u{FEFF}a=1\n", [["a", "1"]]),
    ("first name=Ann\n", [["first name", "Ann"]]),
    ("a#=x\n", [["a#", "x"]]),
    ("名前=日本語 👨‍👩‍👧\n", [["名前", "日本語 👨‍👩‍👧"]]),
    ("a='quoted'\n", [["a", "'quoted'"]]),
  ]

  @Test("lines as they are meant", arguments: texts)
  func lines(text: String, expected: [[String]]) throws {
    #expect(try pairs(Array(text.utf8)) == expected)
  }

  @Test("the last of a name counts; names are compared byte by byte")
  func last() throws {
    let bytes = Array("a=1\nb=2\n\na=3\ne\u{301}=x\n".utf8)
    let file = try AnswersFile(bytes.span)
    let entry = try #require(file.entry(for: "a"))
    #expect(value(of: entry, in: bytes) == "3")
    #expect(entry.line == 4)
    #expect(file.entry(for: "A") == nil)
    #expect(file.entry(for: "e\u{301}") != nil)
    #expect(file.entry(for: "\u{E9}") == nil)
  }

  static let faults: [(bytes: [UInt8], line: Int, kind: AnswersFile.Fault.Kind)] = [
    (Array("a=1\nnonsense\n".utf8), 2, .withoutEqualsSign),
    (Array("=1\n".utf8), 1, .nameIsNone),
    (Array("a=1\n\n b=1\n".utf8), 3, .nameIsNone),
    (Array("a = 1\n".utf8), 1, .nameIsNone),
    (Array("\ta=1\n".utf8), 1, .nameIsNone),
    (Array("a=\\t\n".utf8), 1, .unknownEscape),
    (Array("a=x\\".utf8), 1, .unknownEscape),
    (Array("a=x\\\r\nb=1".utf8), 1, .unknownEscape),
    (Array("a=\\\\\\\n".utf8), 1, .unknownEscape),
    (Array("# \n".utf8) + [0x61, 0x3D, 0xFF, 0x0A], 2, .notUTF8),
    ([0xC3, 0x3D, 0x61], 1, .notUTF8),
  ]

  @Test("what no line can mean is refused, with the number of the line", arguments: faults)
  func faulty(bytes: [UInt8], line: Int, kind: AnswersFile.Fault.Kind) {
    let fault = #expect(throws: AnswersFile.Fault.self) { try pairs(bytes) }
    #expect(fault?.line == line)
    #expect(fault?.kind == kind)
    let sentence = English().cannotUseAnswers("answers", .faulty(fault!))
    #expect(sentence.hasPrefix("line \(line) of the answers in 'answers' "))
  }

  @Test("a line for an answer")
  func line() {
    #expect(AnswersFile.line("a", "") == "a=\n")
    #expect(AnswersFile.line("a", " one\ntwo\\three\r") == "a= one\\ntwo\\\\three\\r\n")
    for name in ["", "a=b", "#a", " a", "a ", "\ta", "a\nb", "a\rb"] { #expect(AnswersFile.line(name, "x") == nil) }
    #expect(AnswersFile.line("a b#c", "x") == "a b#c=x\n")
  }

  @Test("any text comes back as it was, among others", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var text = ""
    var expected: [[String]] = []
    for place in 0..<50 {
      if Int.random(in: 0..<8, using: &random) == 0 {
        text += ["# a comment\n", "\n", "   \n"].randomElement(using: &random)!
      }
      let value = (0..<Int.random(in: 0...3, using: &random)).map { _ in RandomText.next(&random, nul: true) }
        .joined(separator: ["\n", " ", "\r", "\\", "=", "#"].randomElement(using: &random)!)
      text += try #require(AnswersFile.line("name\(place)", value))
      expected.append(["name\(place)", value])
    }
    let found = try pairs(Array(text.utf8))
    #expect(found.count == expected.count, "\(random)")
    for (one, other) in zip(found, expected) {
      #expect(one[0] == other[0] && one[1].utf8.elementsEqual(other[1].utf8), "\(random): \(other)")
    }
  }

  @Test("what comes out in plain text is what is recorded; a secret and an alert are not")
  func recorded() {
    #expect(Answer.text("docs").plainText == "docs")
    #expect(Answer.number("-1.50").plainText == "-1.50")
    #expect(Answer.empty.plainText == "")
    #expect(Answer.yesNo(true).plainText == "yes")
    #expect(Answer.yesNo(false).plainText == "no")
  }
}
