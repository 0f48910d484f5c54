import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files whole.
package enum FileContents {
  package static var reading: FileReading {
    FileReading { path in
      do throws(FileFailure) { return .success(try all(of: path)) } catch { return .failure(error) }
    }
  }

  /// Whatever can be read to an end that is not too far: a pipe of the shell's, `<(...)`, too.
  package static func all(of path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.ofSystem }
    defer { close(descriptor) }
    return try all(of: descriptor)
  }

  /// All that has not been read of it.
  static func all(of descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    try readToEnd(descriptor, mostMebibytes: mostMebibytes) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Millions of lines.
  private static let mostMebibytes = 64

  /// A file that several processes read, each from its beginning, and that may hold secrets: no pipe, which only the
  /// first would find full, and nothing without an end.
  package static func concealed(of path: String) throws(FileFailure) -> WipedBytes {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.ofSystem }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure.ofSystem }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure.ofSystem(EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure.notRegular }
    let bytes = WipedBytes()
    try readToEnd(descriptor, mostMebibytes: mostMebibytesByHand) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Far more than anybody writes by hand.
  static let mostMebibytesByHand = 16

  /// - Parameter mostMebibytes: whatever holds more is a failure; a device may have no end.
  static func readToEnd(
    _ descriptor: Int32, mostMebibytes: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileFailure) {
    let mostBytes = mostMebibytes << 20
    var status = stat()
    // Before it is read, where that is known.
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > mostBytes {
      throw FileFailure.tooLarge(mostMebibytes: mostMebibytes)
    }
    var byteCount = 0
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          ask_memory_overwrite(buffer.baseAddress, count)
        }
        return count
      }
      if count == 0 { return }
      if count < 0, errno != EINTR { throw FileFailure.ofSystem }
      byteCount += max(0, count)
      if byteCount > mostBytes { throw FileFailure.tooLarge(mostMebibytes: mostMebibytes) }
    }
  }
}
