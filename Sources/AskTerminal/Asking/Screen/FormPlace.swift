import AskKit

/// Where in a form a question stands, and what that means for the words on its buttons.
struct FormPlace {
  let hasPrevious: Bool
  let hasNext: Bool
  /// The form's words for sending it and for leaving it.
  let okLabel: String?
  let cancelLabel: String?

  init(_ index: Int, in form: Form) {
    hasPrevious = index > 0
    hasNext = index + 1 < form.fields.count
    okLabel = form.okLabel
    cancelLabel = form.cancelLabel
  }
}
