/// What lies outside of the text.
package enum ViRequest: Equatable, Sendable {
  case up(times: Int), down(times: Int)
  case editor
  case search(HistoryDirection)
  case searchAgain(reversed: Bool, times: Int)
}
