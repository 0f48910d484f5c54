/// Bytes that a keyboard sends. Text is its UTF-8; keys have names; `+` joins them.
public struct Keys: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is written to the terminal.
  public let bytes: [UInt8]

  /// These bytes, UTF-8 or not.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Typed text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Typed text.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// One after the other.
  public static func + (left: Keys, right: Keys) -> Keys {
    Keys(bytes: left.bytes + right.bytes)
  }

  /// The same keys `count` times.
  public static func * (keys: Keys, count: Int) -> Keys {
    Keys(bytes: Array(repeatElement(keys.bytes, count: count).joined()))
  }

  /// Ctrl with a letter or one of `@ [ \ ] ^ _ ?`.
  public static func control(_ character: Character) -> Keys {
    let code = character.uppercased().utf8.first!
    return Keys(bytes: [character == "?" ? 0x7f : code & 0x1f])
  }

  /// Alt, which sends Esc before the key.
  public static func alt(_ keys: Keys) -> Keys { escape + keys }

  /// A bracketed paste, as a terminal sends it to a program that asked for it.
  public static func paste(_ text: String) -> Keys { "\u{1b}[200~" + Keys(text) + "\u{1b}[201~" }

  /// The Enter key: CR.
  public static let enter = Keys("\r")
  /// LF, as Ctrl-J sends it.
  public static let lineFeed = Keys("\n")
  /// Enter with Alt: Esc CR.
  public static let altEnter = Keys("\u{1b}\r")
  /// The Esc key alone.
  public static let escape = Keys("\u{1b}")
  /// The Tab key.
  public static let tab = Keys("\t")
  /// Tab with Shift.
  public static let shiftTab = Keys("\u{1b}[Z")
  /// The Backspace key as nearly all terminals send it: DEL.
  public static let backspace = Keys("\u{7f}")
  /// The Delete key.
  public static let delete = Keys("\u{1b}[3~")
  /// An arrow in its CSI form.
  public static let up = Keys("\u{1b}[A")
  /// An arrow in its CSI form.
  public static let down = Keys("\u{1b}[B")
  /// An arrow in its CSI form.
  public static let right = Keys("\u{1b}[C")
  /// An arrow in its CSI form.
  public static let left = Keys("\u{1b}[D")
  /// An arrow in its SS3 form, sent in a terminal's application mode.
  public static let applicationUp = Keys("\u{1b}OA")
  /// An arrow in its SS3 form, sent in a terminal's application mode.
  public static let applicationDown = Keys("\u{1b}OB")
  /// An arrow in its SS3 form, sent in a terminal's application mode.
  public static let applicationRight = Keys("\u{1b}OC")
  /// An arrow in its SS3 form, sent in a terminal's application mode.
  public static let applicationLeft = Keys("\u{1b}OD")
  /// An arrow with Ctrl: a word to the left.
  public static let controlLeft = Keys("\u{1b}[1;5D")
  /// An arrow with Ctrl: a word to the right.
  public static let controlRight = Keys("\u{1b}[1;5C")
  /// The Home key in its CSI form.
  public static let home = Keys("\u{1b}[H")
  /// The End key in its CSI form.
  public static let end = Keys("\u{1b}[F")
  /// A function key that no prompt needs.
  public static let f5 = Keys("\u{1b}[15~")
}
