/// Looks at the file system for the types `file` and `directory`. It may be slow (a network, a disk that wakes up), so it
/// is never asked on the path of a key.
package protocol PathProbe {
  /// - Parameter path: without a `~` that would have to be expanded.
  func examine(_ path: Span<UInt8>) -> PathFinding
}

/// What lies at a path; symbolic links are followed.
package enum PathFinding: Equatable, Sendable {
  /// Anything that can be opened and is no directory: devices and named pipes too.
  case file
  case directory
  case missing
  /// A directory on the way may not be searched.
  case notPermitted
  /// The system failed in another way; its words.
  case failed(String)
}

/// A path where something must be.
package protocol ExistingPathType: AnswerType {
  func judge(_ finding: PathFinding) -> Verdict
}
