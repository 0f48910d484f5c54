import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers on standard input.
package enum StandardInput: Equatable {
  /// A line for each of the first entries; none where it is empty, or a terminal, which means the person.
  case lines([WipedBytes])
  /// The last of them was not read further, because no end could make it valid.
  case beginning([WipedBytes])
  /// More lines than there are entries.
  case tooMany
  /// Its end had not come in time.
  case timedOut
  /// The system's words.
  case failed(String)

  /// Reads until the end, or until the answer can no longer be valid: `yes | ask --stdin` ends. An answer that may have
  /// several lines is all of it.
  ///
  /// - Parameter time: how long it may take; nil where whoever writes may take as long as they like.
  package static func answer(to entry: Entry, within time: TimeSpan?) -> StandardInput {
    readAnswers(to: [entry], inLines: entry.kind != .multiline, within: time)
  }

  /// Reads a line for each field of a form, until the end or until the lines can no longer be valid.
  package static func lines(for entries: [Entry], within time: TimeSpan?) -> StandardInput {
    readAnswers(to: entries, inLines: true, within: time)
  }

  private static func readAnswers(to entries: [Entry], inLines: Bool, within time: TimeSpan?) -> StandardInput {
    if isatty(STDIN_FILENO) == 1 { return .lines([]) }
    let deadline = time.map { Clock.milliseconds() + $0.milliseconds }
    let bytes = WipedBytes()
    if entries.contains(where: { $0.kind == .secret }) { bytes.lock() }
    var lineFeeds: [Int] = []
    // Looked at each time that the line has doubled, so that reading stays linear.
    var nextLook = leastStoppedAt
    while true {
      let known = bytes.count
      if let deadline, !isReadable(before: deadline) { return .timedOut }
      let count = readOn(into: bytes)
      if count < 0 { return .failed(StandardStreams.words(for: errno)) }
      if inLines {
        let found = bytes.withBytes { read in (known..<read.count).filter { read[$0] == UInt8(ascii: "\n") } }
        if !found.isEmpty { nextLook = leastStoppedAt }
        lineFeeds += found
      }
      let start = lineFeeds.last.map { $0 + 1 } ?? 0
      let rest = bytes.count - start
      if lineFeeds.count + (rest > 0 ? 1 : 0) > entries.count { return .tooMany }
      if count == 0 { return .lines(lines(of: bytes, endingAt: lineFeeds)) }
      if rest >= nextLook, let field = entries[lineFeeds.count].field {
        let isHopeless = bytes.withBytes {
          field.rules.cannotAccept(textBeginningWith: $0.extracting(start..<$0.count))
        }
        if isHopeless { return .beginning(lines(of: withoutPartOfCharacter(bytes), endingAt: lineFeeds)) }
        nextLook = 2 * rest
      }
    }
  }

  /// The last line may lack its line feed.
  private static func lines(of bytes: WipedBytes, endingAt lineFeeds: [Int]) -> [WipedBytes] {
    if bytes.count == 0 { return [] }
    // A single one stays where it is: it may be large, or a secret.
    if (lineFeeds.first ?? bytes.count - 1) == bytes.count - 1 { return [withoutFinalLineBreak(bytes)] }
    return bytes.withBytes { bytes in
      var start = 0
      var lines: [WipedBytes] = []
      for end in lineFeeds {
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        lines.append(copy(bytes.extracting(start..<(hasReturn ? end - 1 : end))))
        start = end + 1
      }
      if start < bytes.count { lines.append(copy(bytes.extracting(start..<bytes.count))) }
      return lines
    }
  }

  private static func copy(_ bytes: Span<UInt8>) -> WipedBytes { bytes.withUnsafeBufferPointer { WipedBytes($0) } }

  /// Bytes; a text that is shorter is read to its end, so that a reason can tell how long it is.
  private static let leastStoppedAt = 65_536

  /// Waits until there is something to read, or the end.
  ///
  /// - Parameter deadline: on `Clock`.
  private static func isReadable(before deadline: Int) -> Bool {
    while true {
      var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, Int32(clamping: max(0, deadline - Clock.milliseconds())))
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  /// Reads on, without the byte order mark at the beginning.
  private static func readOn(into bytes: WipedBytes) -> Int {
    let isAtStart = bytes.count == 0
    var count: Int
    repeat {
      count = readBlock(into: bytes)
    } while count > 0 && isAtStart && bytes.count < ByteOrderMark.count && bytes.withBytes(ByteOrderMark.isBegun)
    if isAtStart, bytes.withBytes(ByteOrderMark.begins) {
      for _ in 0..<ByteOrderMark.count { _ = bytes.popFirst() }
    }
    return count
  }

  private static func readBlock(into bytes: WipedBytes) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      defer { ask_memory_overwrite(buffer.baseAddress, buffer.count) }
      while true {
        let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        if count > 0 { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        if count >= 0 { return count }
        if errno == EAGAIN {
          EventWait.until(.reading(STDIN_FILENO), within: nil)
        } else if errno != EINTR {
          return count
        }
      }
    }
  }

  /// Where reading stopped within a character, that is no fault of the text.
  private static func withoutPartOfCharacter(_ bytes: WipedBytes) -> WipedBytes {
    let part = bytes.withBytes { bytes in
      (1...min(3, bytes.count)).first { length in
        let first = bytes[bytes.count - length]
        let wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        return wanted > length
      }
    }
    bytes.removeLast(part ?? 0)
    return bytes
  }

  private static func withoutFinalLineBreak(_ bytes: WipedBytes) -> WipedBytes {
    bytes.removeLast(bytes.withBytes { lengthOfFinalLineBreak($0) })
    return bytes
  }

  /// One LF or CRLF at the end belongs to the line.
  private static func lengthOfFinalLineBreak(_ bytes: Span<UInt8>) -> Int {
    guard bytes[bytes.count - 1] == UInt8(ascii: "\n") else { return 0 }
    return bytes.count > 1 && bytes[bytes.count - 2] == UInt8(ascii: "\r") ? 2 : 1
  }
}
