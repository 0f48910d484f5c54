#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that answers are recorded in, to be found there by another run. Readable by its owner alone, if it is made
/// here. Several processes may append at once, and nothing of either is lost.
package struct RecordFile: Sendable {
  package let path: String

  /// The system's words for why it cannot be written.
  package struct Failure: Error, Equatable {
    package let words: String
  }

  package init(path: String) { self.path = path }

  /// Adds whole lines, in one write.
  ///
  /// - Parameter lines: each with its line feed.
  package func append(_ lines: String) throws(Failure) {
    // A link would let whoever made it choose what is written to.
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw errno == ELOOP ? Failure(words: "it is a symbolic link") : Self.ofSystem
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.ofSystem }
    // A FIFO or a device would hold us up.
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(words: "it is not a regular file") }
    // Somebody's editor may have left the last line without its end; it must not swallow ours.
    var last = UInt8(ascii: "\n")
    if status.st_size > 0, pread(descriptor, &last, 1, status.st_size - 1) < 0 { throw Self.ofSystem }
    let bytes = Array(((last == UInt8(ascii: "\n") ? "" : "\n") + lines).utf8)
    if let error = bytes.withUnsafeBytes({ StandardStreams.writeAll($0, to: descriptor) }) {
      throw Failure(words: StandardStreams.words(for: error))
    }
  }

  private static var ofSystem: Failure { Failure(words: StandardStreams.words(for: errno)) }
}
