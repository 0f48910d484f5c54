/// What the keys of a field do that differs by the kind of entry.
package struct FieldKeys: Equatable, Sendable {
  /// Enter begins a line rather than sends.
  package var enterIsNewline: Bool
  /// No search, no quoting, nothing that keeps or shows text elsewhere.
  package var isSecret: Bool

  package init(enterIsNewline: Bool, isSecret: Bool) {
    self.enterIsNewline = enterIsNewline
    self.isSecret = isSecret
  }
}
