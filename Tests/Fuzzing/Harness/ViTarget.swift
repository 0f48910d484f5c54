import AskTerminal

/// Any keys of vi's on any text.
enum ViTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let hasLines = input.bool()
    var text = ""
    for _ in 0..<input.number(below: 40) {
      let scalar = input.scalar()
      if scalar >= 0x20 || hasLines && scalar == 0x0A { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "a") }
    }
    var keyboard = ViKeyboard(text.replacing("|", with: "!") + "|", hasLines: hasLines)
    while !input.isEmpty, keyboard.engine.text.clusterCount < 2000 {
      let scalar = input.scalar()
      guard let key = Unicode.Scalar(scalar), hasLines || key != "\n" else { continue }
      keyboard.press(key)
      check(keyboard, hasLines: hasLines)
    }
  }

  private static func check(_ keyboard: ViKeyboard, hasLines: Bool) {
    let text = keyboard.engine.text
    require(keyboard.engine.agrees, "the engine has the line that the text has")
    require(hasLines || text.lineCount == 1, "one line stays one")
    let line = text.currentLine.scalars
    let cursor = text.cursor
    let isBoundary = line.withUnsafeBufferPointer { GraphemeBreaks($0).isBoundary(cursor) }
    require(
      keyboard.isInserting || isBoundary && cursor < line.count || line.isEmpty,
      "in command mode the cursor is on a character: \(cursor) in \(line)")
    require(text.clusterCount == text.countedClusters, "clusters are counted in \(text.string)")
  }
}

extension EditedText {
  /// A line feed is one, and each line is counted by itself.
  fileprivate var countedClusters: Int {
    (0..<lineCount).reduce(lineCount - 1) { count, index in
      count + line(index).scalars.withUnsafeBufferPointer { GraphemeBreaks($0).count(in: 0..<$0.count) }
    }
  }
}
