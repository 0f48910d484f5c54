import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The keys that the terminal's own settings name: `stty -a` shows them. While a prompt is open the terminal does not
/// act on them; we do.
package struct TerminalKeys: Equatable, Sendable {
  package enum Meaning: Equatable, Sendable {
    case interrupt, quit, suspend
    case erase, killLine, eraseWord, endOfFile

    /// What the terminal would send for it.
    package var signal: Signals.KeySignal? {
      switch self {
      case .interrupt: .interrupt
      case .quit: .quit
      case .suspend: .stop
      case .erase, .killLine, .eraseWord, .endOfFile: nil
      }
    }
  }

  private let interrupt, quit, suspend, erase, eraseWord, killLine, endOfFile: UInt32?

  package init(_ settings: termios) {
    // With signals switched off before, these keys were nobody's; they are ours all the same, or nothing would stop us.
    interrupt = Self.key(VINTR, of: settings)
    quit = Self.key(VQUIT, of: settings)
    suspend = Self.key(VSUSP, of: settings)
    erase = Self.key(VERASE, of: settings)
    eraseWord = Self.key(VWERASE, of: settings)
    killLine = Self.key(VKILL, of: settings)
    endOfFile = Self.key(VEOF, of: settings)
  }

  private static func key(_ index: Int32, of settings: termios) -> UInt32? {
    let byte = withUnsafeBytes(of: settings.c_cc) { $0[Int(index)] }
    // A printable one (`stty erase x`) would take a letter away.
    return byte != disabled && (byte < 0x20 || byte == 0x7F) ? UInt32(byte) : nil
  }

  /// _POSIX_VDISABLE: 0 on Linux, 0xFF on macOS.
  #if os(Linux)
    private static let disabled: UInt8 = 0
  #else
    private static let disabled: UInt8 = 0xFF
  #endif

  /// Where one key has two meanings, the one that ends more.
  package func meaning(of scalar: UInt32) -> Meaning? {
    switch scalar {
    case interrupt: .interrupt
    case quit: .quit
    case suspend: .suspend
    case erase: .erase
    case eraseWord: .eraseWord
    case killLine: .killLine
    case endOfFile: .endOfFile
    default: nil
    }
  }
}
