import Foundation

/// A pseudo terminal: the test holds the master side and is the person at the keyboard.
public final class PseudoTerminal {
  /// The side of the keyboard and the screen. -1 once hung up.
  public private(set) var master: Int32
  /// The side of the program; closed with `closeSlave` so that the end of the program is seen on the master.
  public private(set) var slave: Int32
  /// The path of the program's side.
  public let path: String

  /// Makes one of `columns` times `rows`.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var (first, second): (Int32, Int32) = (-1, -1)
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    guard openpty(&first, &second, nil, nil, &size) == 0 else { throw TestError.system("openpty") }
    markCloseOnExec(first)
    markCloseOnExec(second)
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(second, &name, name.count) == 0 else { throw TestError.system("ttyname") }
    path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    (master, slave) = (first, second)
  }

  deinit {
    closeSlave()
    hangUp()
  }

  /// The settings that the program has made, or left.
  public var modes: TerminalModes {
    get throws { try TerminalModes(of: slave >= 0 ? slave : master) }
  }

  /// Resizes the window; the foreground process group gets SIGWINCH.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw TestError.system("TIOCSWINSZ") }
  }

  /// Types `keys` at once. Only for what fits the terminal's queue (4,095 bytes) when nobody reads.
  public func type(_ keys: Keys) throws {
    guard write(master, keys.bytes, keys.bytes.count) == keys.bytes.count else { throw TestError.system("write") }
  }

  /// Lets go of the program's side in the test.
  public func closeSlave() {
    if slave >= 0 { close(slave) }
    slave = -1
  }

  /// Closes the master: the line is cut, the session gets SIGHUP.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }
}
