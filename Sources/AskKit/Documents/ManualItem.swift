/// A term of a list in the manual page, and what is to say about it.
struct ManualItem {
  enum Label {
    case words(String)
    case environmentVariable(String)
    case path(String)
  }

  let label: Label
  /// In the markup of the flag table.
  let text: String

  init(_ label: Label, _ text: String) {
    self.label = label
    self.text = text
  }
}
