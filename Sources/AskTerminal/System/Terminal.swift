// Everything that touches the machine below the level of keys and frames: the terminal, its settings, signals,
// waiting, standard streams. No sentence and no rule lives here.

import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal at which a person sits: opened afresh, because standard input and output may be anything.
package final class Terminal {
  package let descriptor: Int32
  /// As it was before the first change; what every way out returns to.
  private(set) package var settingsBefore: termios
  private let settingsWhileOurs: termios

  /// Opens the controlling terminal. Only opening it shows that a person can be asked.
  ///
  /// - Throws: `NoTerminal` when there is none, or when we are in the background and reading from it would stop us.
  package static func controlling() throws(NoTerminal) -> Terminal {
    let terminal = try openControllingTerminal()
    guard terminal.comesToForeground() else { throw .background }
    return terminal
  }

  private init?(descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    settingsBefore = settings
    settingsWhileOurs = Self.settingsForPrompt(settings)
  }

  deinit { close(descriptor) }

  private static func openControllingTerminal() throws(NoTerminal) -> Terminal {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if descriptor >= 0, let terminal = Terminal(descriptor: descriptor) { return terminal }
    // Where /dev is not what it should be (a container), the terminal of our session may still be on the descriptors.
    if tcgetsid(STDIN_FILENO) == getsid(0), isSameTerminal(STDIN_FILENO, STDERR_FILENO) {
      let copy = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
      if copy >= 0, fcntl(copy, F_GETFL) & O_ACCMODE == O_RDWR, let terminal = Terminal(descriptor: copy) {
        return terminal
      }
    }
    throw .noControllingTerminal
  }

  private static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    return isatty(one) == 1 && isatty(other) == 1 && fstat(one, &first) == 0 && fstat(other, &second) == 0
      && first.st_rdev == second.st_rdev
  }

  // MARK: Foreground

  /// Whether our process group has the terminal.
  package var isForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// A shell that starts a pipeline moves it to the foreground only after its first process runs: it gets a moment.
  private func comesToForeground() -> Bool {
    for _ in 0..<20 {
      if isForeground { return true }
      usleep(5_000)
    }
    return isForeground
  }

  // MARK: Size

  /// Of the terminal alone: COLUMNS may be another's. One without a size (a serial line) counts as 80 by 24.
  package var size: ScreenSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: size.ws_col == 0 ? 80 : Int(size.ws_col), rows: size.ws_row == 0 ? 24 : Int(size.ws_row))
  }

  // MARK: Bytes

  package enum ReadResult: Equatable, Sendable {
    case bytes(Int)
    /// A signal came, or there is nothing after all.
    case nothing
    /// The terminal is gone.
    case ended
  }

  package func receive(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
  }

  /// Writes all, in one call where the terminal takes it.
  ///
  /// - Parameter shouldGoOn: asked when a signal interrupts a terminal that does not take more.
  /// - Returns: false when the terminal is gone or it should not go on.
  @discardableResult
  package func send(_ bytes: [UInt8], whileInterrupted shouldGoOn: () -> Bool = { true }) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EINTR {
          if !shouldGoOn() { return false }
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else {
          return false
        }
      }
      return true
    }
  }

  private func waitUntilWritable() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&entry, 1, -1)
  }

  /// Throws away what was typed ahead.
  package func flushInput() { tcflush(descriptor, TCIFLUSH) }

  // MARK: Settings

  /// No echo, no line editing and no signals from keys by the terminal itself, from before the first byte of a prompt
  /// until after its last. Where the process crashes, the settings before are put back too.
  package func takeOver() {
    ask_emergency_arm(descriptor, &settingsBefore)
    apply(settingsWhileOurs)
  }

  /// Puts the settings back. Not from the background: the settings are then somebody else's, and trying would stop us.
  package func giveBack() {
    if isForeground { apply(settingsBefore) }
    ask_emergency_disarm()
  }

  /// Takes the terminal over again after a program of ours had it, whatever settings that left behind.
  package func takeBack() { takeOver() }

  /// Takes the terminal over again after the process was stopped; meanwhile others may have changed its settings.
  package func takeOverAgain() {
    var settings = termios()
    if tcgetattr(descriptor, &settings) == 0, !isEqual(settings, settingsWhileOurs) { settingsBefore = settings }
    takeOver()
  }

  /// After what was written has gone out; what was typed ahead stays.
  private func apply(_ settings: termios) {
    var settings = settings
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0 && errno == EINTR {}
  }

  private static func settingsForPrompt(_ before: termios) -> termios {
    var settings = before
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    // Enter stays a line feed, so that a line that was typed ahead is one for the next reader, too.
    settings.c_iflag &= ~tcflag_t(INLCR | IGNCR | IXON)
    settings.c_iflag |= tcflag_t(ICRNL)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  private func isEqual(_ one: termios, _ other: termios) -> Bool {
    withUnsafeBytes(of: one.c_cc) { first in
      withUnsafeBytes(of: other.c_cc) { second in
        one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag && one.c_cflag == other.c_cflag
          && one.c_lflag == other.c_lflag && first.elementsEqual(second)
      }
    }
  }
}
