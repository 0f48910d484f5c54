/// Everything that is sent to the terminal besides text. There is no other way to write an escape sequence, so nothing
/// else can ever be sent: no query, no alternate screen, no hidden cursor.
///
/// - `CR`, `LF`, `BEL`
/// - `CUU` `ESC [ n A`: up n rows, `CUD` `ESC [ n B`: down n rows; both stop at the edge and keep the column
/// - `CHA` `ESC [ n G`: to column n, counted from 1
/// - `EL` `ESC [ K`: erase to the end of the row, `ED` `ESC [ J`: erase to the end of the screen
/// - `SGR` `ESC [ 0 m` plain, `1` bold, `2` dim, `31` red
/// - `ESC [ ? 2004 h`, `ESC [ ? 2004 l`: pastes are bracketed, or not
/// - What takes back the modes that another program may have left: `ESC [ 4 l` insertion, `SI`, `ESC ( B` another
///   character set, `ESC [ ? 25 h` a hidden cursor
package enum TerminalCommand: Equatable, Sendable {
  case carriageReturn
  case lineFeed
  case bell
  /// At least 1.
  case up(Int)
  /// At least 1.
  case down(Int)
  /// Counted from 0, as everywhere here.
  case column(Int)
  case eraseToEndOfRow
  case eraseToEndOfScreen
  case style(Style)
  case bracketedPaste(Bool)
  case insertionOff
  case usualCharacters
  case cursorVisible

  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .carriageReturn: bytes.append(0x0D)
    case .lineFeed: bytes.append(0x0A)
    case .bell: bytes.append(0x07)
    case .up(let rows): Self.append(rows, "A", to: &bytes)
    case .down(let rows): Self.append(rows, "B", to: &bytes)
    case .column(let column): Self.append(column + 1, "G", to: &bytes)
    case .eraseToEndOfRow: bytes.append(contentsOf: "\u{1B}[K".utf8)
    case .eraseToEndOfScreen: bytes.append(contentsOf: "\u{1B}[J".utf8)
    case .style(let style): bytes.append(contentsOf: Self.rendition(of: style).utf8)
    case .bracketedPaste(let isOn): bytes.append(contentsOf: (isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l").utf8)
    case .insertionOff: bytes.append(contentsOf: "\u{1B}[4l".utf8)
    case .usualCharacters: bytes.append(contentsOf: "\u{0F}\u{1B}(B".utf8)
    case .cursorVisible: bytes.append(contentsOf: "\u{1B}[?25h".utf8)
    }
  }

  /// A count of 1 is what the terminal takes when none is given.
  private static func append(_ count: Int, _ final: StaticString, to bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if count != 1 { bytes.append(contentsOf: String(count).utf8) }
    bytes.append(final.utf8Start.pointee)
  }

  /// Each begins from plain, so that no style adds to the one before it.
  private static func rendition(of style: Style) -> StaticString {
    switch style {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[0;1m"
    case .dim: "\u{1B}[0;2m"
    case .error: "\u{1B}[0;31m"
    }
  }
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
