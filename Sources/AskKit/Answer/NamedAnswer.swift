/// The answer to a field of a form.
public struct NamedAnswer {
  /// That of the field.
  public let name: String
  /// What was entered there.
  public let answer: Answer

  package init(name: String, answer: Answer) {
    self.name = name
    self.answer = answer
  }
}
