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
      if let columns = DisplayWidth.settledColumns(of: first) {
        self = .itself(columns: columns, isDoubtful: false)
        return
      }
      switch first {
      case 0x09:
        self = .tab
        return
      case 0..<0x20, 0x7F:
        self = .caret(Unicode.Scalar(UInt8(first ^ 0x40)))
        return
      default: break
      }
    }
    if Self.hasHidden(cluster) {
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
    case .itself(let columns, _), .spelled(let columns), .onDottedCircle(let columns, _):
      columns > room ? 1 : columns
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
    case .spelled(columns): Self.spelled(cluster, columns: columns, style: style)
    case .onDottedCircle(columns, let isDoubtful):
      Cell("\u{25CC}" + Self.text(of: cluster), columns: columns, isDoubtful: isDoubtful, style: style)
    default: Cell("?", style: style)
    }
  }

  /// The columns were counted in bytes: exact for ASCII, too many for what is visible beside it.
  private static func spelled(_ cluster: UnsafeBufferPointer<UInt32>, columns: Int, style: Style) -> Cell {
    let text = spelling(of: cluster)
    return Cell(text, columns: columns, isDoubtful: text.utf8.contains { $0 >= 0x80 }, style: style)
  }

  /// Tabs stop at multiples of this, counted from the left edge of the text.
  package static let tabStop = 8

  /// Without a joiner at the end: a terminal would draw the next cell into this one (tmux does).
  private static func text(of cluster: UnsafeBufferPointer<UInt32>) -> String {
    if cluster.count == 1 { return String(Unicode.Scalar(cluster[0]) ?? "\u{FFFD}") }
    var text = ""
    for scalar in cluster { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    while text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    return text
  }

  private static func hasHidden(_ cluster: UnsafeBufferPointer<UInt32>) -> Bool {
    var previous: UInt32?
    for scalar in cluster {
      if HiddenScalar.isHidden(scalar, after: previous) { return true }
      previous = scalar
    }
    return false
  }

  private static func spelling(of cluster: UnsafeBufferPointer<UInt32>) -> String {
    var text = ""
    for scalar in cluster {
      if HiddenScalar.isHidden(scalar, after: text.unicodeScalars.last?.value) {
        text += HiddenScalar.spelling(of: scalar)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
      }
    }
    return text
  }

  private static func needsBase(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
