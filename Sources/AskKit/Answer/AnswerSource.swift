/// Where an answer came from, for whoever tells why it was refused.
public enum AnswerSource: Equatable, Sendable {
  /// A line of the answers file, counted from 1.
  case answersFile(String, line: Int)
  /// An environment variable, by its name.
  case variable(String)
  case standardInput
  case defaultAnswer
  /// A person, at this attempt; the last, where the answer was refused for good.
  case person(attempts: Int)
}
