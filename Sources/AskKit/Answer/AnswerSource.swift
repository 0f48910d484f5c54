/// Where an answer that was refused for good came from.
package enum AnswerSource: Equatable, Sendable {
  /// An environment variable, by its name.
  case variable(String)
  case standardInput
  case defaultAnswer
  /// A person whose attempts are used up.
  case person(attempts: Int)
}
