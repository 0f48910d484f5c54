/// The command line makes no sense: one line that says what is wrong and what to do. Exit status 2.
public struct UsageError: Error, Equatable {
  /// What is wrong and what to do, without a full stop.
  public let message: String
  /// The format that was asked for before the error was found; in shell format a script must hear of it on standard
  /// output too.
  package private(set) var format = OutputFormat.plain

  package init(_ message: String) { self.message = message }

  /// The same error on a command line that asked for a format.
  func afterFormat(_ format: OutputFormat) -> UsageError {
    var error = self
    error.format = format
    return error
  }

  /// - Parameter name: as it was written, with its dashes.
  package static func unknownFlag(_ name: String) -> UsageError {
    guard let nearest = FlagTable.nearestLongName(to: name) else {
      return UsageError("there is no flag \(name); see ask --help")
    }
    return UsageError("there is no flag \(name); did you mean \(nearest)?")
  }

  package static func valueNotAmong(_ allowed: [String], flag: String, _ value: String) -> UsageError {
    UsageError("\(flag) takes \(alternatives(allowed)), not '\(value)'")
  }

  /// "a", "a or b", "a, b or c"
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
