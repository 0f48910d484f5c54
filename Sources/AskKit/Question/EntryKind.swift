/// The kinds of entry a question can have; what a flag fits is said in these.
package enum EntryKind: String, CaseIterable, Sendable {
  case line, multiline, secret, confirm, alert
}
