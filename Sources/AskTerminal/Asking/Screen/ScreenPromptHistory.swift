import AskKit

// Earlier answers: one by one, or by what they hold.
extension ScreenPrompt {
  func recallOlder() -> CommandResult {
    guard let entry = history.older(than: reply.text.scalars) else { return refuse() }
    return recall(entry)
  }

  func recallNewer() -> CommandResult {
    guard let entry = history.newer() else { return refuse() }
    return recall(entry)
  }

  private func recall(_ entry: [UInt32]) -> CommandResult {
    let result = apply(reply.text.replaceAll(with: entry))
    vi?.arrive(in: reply.text)
    return result
  }

  func beginSearch(_ direction: HistoryDirection) -> CommandResult {
    guard !history.isEmpty else { return refuse() }
    let search = HistorySearch(from: reply.text.scalars, in: history, direction)
    self.search = search
    tell(search)
    return .done
  }

  /// - Returns: whether the key was for the search; else the search is over, and the key means what it always does.
  func takeInSearch(_ key: Key) -> Bool {
    guard search != nil else { return false }
    switch key {
    case .character("\u{12}"): show { $0.older(in: $1) }
    case .character("\u{7F}"), .character("\u{8}"): show { $0.shorten(in: $1) }
    case .character("\u{7}"), .named(.escape):
      show { search, _ in search.original }
      endSearch(keepingFound: false)
    case .character("\n"), .character("\r"): endSearch(keepingFound: true)
    case .character(let scalar) where scalar.value >= 0x20: show { $0.extend(scalar.value, in: $1) }
    case .paste(let bytes): search(for: bytes)
    default:
      endSearch(keepingFound: true)
      return false
    }
    return true
  }

  /// A paste goes on with what is looked for; its beginning is enough.
  private func search(for paste: WipedBytes) {
    var left = Self.mostPastedIntoSearch
    _ = paste.withBytes { bytes in
      PasteCleaner.clean(bytes, for: .line) { scalar in
        if left > 0 { show { $0.extend(scalar.value, in: $1) } }
        left -= 1
      }
    }
    paste.wipe()
  }

  private static let mostPastedIntoSearch = 200

  /// What was typed, where an earlier answer stands in the field.
  var typedMeanwhile: [UInt32]? {
    if history.isEmpty { return nil }
    let shown = reply.text.scalars
    guard let search, let found = search.found, history.entries[found] == shown else {
      return history.typed(behind: shown)
    }
    return history.typed(behind: search.original) ?? search.original
  }

  private func show(_ step: (inout HistorySearch, InputHistory) -> [UInt32]) {
    guard var search else { return }
    let found = step(&search, history)
    self.search = search
    if found != reply.text.scalars { follow(reply.text.replaceAll(with: found)) }
    if search.failed { ring() }
    tell(search)
  }

  /// Where it found something, that is the entry from which others are recalled.
  private func endSearch(keepingFound: Bool) {
    if let search {
      lastSearch = search
      if keepingFound, let found = search.found { _ = history.recall(found, from: search.original) }
    }
    search = nil
    remark = nil
    vi?.arrive(in: reply.text)
    settle()
  }

  /// For what was looked for last, from the entry in the field.
  func searchAgain(isReversed: Bool) -> CommandResult {
    guard let lastSearch else { return refuse() }
    let direction = isReversed ? lastSearch.direction.reversed : lastSearch.direction
    guard let found = history.match(of: lastSearch.query, from: history.index, direction) else { return refuse() }
    return recall(history.recall(found, from: reply.text.scalars))
  }

  private func tell(_ search: HistorySearch) {
    let query = String(String.UnicodeScalarView(search.query.compactMap(Unicode.Scalar.init)))
    say(.notice(wording.searching(for: query, failed: search.failed)))
  }

  /// Those that may stand in this field.
  static func loadHistory(_ entry: Entry) -> InputHistory {
    guard let field = entry.field, let path = entry.openText?.historyPath,
      let entries = try? HistoryFile(path: path).entries()
    else { return InputHistory() }
    let fitting = entries.filter { field.rules.characters.judge($0.utf8Span.span, clusterCount: 0).isValid }
    return InputHistory(fitting.map { $0.unicodeScalars.map(\.value) })
  }
}
