import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file for the time of a call: readable by its owner alone, and removed on every way out, an emergency included.
package struct PrivateFile {
  package let path: String

  package struct Failure: Error, Equatable {
    /// The system's own.
    package let words: String
  }

  /// - Parameter directory: `$TMPDIR`, or where temporary files usually lie.
  package static func with<Result>(
    _ bytes: [UInt8], in directory: String, _ body: (PrivateFile) -> Result
  ) throws(Failure) -> Result {
    var template = Array("\(directory)/ask-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw failure }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A copy that does not move while the handlers may need it.
    let kept = strdup(template)!
    ask_emergency_remove(kept)
    defer {
      ask_emergency_remove(nil)
      unlink(kept)
      free(kept)
    }
    let writeFailure = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor) }
    close(descriptor)
    if let writeFailure { throw Failure(words: StandardStreams.words(for: writeFailure)) }
    return body(PrivateFile(path: String(cString: kept)))
  }

  /// What it holds now. Editors often put a new file in its place, so it is opened by its path.
  package func contents() throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block[..<count]
      } else if errno != EINTR {
        throw Self.failure
      }
    }
  }

  private static var failure: Failure { Failure(words: StandardStreams.words(for: errno)) }
}
