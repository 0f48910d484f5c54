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
  case text(WipedBytes)
  /// More than one line, where there may be one.
  case severalLines
  /// The system's words.
  case failed(String)

  /// Reads until the end, or until the answer can no longer be valid: `yes | ask --stdin` ends.
  package static func answer(to entry: Entry) -> StandardInput {
    if isatty(STDIN_FILENO) == 1 { return .none }
    let isOneLine = entry.kind != .multiline
    let bytes = WipedBytes()
    // Looked at each time that the text has doubled, so that reading stays linear.
    var nextLook = 1
    while true {
      let count = readBlock(into: bytes)
      if count < 0 { return .failed(StandardStreams.words(for: errno)) }
      if isOneLine, bytes.withBytes({ hasSecondLine($0) }) { return .severalLines }
      if count == 0, bytes.count == 0 { return .none }
      if count == 0 || (bytes.count >= nextLook && cannotBeValid(bytes, entry)) {
        bytes.removeLast(bytes.withBytes { lengthOfFinalLineBreak($0) })
        return .text(bytes)
      }
      if bytes.count >= nextLook { nextLook = 2 * bytes.count }
    }
  }

  private static func cannotBeValid(_ beginning: WipedBytes, _ entry: Entry) -> Bool {
    guard let field = entry.field else { return false }
    return beginning.withBytes { field.rules.cannotAccept(textBeginningWith: $0) }
  }

  private static func readBlock(into bytes: WipedBytes) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      defer { ask_memory_overwrite(buffer.baseAddress, buffer.count) }
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
  private static func lengthOfFinalLineBreak(_ bytes: Span<UInt8>) -> Int {
    guard bytes[bytes.count - 1] == UInt8(ascii: "\n") else { return 0 }
    return bytes.count > 1 && bytes[bytes.count - 2] == UInt8(ascii: "\r") ? 2 : 1
  }

  private static func hasSecondLine(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 < bytes.count - 1 } ?? false
    }
  }
}
