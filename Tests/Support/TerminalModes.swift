import Foundation

/// A terminal's settings, comparable field by field.
public struct TerminalModes: Equatable, CustomStringConvertible {
  /// The settings as the system gives them.
  public let termios: termios

  /// Reads the settings of an open terminal, or of the master side of a pseudo terminal.
  public init(of descriptor: Int32) throws {
    var settings = Foundation.termios()
    guard tcgetattr(descriptor, &settings) == 0 else { throw TestError.system("tcgetattr") }
    termios = settings
  }

  private var fields: [(name: String, value: String)] {
    func flags(_ value: tcflag_t) -> String { "0" + String(value, radix: 8) }
    let characters = withUnsafeBytes(of: termios.c_cc) { Array($0) }
    return [
      ("input", flags(termios.c_iflag)), ("output", flags(termios.c_oflag)), ("control", flags(termios.c_cflag)),
      ("local", flags(termios.c_lflag)), ("input speed", "\(cfgetispeed([termios]))"),
      ("output speed", "\(cfgetospeed([termios]))"),
    ] + characters.enumerated().map { ("character \($0)", "\($1)") }
  }

  /// Every field that differs, as "local: 0105073 is not 0105060". Empty means the same settings.
  public func differences(from other: TerminalModes) -> [String] {
    zip(fields, other.fields).filter { $0.value != $1.value }.map { "\($0.name): \($0.value) is not \($1.value)" }
  }

  /// Whether all of these local flags (`ECHO`, `ICANON`, `ISIG` …) are on.
  public func hasLocal(_ flags: Int32) -> Bool {
    termios.c_lflag & tcflag_t(flags) == tcflag_t(flags)
  }

  /// Whether every field is the same.
  public static func == (left: TerminalModes, right: TerminalModes) -> Bool {
    left.differences(from: right).isEmpty
  }

  /// All fields, for a failed expectation.
  public var description: String {
    fields.prefix(4).map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}
