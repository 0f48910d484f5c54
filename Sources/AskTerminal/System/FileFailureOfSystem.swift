import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileFailure {
  /// What `errno` says.
  static var ofSystem: FileFailure { .ofSystem(errno) }

  static func ofSystem(_ error: Int32) -> FileFailure { .system(StandardStreams.words(for: error)) }
}
