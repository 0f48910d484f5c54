/// How a person leaves a field.
package enum Departure: Sendable {
  /// The text is the answer.
  case accepted
  /// To the field before, with the text as it is.
  case back
  /// Without an answer; why, whoever holds the conversation knows.
  case ended
}
