/// How a grapheme cluster of a text is shown: what a terminal would obey, swallow or hide becomes visible text.
package enum ClusterForm: Equatable {
  case itself(columns: Int, isDoubtful: Bool)
  /// Blanks up to the next stop of 8.
  case tab
  /// `^X`; holds the letter.
  case caret(Unicode.Scalar)
  /// Invisible scalars by their numbers, `<U+200B>`, what is visible beside them as it is.
  case spelled(columns: Int)
  /// A mark with nothing to stand on gets a dotted circle: it would be drawn on the cell before it, or vanish.
  case onDottedCircle(columns: Int, isDoubtful: Bool)

  package init(_ cluster: UnsafeBufferPointer<UInt32>) {
    guard let first = cluster.first else {
      self = .itself(columns: 1, isDoubtful: false)
      return
    }
    if cluster.count == 1 {
      switch first {
      case 0x20..<0x7F:
        self = .itself(columns: 1, isDoubtful: false)
        return
      case 0x09:
        self = .tab
        return
      case 0..<0x20, 0x7F:
        self = .caret(Unicode.Scalar(UInt8(first ^ 0x40)))
        return
      default: break
      }
    }
    if cluster.contains(where: { Self.isHidden($0, in: cluster) }) {
      self = .spelled(columns: Self.spelling(of: cluster).utf8.count)
      return
    }
    let (columns, isDoubtful) = DisplayWidth.measure(cluster)
    if Self.needsBase(first) {
      self = .onDottedCircle(columns: columns + 1, isDoubtful: true)
    } else {
      self = .itself(columns: columns, isDoubtful: isDoubtful)
    }
  }

  /// The columns it takes when it begins at a column of a row that has `room` of them.
  package func columns(at column: Int, room: Int) -> Int {
    switch self {
    case .tab: min(Self.tabStop - column % Self.tabStop, max(room - column, 1))
    case .caret: room < 2 ? 1 : 2
    case .itself(let columns, _), .spelled(let columns), .onDottedCircle(let columns, _): columns > room ? 1 : columns
    }
  }

  /// The cell for it, at a column of a row of the text that has `room` columns. What is wider than a whole row shows
  /// as `?`.
  package func cell(for cluster: UnsafeBufferPointer<UInt32>, at column: Int, room: Int, style: Style = .plain) -> Cell
  {
    let columns = columns(at: column, room: room)
    return switch self {
    case .tab: Cell(String(repeating: " ", count: columns), columns: columns, style: style)
    case .caret(let letter) where columns == 2: Cell("^" + String(Character(letter)), columns: 2, style: style)
    case .itself(columns, let isDoubtful):
      Cell(Self.text(of: cluster), columns: columns, isDoubtful: isDoubtful, style: style)
    case .spelled(columns): Cell(Self.spelling(of: cluster), columns: columns, style: style)
    case .onDottedCircle(columns, let isDoubtful):
      Cell("\u{25CC}" + Self.text(of: cluster), columns: columns, isDoubtful: isDoubtful, style: style)
    default: Cell("?", style: style)
    }
  }

  /// Tabs stop at multiples of this, counted from the left edge of the text.
  package static let tabStop = 8

  private static func text(of cluster: UnsafeBufferPointer<UInt32>) -> String {
    var text = ""
    for scalar in cluster { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    return text
  }

  private static func spelling(of cluster: UnsafeBufferPointer<UInt32>) -> String {
    var text = ""
    for scalar in cluster {
      if isHidden(scalar, in: cluster) {
        let digits = String(scalar, radix: 16, uppercase: true)
        text += "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
      } else {
        text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
      }
    }
    return text
  }

  /// Controls, format characters, bidi controls, fillers and separators have no picture of their own. ZWJ, ZWNJ and
  /// variation selectors are part of how the character before them looks, and so are the letters of a flag's tag
  /// sequence.
  private static func isHidden(_ scalar: UInt32, in cluster: UnsafeBufferPointer<UInt32>) -> Bool {
    switch scalar {
    case 0x20..<0x7F, 0xAE..<0x34F: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x115F, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x3164,
      0xD800..<0xE000, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE001F, 0xE0080...0xE00FF, 0xE01F0...0xE0FFF, 0x110000...:
      true
    case 0x1160: cluster.first == 0x1160
    case 0x200C, 0x200D: cluster.count == 1
    case 0xE0020...0xE007F: cluster.first != 0x1F3F4
    default: false
    }
  }

  private static func needsBase(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
