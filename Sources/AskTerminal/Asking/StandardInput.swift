import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An answer on standard input.
package enum StandardInput: Equatable {
  /// There is none: it is empty, or a terminal, which means the person.
  case none
  case text([UInt8])
  /// More than one line, where there may be one.
  case severalLines
  /// The system's words.
  case failed(String)

  /// Reads until the end, or until the answer can no longer be valid: `yes | ask --stdin` ends.
  package static func answer(to entry: Entry) -> StandardInput {
    if isatty(STDIN_FILENO) == 1 { return .none }
    let isOneLine = entry.kind != .multiline
    var bytes: [UInt8] = []
    // Looked at each time that the text has doubled, so that reading stays linear.
    var nextLook = 1
    while true {
      let count = readBlock(into: &bytes)
      if count < 0 { return .failed(String(cString: strerror(errno))) }
      if isOneLine, hasSecondLine(bytes) { return .severalLines }
      if count == 0 { return bytes.isEmpty ? .none : .text(withoutFinalLineBreak(bytes)) }
      if bytes.count >= nextLook, let field = entry.field {
        if field.rules.cannotAccept(textBeginningWith: bytes) { return .text(bytes) }
        nextLook = 2 * bytes.count
      }
    }
  }

  private static func readBlock(into bytes: inout [UInt8]) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      while true {
        let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        if count > 0 { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        if count >= 0 { return count }
        if errno == EAGAIN {
          var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
          poll(&entry, 1, -1)
        } else if errno != EINTR {
          return count
        }
      }
    }
  }

  /// One LF or CRLF at the end belongs to the line.
  private static func withoutFinalLineBreak(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last == UInt8(ascii: "\n") else { return bytes }
    let line = bytes.dropLast()
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  private static func hasSecondLine(_ bytes: [UInt8]) -> Bool {
    guard let lineFeed = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return lineFeed < bytes.count - 1
  }
}
