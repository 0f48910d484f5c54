#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables of the environment that are asked for by name.
package struct Environment: Sendable {
  package init() {}

  /// The value, with bytes that are not UTF-8 replaced; nil when it is not set.
  package subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether it is set to something.
  package func isNonEmpty(_ name: String) -> Bool { self[name]?.isEmpty == false }
}
