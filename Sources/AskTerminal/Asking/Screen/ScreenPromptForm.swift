import AskKit

// From one field of a form to another.
extension ScreenPrompt {
  /// To the field before, with the text as it is, valid or not; from a second entry to the first.
  func goBack() -> CommandResult {
    if reply.goBackToFirst() {
      followNewText()
      return .restarts
    }
    return formPlace?.hasPrevious == true ? .leave(.back) : refuse()
  }

  /// To the next field, as Enter does; but only Enter sends the last one.
  func goOn() -> CommandResult { formPlace?.hasNext == true ? accept() : refuse() }

  var okLabel: String {
    question.okLabel ?? (formPlace?.hasNext == true ? wording.next : formPlace?.okLabel ?? wording.ok)
  }

  /// In a confirmation, the script's own word names an answer.
  var cancelLabel: String {
    (reply.kind == .confirm ? nil : question.cancelLabel) ?? formPlace?.cancelLabel ?? wording.cancel
  }
}
