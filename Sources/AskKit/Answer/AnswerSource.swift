/// Where an answer that no person typed came from.
package enum AnswerSource: Equatable, Sendable {
  case standardInput
  case defaultAnswer
}
