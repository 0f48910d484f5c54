import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files whole.
package enum FileContents {
  package static var reading: FileReading {
    FileReading { path in
      do throws(FileReading.Failure) { return .success(try all(of: path)) } catch { return .failure(error) }
    }
  }

  /// Whatever can be read to an end: a pipe of the shell's, `<(...)`, too.
  package static func all(of path: String) throws(FileReading.Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReading.Failure(words: StandardStreams.words(for: errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw FileReading.Failure(words: StandardStreams.words(for: errno)) }
    }
  }
}
