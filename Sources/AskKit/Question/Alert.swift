/// A message that waits until it is read. It asks nothing, so no source can answer it.
public struct Alert {
  package let title: String?
  /// May have several lines.
  package let message: String?
  /// The word on the button; nil means the wording's own.
  package let okLabel: String?
  /// That for leaving.
  package let cancelLabel: String?
  /// Key in JSON.
  package let name: String?

  package init(title: String?, message: String?, okLabel: String?, cancelLabel: String?, name: String?) {
    self.title = title
    self.message = message
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.name = name
  }

  /// - Parameter ok: the word on the button; nil is OK in the person's language.
  public init(_ title: String, message: String? = nil, ok: String? = nil) {
    self.init(title: title, message: message, okLabel: ok, cancelLabel: nil, name: nil)
  }
}
