/// The version, in its one place: `--version`, the man page and the package take it from here.
package enum Version {
  package static let number = "0.1.0"
  /// The day of this version, as mdoc(7) wants it.
  package static let date = "November 30, 2026"
  /// What `--version` shows.
  package static let line = "ask \(number)"
}
