import Foundation

/// The program under test.
public enum AskBinary {
  /// The path in `ASK_BINARY` (`make test` names the static release binary there), else the debug build that
  /// `swift test` puts beside the test bundle.
  public static let path: String = {
    if let named = ProcessInfo.processInfo.environment["ASK_BINARY"], !named.isEmpty {
      return checked(named, hint: "ASK_BINARY names it")
    }
    return checked(buildFolder.appending(path: "ask").path, hint: "run `swift build`, or name the binary in ASK_BINARY")
  }()

  /// The example of a program that uses the libraries; always of the debug build.
  public static let libraryExample = checked(
    buildFolder.appending(path: "LibraryExample").path, hint: "run `swift build`")

  private static var buildFolder: URL {
    #if os(Linux)
      // The test bundle is the running executable.
      let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let bundle =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        ?? URL(filePath: CommandLine.arguments[0])
    #endif
    return bundle.deletingLastPathComponent()
  }

  private static func checked(_ path: String, hint: String) -> String {
    guard access(path, X_OK) == 0 else { fatalError("no program to test at \(path) (\(hint))") }
    return URL(filePath: path).standardizedFileURL.path
  }
}
