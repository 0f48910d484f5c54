import AskKit

/// The names of a directory, looked up for a place in the text.
struct NamesLookup {
  let place: Place
  private let lookup: PathLookup
  private let onlyDirectories: Bool
  private(set) var isComplete = false

  /// - Returns: nil where it cannot be looked up.
  init?(for typed: String, at place: Place, _ rules: RuleSet) {
    let directory = PathCompletion(of: typed).directory
    // As typed in the field, but to be found the `~` is expanded.
    let path = directory.isEmpty ? "." : rules.canonicalForm(of: directory)
    guard let lookup = PathLookup(.names, path.utf8Span.span) else { return nil }
    self.lookup = lookup
    self.place = place
    onlyDirectories = rules.type?.name == .directory
  }

  var descriptor: Int32 { lookup.descriptor }

  /// After the look-up has something to be read.
  mutating func read() { if !isComplete, lookup.read() { isComplete = true } }

  func completion(of typed: String) -> Completion {
    PathCompletion(of: typed).completion(among: lookup.entries, onlyDirectories: onlyDirectories)
  }
}
