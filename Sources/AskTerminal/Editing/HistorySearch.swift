/// An incremental search in the history: each key narrows or widens it, and the field shows what is found.
package struct HistorySearch: Sendable {
  package private(set) var query: [UInt32] = []
  /// What the field held before, for when the search is given up.
  package let original: [UInt32]
  private var found: Int?
  private(set) package var failed = false

  package init(from original: [UInt32]) { self.original = original }

  /// - Returns: what the field is to show.
  package mutating func extend(_ scalar: UInt32, in history: InputHistory) -> [UInt32] {
    query.append(scalar)
    look(in: history, before: found.map { $0 + 1 } ?? history.entries.count)
    return shown(in: history)
  }

  /// Takes the last scalar of the query away and searches from the newest entry again.
  package mutating func shorten(in history: InputHistory) -> [UInt32] {
    _ = query.popLast()
    found = nil
    failed = false
    if !query.isEmpty { look(in: history, before: history.entries.count) }
    return shown(in: history)
  }

  /// The next older match.
  package mutating func older(in history: InputHistory) -> [UInt32] {
    look(in: history, before: found ?? history.entries.count)
    return shown(in: history)
  }

  private mutating func look(in history: InputHistory, before limit: Int) {
    if let match = history.match(of: query, before: limit) {
      found = match
      failed = false
    } else {
      failed = !query.isEmpty
    }
  }

  private func shown(in history: InputHistory) -> [UInt32] { found.map { history.entries[$0] } ?? original }
}
