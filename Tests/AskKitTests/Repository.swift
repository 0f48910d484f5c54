import Foundation

/// Files of this repository, found from where the test's source lies.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ relative: String) -> String { root.appending(path: relative).path }

  static func text(_ relative: String) throws -> String {
    try String(contentsOf: root.appending(path: relative), encoding: .utf8)
  }
}
