/// Where an answer that no person typed came from.
package enum AnswerSource: Equatable, Sendable {
  /// An environment variable, by its name.
  case variable(String)
  case standardInput
  case defaultAnswer
}
