/// How an answer can be given without a person: what an error names.
public enum AnswerWay: Equatable, Sendable {
  /// There is an answers file; it only has to have one of this name.
  case answersFile(String, name: String)
  /// The script looks at it; it only has to be set.
  case variable(String)
  /// The script reads it; there only has to be something in it.
  case standardInput
  /// The script could have a flag that gives one.
  case flag(Flag)
  /// A confirmation whose default is yes takes that only if somebody says that nobody is there.
  case noInputTakesDefault
  /// An alert is told on standard error then, and nobody need acknowledge it.
  case noInputAcknowledges

  /// What an answer would come from with it.
  public enum Flag: Equatable, Sendable {
    case variable, standardInput, defaultAnswer
  }
}
