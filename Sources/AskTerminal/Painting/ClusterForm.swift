/// How a grapheme cluster of a text is shown: what a terminal would obey, swallow or hide becomes visible text.
package enum ClusterForm: Equatable {
  case itself(ClusterWidth)
  /// Blanks up to the next stop of 8.
  case tab
  /// `^X`; holds the letter.
  case caret(Unicode.Scalar)
  /// Invisible scalars by their numbers, `<U+200B>`, what is visible beside them as it is.
  case spelled(ClusterWidth)
  /// A mark with nothing to stand on gets a dotted circle: it would be drawn on the cell before it, or vanish.
  case onDottedCircle(ClusterWidth)

  package init(_ cluster: UnsafeBufferPointer<UInt32>) {
    guard let first = cluster.first else {
      self = .itself(ClusterWidth(columns: 1, isDoubtful: false))
      return
    }
    if cluster.count == 1 {
      if let columns = DisplayWidth.settledColumns(of: first) {
        self = .itself(ClusterWidth(columns: columns, isDoubtful: false))
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
      // Columns counted in bytes: exact for ASCII, too many for what is visible beside it.
      let spelling = Self.spelling(of: cluster).utf8
      self = .spelled(ClusterWidth(columns: spelling.count, isDoubtful: spelling.contains { $0 >= 0x80 }))
      return
    }
    let width = DisplayWidth.measure(cluster)
    if Self.needsBase(first) {
      self = .onDottedCircle(ClusterWidth(columns: width.columns + 1, reach: width.reach + 1, isDoubtful: true))
    } else {
      self = .itself(width)
    }
  }

  /// The columns it takes when it begins at a column of a row that has `room` of them.
  package func width(at column: Int, room: Int) -> ClusterWidth {
    let width: ClusterWidth =
      switch self {
      case .tab:
        ClusterWidth(columns: min(Self.tabStop - column % Self.tabStop, max(room - column, 1)), isDoubtful: false)
      case .caret: ClusterWidth(columns: 2, isDoubtful: false)
      case .itself(let width), .spelled(let width), .onDottedCircle(let width): width
      }
    return width.reach > room ? Self.questionMark : width
  }

  private static let questionMark = ClusterWidth(columns: 1, isDoubtful: false)

  /// The cell for it, at a column of a row of the text that has `room` columns. What is wider than a whole row shows
  /// as `?`.
  package func cell(for cluster: UnsafeBufferPointer<UInt32>, at column: Int, room: Int, style: Style = .plain) -> Cell
  {
    let width = width(at: column, room: room)
    let text =
      switch self {
      case .tab: String(repeating: " ", count: width.columns)
      case .caret(let letter) where width.columns == 2: "^" + String(Character(letter))
      case .itself(width): Self.text(of: cluster)
      case .spelled(width): Self.spelling(of: cluster)
      case .onDottedCircle(width): "\u{25CC}" + Self.text(of: cluster)
      default: "?"
      }
    return Cell(text, width: width, style: style)
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
