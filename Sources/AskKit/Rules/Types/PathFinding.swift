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
