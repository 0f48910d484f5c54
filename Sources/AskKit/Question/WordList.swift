/// Texts that a script offers for an answer, in its order. They are found by how they begin, in any case and in full
/// width too; the index for that is made when it is first needed, so that a list of a hundred thousand costs nothing
/// before.
package final class WordList {
  private let words: PackedWords
  private lazy var index = WordIndex(words)

  package init(_ words: PackedWords) { self.words = words }

  /// All, in the script's order.
  package var all: Candidates { Candidates(count: words.count) { self.words[$0] } }

  /// The bytes of the longest.
  var mostBytes: Int { words.mostBytes }

  /// Those that begin with a text: in the script's order, or by the alphabet where there are very many.
  package func candidates(beginningWith text: String) -> Candidates {
    if text.isEmpty { return all }
    let range = index.range(beginningWith: WordKey.folded(text))
    if range.count > Self.mostPutInOrder { return Candidates(count: range.count) { self.word(range.lowerBound + $0) } }
    return Candidates(range.map { index.order[$0].word }.sorted().map { words[Int($0)] })
  }

  /// Those that hold a text anywhere, in the script's order. Each word is looked at.
  package func candidates(holding text: String) -> Candidates {
    let key = WordKey.folded(text)
    return Candidates((0..<words.count).map { words[$0] }.filter { WordKey.folded($0).holds(key) })
  }

  /// What all that begin with a text have in common, where that is more than the text. The words' own spelling, where
  /// they agree on it.
  package func completion(of text: String) -> String? {
    let range = index.range(beginningWith: WordKey.folded(text))
    guard !range.isEmpty else { return nil }
    let first = word(range.lowerBound)
    guard range.count > 1 else { return Spelling.differ(first, text) ? first : nil }
    // What the first and the last have in common, all between them have.
    let last = word(range.upperBound - 1)
    let count = Spelling.commonCharacters(
      WordKey.folded(first).characters, WordKey.folded(last).characters)
    let start = first.prefix(count)
    let completion =
      Spelling.differ(start, last.prefix(count)) ? text + start.dropFirst(text.count) : String(start)
    return Spelling.differ(completion, text) ? completion : nil
  }

  /// The word that a text means.
  package func meaning(of text: String) -> Meaning {
    let range = index.range(equalTo: WordKey.folded(text))
    if let exact = range.first(where: { !Spelling.differ(word($0), text) }) { return .word(word(exact)) }
    guard let first = range.first.map(word) else { return .none }
    let others = range.dropFirst().map(word).filter { Spelling.differ($0, first) }
    return others.isEmpty ? .word(first) : .several([first] + others)
  }

  package enum Meaning: Equatable {
    case none
    case word(String)
    /// They differ in case or width only.
    case several([String])
  }

  private func word(_ place: Int) -> String { words[Int(index.order[place].word)] }

  private static let mostPutInOrder = 1000
}
