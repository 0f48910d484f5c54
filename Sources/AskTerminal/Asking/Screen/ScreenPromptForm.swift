import AskKit

// From one field of a form to another.
extension ScreenPrompt {
  /// To the field before, with the text as it is, valid or not; from a second entry to the first.
  func goBack() -> CommandResult {
    if case .again(let first) = entering { return goBackToFirst(first) }
    guard formPlace.hasPrevious else { return refuse() }
    goesBack = true
    return .ended
  }

  /// To the next field, as Enter does; but only Enter sends the last one.
  func goOn() -> CommandResult { formPlace.hasNext ? accept() : refuse() }
}
