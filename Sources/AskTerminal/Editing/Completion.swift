import AskKit

/// What Tab can do with the text before the cursor.
package struct Completion {
  /// What is replaced begins at this scalar of the line and ends at the cursor.
  package let start: Int
  /// What is certain to go there; nil where the text already holds all of it.
  package let text: String?
  package let candidates: Candidates

  package init(start: Int, text: String?, candidates: Candidates) {
    self.start = start
    self.text = text
    self.candidates = candidates
  }

  /// From a script's words, each of which is a whole answer: those that begin as was typed, else those that hold it.
  package init(of typed: String, from words: WordList) {
    let beginning = words.candidates(beginningWith: typed)
    if beginning.count > 0 {
      self.init(start: 0, text: words.completion(of: typed), candidates: beginning)
    } else {
      let holding = words.candidates(holding: typed)
      self.init(start: 0, text: holding.count == 1 ? holding[0] : nil, candidates: holding)
    }
  }
}
