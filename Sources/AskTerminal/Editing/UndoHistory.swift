/// The edits of a text as what it takes to reverse them: as large as what was removed, never as the text.
struct UndoHistory {
  /// An edit, seen from after it.
  struct Step {
    /// Where the edit happened, and how far what it put there reaches now.
    var start: TextPosition
    var end: TextPosition
    /// What stood there, line feeds between lines included.
    var removed: [UInt32]
    var cursorBefore: TextPosition
  }

  private var steps: [Step] = []
  /// The last step is typing, and nothing else came since.
  private(set) var isTyping = false

  mutating func record(_ step: Step) {
    steps.append(step)
    isTyping = false
  }

  /// Records a typed scalar: part of the step before if that is typing that ended here, unless a new word begins.
  mutating func recordTyping(at start: TextPosition, to end: TextPosition, beginsWord: Bool) {
    if isTyping, !beginsWord, let last = steps.indices.last, steps[last].end == start {
      steps[last].end = end
    } else {
      steps.append(Step(start: start, end: end, removed: [], cursorBefore: start))
    }
    isTyping = true
  }

  /// Whatever is typed next is a step of its own.
  mutating func endTyping() { isTyping = false }

  mutating func takeLast() -> Step? {
    isTyping = false
    return steps.popLast()
  }
}
