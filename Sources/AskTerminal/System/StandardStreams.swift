import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, output and error.
package enum StandardStreams {
  /// Which of them were open when the process began.
  package struct Condition: Equatable, Sendable {
    package var outputIsOpen: Bool
  }

  /// Looks at the three, then fills those that are closed, so that no file that we open becomes one of them.
  package static func prepare() -> Condition {
    let condition = Condition(outputIsOpen: fcntl(STDOUT_FILENO, F_GETFD) >= 0)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the closed one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
    // A write that fails says so (EPIPE, EFBIG); dying of it would lose an answer that is there already.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return condition
  }

  /// Writes all of it.
  ///
  /// - Returns: the errno of the failure, if it failed.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        EventWait.until(.writing(descriptor), within: nil)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// The system's own words for an errno.
  package static func words(for error: Int32) -> String { String(cString: strerror(error)) }

  /// Lines on standard error that are no error.
  package static func tell(_ lines: [String]) {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = text.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }

  /// One line on standard error, in the program's name.
  package static func complain(_ sentence: String) {
    let line = Array("ask: \(Sanitizer.sanitize(sentence, lineFeeds: .shown))\n".utf8)
    _ = line.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
