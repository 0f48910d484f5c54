/// An incremental search in the history: each key narrows or widens it, and the field shows what is found.
package struct HistorySearch: Sendable {
  package private(set) var query: [UInt32] = []
  /// What the field held before, for when the search is given up.
  package let original: [UInt32]
  package let direction: HistoryDirection
  /// The entry that the field held before.
  private let start: Int
  package private(set) var found: Int?
  package private(set) var failed = false

  package init(from original: [UInt32], in history: InputHistory, _ direction: HistoryDirection = .older) {
    self.original = original
    self.direction = direction
    start = history.index
  }

  /// - Returns: what the field is to show.
  package mutating func extend(_ scalar: UInt32, in history: InputHistory) -> [UInt32] {
    query.append(scalar)
    // What is found already may go on holding it.
    look(in: history, from: found.map { direction == .older ? $0 + 1 : $0 - 1 } ?? start, direction)
    return shown(in: history)
  }

  /// Takes the last scalar of the query away and searches from the beginning again.
  package mutating func shorten(in history: InputHistory) -> [UInt32] {
    _ = query.popLast()
    found = nil
    failed = false
    if !query.isEmpty { look(in: history, from: start, direction) }
    return shown(in: history)
  }

  /// The next older match.
  package mutating func older(in history: InputHistory) -> [UInt32] {
    look(in: history, from: found ?? start, .older)
    return shown(in: history)
  }

  private mutating func look(in history: InputHistory, from start: Int, _ direction: HistoryDirection) {
    if let match = history.match(of: query, from: start, direction) {
      found = match
      failed = false
    } else {
      failed = !query.isEmpty
    }
  }

  private func shown(in history: InputHistory) -> [UInt32] { found.map { history.entries[$0] } ?? original }
}
