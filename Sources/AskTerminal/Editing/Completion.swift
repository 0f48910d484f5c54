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

  /// From a script's words, each of which is a whole answer.
  package init(of typed: String, from words: WordList) {
    self.init(start: 0, text: words.completion(of: typed), candidates: words.candidates(beginningWith: typed))
  }
}
