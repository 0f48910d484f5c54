import Foundation

/// A test's ground gave way: a program could not be started, or what was waited for did not come.
public struct TestError: Error, CustomStringConvertible {
  /// What happened, and what was seen instead of what was expected.
  public let description: String

  /// An error that says `description`.
  public init(_ description: String) {
    self.description = description
  }

  static func system(_ call: String, _ code: Int32 = errno) -> TestError {
    TestError("\(call): \(String(cString: strerror(code)))")
  }
}
