/// Several questions that are asked one below the other and answered as a whole.
package struct Form {
  package var title: String?
  /// May have several lines.
  package var message: String?
  /// The word for sending the last field, and that for leaving; nil means the wording's own.
  package var okLabel: String?
  package var cancelLabel: String?
  /// At least one, no two of a name.
  package var fields: [FormField]

  package init(
    title: String? = nil, message: String? = nil, okLabel: String? = nil, cancelLabel: String? = nil,
    fields: [FormField]
  ) {
    self.title = title
    self.message = message
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.fields = fields
  }
}
