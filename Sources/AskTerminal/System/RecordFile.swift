import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that answers are recorded in, to be found there by another run. Readable by its owner alone, if it is made
/// here. Several processes may append at once, and nothing of either is lost.
package struct RecordFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Adds whole lines, in one write.
  ///
  /// - Parameter lines: each with its line feed.
  package func append(_ lines: String) throws(FileFailure) {
    // A link would let whoever made it choose what is written to.
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw errno == ELOOP ? FileFailure.symbolicLink : .ofSystem
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
    // A FIFO or a device would hold us up.
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure.notRegular }
    // Somebody's editor may have left the last line without its end; it must not swallow ours.
    var last = UInt8(ascii: "\n")
    if status.st_size > 0, pread(descriptor, &last, 1, status.st_size - 1) < 0 { throw .ofSystem }
    let bytes = Array(((last == UInt8(ascii: "\n") ? "" : "\n") + lines).utf8)
    if let error = bytes.withUnsafeBytes({ StandardStreams.writeAll($0, to: descriptor) }) {
      throw FileFailure.ofSystem(error)
    }
  }
}
