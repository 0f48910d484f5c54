/// Words to choose from, read when they are asked for.
package struct Candidates {
  package let count: Int
  private let word: (Int) -> String

  init(count: Int, _ word: @escaping (Int) -> String) {
    self.count = count
    self.word = word
  }

  package init(_ words: [String]) { self.init(count: words.count) { words[$0] } }

  package subscript(_ place: Int) -> String { word(place) }

  package func prefix(_ most: Int) -> [String] { (0..<min(most, count)).map(word) }
}
