import AskKit
import CEditline

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

  /// The value, where it is set to something: empty counts as not set.
  package func nonEmpty(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether it is set to something.
  package func isNonEmpty(_ name: String) -> Bool { nonEmpty(name) != nil }

  /// The language that the user reads.
  package var language: Language { Language { self[$0] } }

  /// The value as it stands; nil when it is not set.
  package func bytes(of name: String) -> WipedBytes? {
    guard let value = getenv(name) else { return nil }
    return WipedBytes(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// Overwrites the value where it lies and takes the variable away, for us and for all whom we start.
  package func wipe(_ name: String) {
    guard let value = getenv(name) else { return }
    ask_memory_overwrite(value, strlen(value))
    unsetenv(name)
  }
}
