import Testing

@testable import AskKit

@Suite("Text folding")
struct TextFoldingTests {
  @Test("every full-width form of an ASCII character is folded to it, and nothing else of the block")
  func block() {
    for value in UInt32(0xFF00)...0xFFEF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected: String =
        switch value {
        case 0xFF01...0xFF5E: String(Unicode.Scalar(value - 0xFEE0)!)
        case 0xFF61: "."
        case 0xFF70: "-"
        default: String(scalar)
        }
      #expect(fold("a\(scalar)b") == "a\(expected)b")
    }
  }

  @Test(
    "what Japanese input methods write for a hyphen, a full stop and a space",
    arguments: [("ー", "-"), ("−", "-"), ("。", "."), ("　", " "), ("あ", "あ"), ("é", "é"), ("～", "~"), ("", "")])
  func inputMethods(text: String, folded: String) {
    #expect(fold(text) == folded)
    #expect(TextFolding.isFoldable(text.utf8Span.span) == (text != folded))
  }

  /// Unicode's own property is the measure.
  @Test("white space is what Unicode says it is, at both ends")
  func whiteSpace() {
    var misjudged: [Unicode.Scalar] = []
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isWhiteSpace = scalar.properties.isWhitespace
      if trim("\(scalar)é\(scalar)") != (isWhiteSpace ? "é" : "\(scalar)é\(scalar)") { misjudged.append(scalar) }
    }
    #expect(misjudged == [])
  }

  @Test(
    "all of it is dropped at the ends, none within",
    arguments: [
      ("  a  b  ", "a  b"), ("", ""), ("   ", ""), ("　\u{2003}\t", ""), ("\u{2028}a\u{85}\u{A0}", "a"), ("あ　い　", "あ　い"),
    ])
  func trimming(text: String, trimmed: String) {
    #expect(trim(text) == trimmed)
  }

  private func fold(_ text: String) -> String {
    Scratch.with(capacity: text.utf8.count) {
      TextFolding.fold(text.utf8Span.span, to: &$0)
    } use: {
      String(copying: UTF8Span(unchecked: $0))
    }
  }

  private func trim(_ text: String) -> String {
    let span = text.utf8Span.span
    return String(copying: UTF8Span(unchecked: span.extracting(TextFolding.trimmed(span))))
  }
}
