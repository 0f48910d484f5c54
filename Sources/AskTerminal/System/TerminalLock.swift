import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets one prompt after the other have a terminal: two at once, in both branches of a pipeline, would take each other's
/// keys. An advisory lock, which the system gives up with the process.
package final class TerminalLock {
  private let descriptor: Int32

  /// - Returns: nil where the terminal cannot be locked; prompts then do without.
  package init?(terminal: Int32) {
    let descriptor = ask_terminal_open_device(terminal)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Milliseconds after which a holder that is stopped is passed by.
  private static let patience = 2000

  /// Waits until the lock is ours. Gives up when a signal ends us, and when whoever has it is stopped: that may last
  /// for ever.
  package func acquire() {
    var stoppedSince: Int?
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, !ask_signals_ending_came() else { return }
      if holderIsStopped {
        let now = Clock.milliseconds()
        if now - (stoppedSince ?? now) >= Self.patience { return }
        stoppedSince = stoppedSince ?? now
      } else {
        stoppedSince = nil
      }
      // The lock could be waited for, but not with a look at who has it.
      EventWait.pause(milliseconds: 20)
    }
  }

  package func release() { flock(descriptor, LOCK_UN) }

  /// By proc(5); false where that does not tell.
  private var holderIsStopped: Bool {
    guard let holder, let process = Self.contents(of: "/proc/\(holder)/stat") else { return false }
    // The name, in parentheses, may hold anything; the state comes behind it.
    guard let name = process.lastIndex(of: ")") else { return false }
    let state = process[name...].dropFirst(2).first
    return state == "T" || state == "t"
  }

  /// From lines like `1: FLOCK  ADVISORY  WRITE 708 00:18:3 0 EOF`, where the process comes before its file.
  private var holder: Substring? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let locks = Self.contents(of: "/proc/locks") else { return nil }
    for line in locks.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 5, words[1] == "FLOCK", Self.isFile(words[5], of: status) { return words[4] }
    }
    return nil
  }

  /// - Parameter name: the major and minor number of the device in hexadecimal digits, and the inode: `00:18:3`.
  private static func isFile(_ name: Substring, of status: stat) -> Bool {
    let parts = name.split(separator: ":")
    let device = UInt64(status.st_dev)
    // Where makedev(3) of glibc has them.
    let (major, minor) = (device >> 8 & 0xFFF, device & 0xFF | device >> 12 & 0xFFF00)
    return parts.count == 3 && UInt64(parts[0], radix: 16) == major && UInt64(parts[1], radix: 16) == minor
      && parts[2] == "\(status.st_ino)"
  }

  private static func contents(of path: String) -> String? {
    (try? FileContents.all(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
