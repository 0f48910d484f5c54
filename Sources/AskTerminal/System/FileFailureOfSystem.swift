import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileFailure {
  /// What `errno` says.
  static var ofSystem: FileFailure { .system(StandardStreams.words(for: errno)) }
}
