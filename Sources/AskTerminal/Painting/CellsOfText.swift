extension Cell {
  /// A cell for each grapheme cluster.
  package static func cells(of text: some StringProtocol, style: Style = .plain) -> [Cell] {
    // Finding cluster boundaries is what costs; in ASCII every byte is one.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { Cell(String(Unicode.Scalar($0)), style: style) }
    }
    return text.map { Cell(cluster: $0, style: style) }
  }

  package init(cluster: Character, style: Style = .plain) {
    var scalars = Array(cluster.unicodeScalars)
    // A mark without a base would join the cell before it, or vanish at the left edge.
    if scalars[0].properties.isGraphemeExtend || scalars[0] == Self.joiner { scalars.insert(" ", at: 0) }
    // A joiner at the end would take the cell behind it in.
    while scalars.last == Self.joiner { scalars.removeLast() }
    let (columns, isDoubtful) = scalars.map(\.value).withUnsafeBufferPointer { DisplayWidth.measure($0) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    self.init(text, columns: columns, isDoubtful: isDoubtful, style: style)
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
}
