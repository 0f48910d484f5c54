/// Why the answers file that somebody named cannot be used.
package enum AnswersFailure: Error, Equatable {
  case unreadable(FileFailure)
  case faulty(AnswersFile.Fault)
}
