import Foundation

/// The environments that children of tests start from. Nothing is inherited: `CI` is set where tests run, and
/// a developer's `EDITOR` or `LC_ALL` must not decide over a test.
public enum ChildEnvironment {
  /// Where programs are found. The runner's own, because a tool may live in an unusual place.
  public static let path = ["PATH": inherited["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"].merging(sanitizerOptions) {
    $1
  }

  /// A terminal with colours and a UTF-8 locale. No HOME: `~/.editrc` of the developer stays out.
  public static let terminal = path.merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }

  /// What `make sanitize` says to the program under test, which is then built with one.
  private static let sanitizerOptions = inherited.filter { $0.key.hasSuffix("SAN_OPTIONS") }

  private static let inherited = ProcessInfo.processInfo.environment
}

extension [String: String] {
  /// The same environment with more variables, or other values.
  public func with(_ others: [String: String]) -> [String: String] {
    merging(others) { $1 }
  }

  /// The same environment without these variables.
  public func without(_ names: String...) -> [String: String] {
    filter { !names.contains($0.key) }
  }
}
