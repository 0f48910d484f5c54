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
    /// It is undone with the step before.
    fileprivate(set) var isContinued = false
  }

  private var steps: [Step] = []
  /// The last step is typing, and nothing else came since.
  private(set) var isTyping = false
  /// How many steps there were when the unit began that is open; nil where none is.
  private var unitStart: Int?

  var isEmpty: Bool { steps.isEmpty }

  /// What is recorded from here to the end of the unit is undone as one, once the unit has ended.
  mutating func beginUnit() {
    unitStart = steps.count
    isTyping = false
  }

  mutating func endUnit() {
    unitStart = nil
    isTyping = false
  }

  mutating func record(_ step: Step) {
    append(step)
    isTyping = false
  }

  /// Records a typed scalar: part of the step before if that is typing that ended here, unless a new word begins.
  mutating func recordTyping(at start: TextPosition, to end: TextPosition, beginsWord: Bool) {
    if isTyping, !beginsWord, let last = steps.indices.last, steps[last].end == start {
      steps[last].end = end
    } else {
      append(Step(start: start, end: end, removed: [], cursorBefore: start))
    }
    isTyping = true
  }

  /// Whatever is typed next is a step of its own.
  mutating func endTyping() { isTyping = false }

  /// The steps to reverse, the last one first: those of a unit together, unless it is still open.
  mutating func takeLast() -> [Step] {
    isTyping = false
    var taken: [Step] = []
    while let step = steps.popLast() {
      taken.append(step)
      if !step.isContinued || unitStart != nil { break }
    }
    unitStart = unitStart.map { min($0, steps.count) }
    return taken
  }

  private mutating func append(_ step: Step) {
    var step = step
    if let unitStart { step.isContinued = steps.count > unitStart }
    steps.append(step)
  }
}
