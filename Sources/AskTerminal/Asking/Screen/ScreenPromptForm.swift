import AskKit

// From one field of a form to another.
extension ScreenPrompt {
  /// To the field before, with the text as it is, valid or not; from a second entry to the first.
  func goBack() -> CommandResult {
    if case .again(let first) = entering { return goBackToFirst(first) }
    return formPlace?.hasPrevious == true ? .leave(.back) : refuse()
  }

  /// To the next field, as Enter does; but only Enter sends the last one.
  func goOn() -> CommandResult { formPlace?.hasNext == true ? accept() : refuse() }

  var okLabel: String {
    question.okLabel ?? (formPlace?.hasNext == true ? wording.next : formPlace?.okLabel ?? wording.ok)
  }

  /// In a confirmation, the script's own word names an answer.
  var cancelLabel: String {
    (question.entry.kind == .confirm ? nil : question.cancelLabel) ?? formPlace?.cancelLabel ?? wording.cancel
  }
}
