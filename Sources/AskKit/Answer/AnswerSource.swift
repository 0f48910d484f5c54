/// Where an answer that was refused for good came from.
public indirect enum AnswerSource: Equatable, Sendable {
  /// A line of the answers file, counted from 1.
  case answersFile(String, line: Int)
  /// An environment variable, by its name.
  case variable(String)
  case standardInput
  case defaultAnswer
  /// A person whose attempts are used up.
  case person(attempts: Int)
  /// One of the above, for this field of a form.
  case field(String, AnswerSource)

  /// The field of a form that the answer was for.
  package var fieldName: String? {
    guard case .field(let name, _) = self else { return nil }
    return name
  }
}
