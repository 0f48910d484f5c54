// What is meant by the flags: values that do not contradict each other. Only the folder FromOptions knows what flags are
// called, and nothing here knows a terminal.

/// One question as a person sees it.
public struct Question {
  package var title: String?
  /// May have several lines.
  package var message: String?
  /// The words on the buttons; nil means the wording's own.
  package var okLabel: String?
  package var cancelLabel: String?
  package var entry: Entry
  /// Key in JSON, variable in shell format.
  package var name: String?
  /// Refused so many times, the question ends; nil has no end.
  package var mostAttempts: Int?
  /// The environment variable that may hold the answer.
  package var variable: String?

  package init(
    title: String? = nil, message: String? = nil, okLabel: String? = nil, cancelLabel: String? = nil,
    entry: Entry, name: String? = nil, variable: String? = nil
  ) {
    self.title = title
    self.message = message
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.entry = entry
    self.name = name
    self.variable = variable
  }
}
