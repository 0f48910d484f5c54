/// Which way a search goes in the history.
package enum HistoryDirection: Equatable, Sendable {
  case older, newer

  var reversed: HistoryDirection { self == .older ? .newer : .older }
}
