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
    self = cluster.unicodeScalars.map(\.value).withUnsafeBufferPointer {
      ClusterForm($0).cell(for: $0, at: 0, room: .max, style: style)
    }
  }
}
