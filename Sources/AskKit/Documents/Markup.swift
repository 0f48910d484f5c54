/// The light markup of the flag table and the man page, read: `--name` in backticks is a flag, other text in backticks is
/// literal, *VALUE* is a placeholder, and name(1) is another manual page. An empty line begins a new paragraph.
package struct Markup {
  package enum Atom: Equatable {
    case text(String)
    /// With its dashes.
    case flag(String)
    case literal(String)
    case placeholder(String)
    case page(name: String, section: String)
  }

  /// What stands between two blanks: one or more atoms that touch, such as a literal and the full stop after it.
  package typealias Word = [Atom]

  package let paragraphs: [[Word]]

  package init(_ source: String) {
    paragraphs = source.split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty)
      .map { lines in Self.words(of: lines.joined(separator: " ")) }
  }

  /// All flags that are spoken of, with their dashes, those with a value after them (`--min 1`) too.
  package var flags: [String] {
    paragraphs.joined().joined().compactMap { atom in
      switch atom {
      case .flag(let name): name
      case .literal(let text) where text.hasPrefix("--") && text != "--":
        String(text.prefix { $0 != " " && $0 != "=" })
      default: nil
      }
    }
  }

  private static func isFlag(_ text: String) -> Bool {
    text.hasPrefix("--") && text.count > 2 && text.allSatisfy { $0.isLetter || $0 == "-" }
  }

  private static func words(of paragraph: String) -> [Word] {
    var words: [Word] = []
    var word: Word = []
    var text = ""
    var rest = paragraph[...]
    func endText() {
      if !text.isEmpty { word.append(page(text) ?? .text(text)) }
      text = ""
    }
    func endWord() {
      endText()
      if !word.isEmpty { words.append(word) }
      word = []
    }
    while let character = rest.popFirst() {
      switch character {
      case " ": endWord()
      case "`", "*":
        endText()
        let content = String(rest.prefix { $0 != character })
        precondition(content.count < rest.count, "\(character) is not closed in: \(paragraph)")
        rest = rest.dropFirst(content.count + 1)
        word.append(
          character == "*" ? .placeholder(content) : Self.isFlag(content) ? .flag(content) : .literal(content))
      default:
        // The punctuation after a reference is an atom of its own: `see regex(7).`
        if let last = text.last, last == ")", page(text) != nil { endText() }
        text.append(character)
      }
    }
    endWord()
    return words
  }

  /// `pcre2pattern(3)`; nil for any other text.
  private static func page(_ text: String) -> Atom? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open != text.startIndex else { return nil }
    let section = text[text.index(after: open)...].dropLast()
    guard section.count == 1, section.allSatisfy(\.isNumber) else { return nil }
    return .page(name: String(text[..<open]), section: String(section))
  }
}
