import AskKit

/// What Tab offers for a path: the names in the directory that it has come to.
package struct PathCompletion: Equatable {
  /// With the slash at its end, as it was typed; empty for the working directory.
  package let directory: String
  /// How the name begins.
  package let name: String

  package init(of typed: String) {
    let slash = typed.lastIndex(of: "/")
    directory = slash.map { String(typed[...$0]) } ?? ""
    name = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
  }

  /// Names that are not UTF-8 or hold a control character can be no answer; those that begin with a dot are offered to
  /// whoever types it.
  ///
  /// - Parameter onlyDirectories: others could not be the answer.
  package func completion(among entries: [PathLookup.DirectoryEntry], onlyDirectories: Bool) -> Completion {
    let names = entries.compactMap { entry -> String? in
      guard entry.isDirectory || !onlyDirectories, let name = String(validating: entry.name, as: UTF8.self),
        !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return nil }
      return name.hasPrefix(".") && !self.name.hasPrefix(".") ? nil : name + (entry.isDirectory ? "/" : "")
    }
    var matches = names.filter { $0.utf8.starts(with: name.utf8) }
    if matches.isEmpty {
      let lowercased = name.lowercased()
      matches = names.filter { $0.lowercased().utf8.starts(with: lowercased.utf8) }
    }
    matches.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Completion(
      start: directory.unicodeScalars.count, text: common(matches), candidates: Candidates(matches))
  }

  /// Nil where that is no more than what was typed.
  private func common(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    let count = names.dropFirst().reduce(first.count) { min($0, Spelling.commonCharacters(first, $1)) }
    let common = first.prefix(count)
    return common.count >= name.count && Spelling.differ(common, name) ? String(common) : nil
  }
}
