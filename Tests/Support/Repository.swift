import Foundation

/// The source tree that the tests belong to.
public enum Repository {
  /// Its top folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file in it, for instance "man/ask.1".
  public static func path(_ relative: String) -> String {
    root.appending(path: relative).path
  }
}
