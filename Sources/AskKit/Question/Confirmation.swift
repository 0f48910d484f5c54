/// A question that is answered with yes or no.
package struct Confirmation {
  package var words: ConfirmWords
  /// What Enter alone means; without one it means nothing.
  package var defaultAnswer: Bool?

  package init(words: ConfirmWords = ConfirmWords(), defaultAnswer: Bool? = nil) {
    self.words = words
    self.defaultAnswer = defaultAnswer
  }
}
