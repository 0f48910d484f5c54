import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file for the time of a call: readable by its owner alone, and removed on every way out, an emergency included.
package struct PrivateFile {
  package let path: String

  /// Where temporary files usually lie.
  private static let usualFolder = "/tmp"

  /// - Parameter folder: where it is to lie, if it can: one that is missing or full must not keep the text from anybody.
  package static func with<Result>(
    _ bytes: [UInt8], in folder: String?, _ body: (PrivateFile) -> Result
  ) throws(FileFailure) -> Result {
    if let folder, let result = try? with(bytes, inside: folder, body) { return result }
    return try with(bytes, inside: usualFolder, body)
  }

  private static func with<Result>(
    _ bytes: [UInt8], inside folder: String, _ body: (PrivateFile) -> Result
  ) throws(FileFailure) -> Result {
    var template = Array("\(folder)/ask-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw FileFailure.ofSystem }
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
    if let writeFailure { throw FileFailure.ofSystem(writeFailure) }
    return body(PrivateFile(path: String(cString: kept)))
  }

  /// What it holds now. Editors often put a new file in its place, so it is opened by its path.
  package func contents() throws(FileFailure) -> [UInt8] { try FileContents.all(of: path) }
}
