/// Where an answer that was refused for good came from.
public enum AnswerSource: Equatable, Sendable {
  /// A line of the answers file, counted from 1.
  case answersFile(String, line: Int)
  /// An environment variable, by its name.
  case variable(String)
  case standardInput
  case defaultAnswer
  /// A person whose attempts are used up.
  case person(attempts: Int)
}
