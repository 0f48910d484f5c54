/// The kinds of entry that one can ask for, and the alert, which has none; what a flag fits is said in these.
package enum EntryKind: String, CaseIterable, Sendable {
  case line, multiline, secret, confirm, alert
}
