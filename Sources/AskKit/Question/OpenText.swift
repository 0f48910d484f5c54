/// What only a text can have that may be seen: something to begin with, and places where it is kept.
package struct OpenText {
  /// Shown dim while the field is empty; never an answer.
  package var placeholder: String?
  /// In the field at the start, to be edited.
  package var initial: String
  /// What an empty answer means, and the answer where nobody can be asked.
  package var defaultAnswer: String?
  /// The file of earlier answers.
  package var historyPath: String?
  /// The file in which a text that is not sent is kept.
  package var draftPath: String?
  /// The command whose first line is shown under the field.
  package var previewCommand: String?

  package init(
    placeholder: String? = nil, initial: String = "", defaultAnswer: String? = nil, historyPath: String? = nil,
    draftPath: String? = nil, previewCommand: String? = nil
  ) {
    self.placeholder = placeholder
    self.initial = initial
    self.defaultAnswer = defaultAnswer
    self.historyPath = historyPath
    self.draftPath = draftPath
    self.previewCommand = previewCommand
  }
}
