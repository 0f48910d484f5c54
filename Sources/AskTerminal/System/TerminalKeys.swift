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
  }

  private let meanings: [UInt32: Meaning]

  package init(_ settings: termios) {
    var meanings: [UInt32: Meaning] = [:]
    let named: [(Int32, Meaning)] = [
      (VEOF, .endOfFile), (VKILL, .killLine), (VWERASE, .eraseWord), (VERASE, .erase), (VSUSP, .suspend),
      (VQUIT, .quit), (VINTR, .interrupt),
    ]
    withUnsafeBytes(of: settings.c_cc) { characters in
      for (index, meaning) in named {
        let byte = characters[Int(index)]
        // A printable one (`stty erase x`) would take a letter away.
        if byte != TerminalKeys.disabled, byte < 0x20 || byte == 0x7F { meanings[UInt32(byte)] = meaning }
      }
    }
    // With signals switched off before, these keys were nobody's; they are ours all the same, or nothing would stop us.
    self.meanings = meanings
  }

  /// _POSIX_VDISABLE: 0 on Linux, 0xFF on macOS.
  #if os(Linux)
    private static let disabled: UInt8 = 0
  #else
    private static let disabled: UInt8 = 0xFF
  #endif

  package func meaning(of scalar: UInt32) -> Meaning? { meanings[scalar] }
}
