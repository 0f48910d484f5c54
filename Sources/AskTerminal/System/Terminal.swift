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
  /// No escape sequence is sent to it, not even in an emergency.
  package var isPlain = false
  /// Nobody else has the open file, so it need never block.
  private let isOurOwn: Bool
  private let lock: TerminalLock?
  /// As it was before the first change; what every way out returns to.
  private(set) package var settingsBefore: termios

  /// Opens the controlling terminal, and waits while another prompt has it. Only opening it shows that a person can be
  /// asked.
  ///
  /// - Throws: `NobodyToAsk` when there is none, or when we are in the background and reading from it would stop us.
  package static func controlling() throws(NobodyToAsk) -> Terminal {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    if descriptor >= 0 {
      if isatty(descriptor) == 1 { return try Terminal(descriptor, isOurOwn: true) }
      // A file or another device in its place: whoever made /dev did not know what it is.
      close(descriptor)
    }
    guard let copy = copyOfStandardInput() else { throw .noControllingTerminal }
    return try Terminal(copy, isOurOwn: false)
  }

  private init(_ descriptor: Int32, isOurOwn: Bool) throws(NobodyToAsk) {
    guard Self.comesToForeground(descriptor) else {
      close(descriptor)
      throw .background
    }
    let lock = TerminalLock(terminal: descriptor)
    // Only now: until then its settings may be those of another prompt.
    lock?.acquire()
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      close(descriptor)
      throw .noControllingTerminal
    }
    self.descriptor = descriptor
    self.isOurOwn = isOurOwn
    self.lock = lock
    settingsBefore = settings
  }

  deinit { close(descriptor) }

  /// Where /dev is not what it should be (a container), the terminal of our session may still be on the descriptors.
  private static func copyOfStandardInput() -> Int32? {
    guard tcgetsid(STDIN_FILENO) == getsid(0), isSameTerminal(STDIN_FILENO, STDERR_FILENO),
      fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE == O_RDWR
    else { return nil }
    let copy = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  private static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    return isatty(one) == 1 && isatty(other) == 1 && fstat(one, &first) == 0 && fstat(other, &second) == 0
      && first.st_rdev == second.st_rdev
  }

  // MARK: Foreground

  /// Whether our process group has the terminal.
  package var isForeground: Bool { Self.isForeground(descriptor) }

  private static func isForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// A shell that starts a pipeline moves it to the foreground only after its first process runs: it gets a moment.
  private static func comesToForeground(_ descriptor: Int32) -> Bool {
    for _ in 0..<20 {
      if isForeground(descriptor) { return true }
      EventWait.pause(milliseconds: 5)
    }
    return isForeground(descriptor)
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
  /// - Parameter shouldGoOn: asked again and again while the terminal does not take more.
  /// - Returns: false when the terminal is gone or it should not go on.
  @discardableResult
  package func send(_ bytes: [UInt8], whileBlocked shouldGoOn: () -> Bool) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer
      while true {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
        if rest.isEmpty { return true }
        guard count >= 0 || errno == EINTR || errno == EAGAIN, shouldGoOn() else { return false }
        // Not for long: a signal that came just before would not wake us.
        if count < 0 { EventWait.until(.writing(descriptor), within: 50) }
      }
    }
  }

  /// Throws away what was typed ahead.
  package func flushInput() { tcflush(descriptor, TCIFLUSH) }

  // MARK: Settings

  /// From here on a crash puts the settings back: libedit changes them as soon as it is opened.
  package func prepareForCrash() { ask_emergency_arm(descriptor, &settingsBefore, isPlain) }

  /// No echo, no line editing and no signals from keys by the terminal itself, from before the first byte of a prompt
  /// until after its last. Where the process crashes, the settings before are put back too.
  package func takeOver() {
    prepareForCrash()
    apply(Self.settingsForPrompt(settingsBefore))
  }

  /// Puts the settings back and lets the next prompt have the terminal. Not from the background: the settings are then
  /// somebody else's, and trying would stop us.
  package func giveBack() {
    if isForeground { apply(settingsBefore) }
    ask_emergency_disarm()
    lock?.release()
  }

  /// Gives it to a program of ours, which gets our descriptor and expects one that waits.
  package func lend() {
    setBlocking(true)
    giveBack()
  }

  /// Takes the terminal over again after a program of ours had it, whatever settings that left behind.
  package func takeBack() {
    setBlocking(false)
    lock?.acquire()
    takeOver()
  }

  /// Takes the terminal over again after the process was stopped; meanwhile others may have changed its settings.
  package func takeOverAgain() {
    lock?.acquire()
    var settings = termios()
    // Stopped without a word, we find a prompt's settings: those are not what to return to.
    if tcgetattr(descriptor, &settings) == 0, settings.c_lflag & Self.switchedOff != 0 { settingsBefore = settings }
    takeOver()
  }

  /// After what was written has gone out; what was typed ahead stays.
  private func apply(_ settings: termios) {
    var settings = settings
    var moment = TCSADRAIN
    while tcsetattr(descriptor, moment, &settings) != 0 && errno == EINTR {
      // What still has to go out may never do so.
      if ask_signals_ending_came() { moment = TCSANOW }
    }
  }

  private func setBlocking(_ blocks: Bool) {
    if isOurOwn { _ = fcntl(descriptor, F_SETFL, blocks ? O_RDWR : O_RDWR | O_NONBLOCK) }
  }

  /// What a prompt needs to be off.
  private static let switchedOff = tcflag_t(ECHO | ICANON | ISIG)

  private static func settingsForPrompt(_ before: termios) -> termios {
    var settings = before
    settings.c_lflag &= ~(switchedOff | tcflag_t(ECHONL | IEXTEN))
    // Enter stays a line feed, so that a line that was typed ahead is one for the next reader, too.
    settings.c_iflag &= ~tcflag_t(INLCR | IGNCR | IXON)
    settings.c_iflag |= tcflag_t(ICRNL)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }
}
