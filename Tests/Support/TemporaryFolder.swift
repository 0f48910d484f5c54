import Foundation

/// A folder that only one test knows; removed with everything in it when the value goes.
public final class TemporaryFolder {
  /// Its absolute path.
  public let path: String

  /// Makes an empty one.
  public init() throws {
    var template = Array((NSTemporaryDirectory() + "/ask-test-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw TestError.system("mkdtemp") }
    path = URL(filePath: String(cString: made)).resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` in it.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file and gives its path; `mode` 0o755 makes a script.
  @discardableResult
  public func write(_ name: String, _ text: String, mode: mode_t = 0o644) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    chmod(path(name), mode)
    return path(name)
  }

  /// The bytes of a file in it.
  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }
}
