/// A question together with how its answer is got and given: what one run of `ask` does.
package struct Inquiry {
  package var question: Question
  /// The answer is read from standard input, where that holds one.
  package var readsStandardInput: Bool
  package var format: OutputFormat
  package var endsWithNewline: Bool

  package init(
    question: Question, readsStandardInput: Bool = false, format: OutputFormat = .plain, endsWithNewline: Bool = true
  ) {
    self.question = question
    self.readsStandardInput = readsStandardInput
    self.format = format
    self.endsWithNewline = endsWithNewline
  }
}
