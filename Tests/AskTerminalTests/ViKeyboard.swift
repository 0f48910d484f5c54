import AskTerminal

/// vi's keys on a text, the engine's part in them played by `FollowingEngine`.
struct ViKeyboard {
  private(set) var engine: FollowingEngine
  private var vi: ViEditor
  private(set) var isInserting = false
  private(set) var bells = 0
  private(set) var requests: [ViRequest] = []

  /// Command mode, the cursor behind what `marked` has before its `|`.
  init(_ marked: String, hasLines: Bool = false) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    engine = FollowingEngine(parts.joined())
    engine.perform { text in
      text.move(to: Self.position(behind: parts[0]))
    }
    vi = ViEditor(engine.text, hasLines: hasLines)
  }

  private static func position(behind text: Substring) -> TextPosition {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return TextPosition(line: lines.count - 1, offset: lines.last!.unicodeScalars.count)
  }

  /// The text with a `|` where the cursor is.
  var marked: String {
    var result = ""
    for index in 0..<engine.text.lineCount {
      if index > 0 { result += "\n" }
      let scalars = engine.text.line(index).scalars.compactMap(Unicode.Scalar.init)
      for (offset, scalar) in scalars.enumerated() {
        if index == engine.text.lineIndex, offset == engine.cursor { result.unicodeScalars.append("|") }
        result.unicodeScalars.append(scalar)
      }
      if index == engine.text.lineIndex, scalars.count == engine.cursor { result += "|" }
    }
    return result
  }

  mutating func press(_ keys: String) {
    for scalar in keys.unicodeScalars { press(scalar) }
  }

  mutating func press(_ scalar: Unicode.Scalar) {
    if isInserting { insert(scalar) } else { command(scalar) }
    engine.perform { vi.follow(&$0) }
  }

  private mutating func insert(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}":
      engine.perform { vi.endInsertion(in: &$0) }
      isInserting = false
    case "\u{7F}": engine.perform { vi.deleteBackward(in: &$0) }
    case "\n": engine.perform { $0.insertNewline() }
    case "←": engine.perform { $0.moveLeft() }
    default: engine.type(String(scalar))
    }
  }

  private mutating func command(_ scalar: Unicode.Scalar) {
    var key = scalar.value
    if scalar == "\u{1B}" { key = PrivateCode.escape.rawValue }
    if scalar == "←" { key = PrivateCode.left.rawValue }
    engine.perform { text in
      switch vi.take(key, in: &text) {
      case .done(let update): return update
      case .refused(let update):
        bells += 1
        return update
      case .inserts(let update):
        isInserting = true
        return update
      case .asks(let update, let request):
        requests.append(request)
        return update
      }
    }
  }
}
