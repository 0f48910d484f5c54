/// Understands the keys of command mode, one at a time: count, operator, count, motion, target.
package struct ViParser: Sendable {
  package enum Step: Equatable, Sendable {
    case unfinished
    case complete(ViCommand)
    /// No command begins or goes on so.
    case refused
  }

  private enum Awaited {
    case command
    case findTarget(goesForward: Bool, stopsShort: Bool)
    case replacement
    /// Behind `g`.
    case goal
    case object(isAround: Bool)
    /// Behind `"`: there is one register, whatever it is called.
    case registerName
  }

  private struct Pending {
    let operation: ViOperator
    let count: Int?
  }

  private var awaited = Awaited.command
  private var pending: Pending?
  private var count: Int?
  private static let largestCount = 99_999

  package init() {}

  /// The next key belongs to a command that has begun.
  package var isUnfinished: Bool {
    if case .command = awaited { return pending != nil || count != nil }
    return true
  }

  package mutating func take(_ key: UInt32) -> Step {
    switch awaited {
    case .command: takeCommand(key)
    case .findTarget(let goesForward, let stopsShort):
      isText(key)
        ? finish(.find(ViFind(target: [key], goesForward: goesForward, stopsShort: stopsShort))) : refuse()
    case .replacement: isText(key) ? finish(.replace([key == 0x0D ? 0x0A : key])) : refuse()
    case .goal: takeGoal(key)
    case .registerName: wait(for: .command)
    case .object(let isAround): takeObject(key, isAround: isAround)
    }
  }

  // MARK: One key

  private mutating func takeCommand(_ key: UInt32) -> Step {
    let scalar = Unicode.Scalar(key) ?? "\0"
    if case "0"..."9" = scalar, scalar != "0" || count != nil {
      count = min((count ?? 0) * 10 + Int(key - 0x30), Self.largestCount)
      return .unfinished
    }
    if let motion = Self.motion(key) { return finish(motion) }
    switch scalar {
    case "f": return wait(for: .findTarget(goesForward: true, stopsShort: false))
    case "F": return wait(for: .findTarget(goesForward: false, stopsShort: false))
    case "t": return wait(for: .findTarget(goesForward: true, stopsShort: true))
    case "T": return wait(for: .findTarget(goesForward: false, stopsShort: true))
    case "g": return wait(for: .goal)
    case "\"" where pending == nil: return wait(for: .registerName)
    default: break
    }
    let operation = Self.operation(scalar)
    if let pending {
      if operation == pending.operation { return finish(.apply(pending.operation, .lines)) }
      switch scalar {
      case "i": return wait(for: .object(isAround: false))
      case "a": return wait(for: .object(isAround: true))
      default: return refuse()
      }
    }
    if let operation {
      pending = Pending(operation: operation, count: count)
      count = nil
      return .unfinished
    }
    if scalar == "r" { return wait(for: .replacement) }
    if let action = Self.action(key) { return finish(action) }
    return refuse()
  }

  private mutating func takeGoal(_ key: UInt32) -> Step {
    switch Unicode.Scalar(key) {
    case "g": finish(.firstLine)
    case "e": finish(.word(.previousEnd, .word))
    case "E": finish(.word(.previousEnd, .bigWord))
    default: refuse()
    }
  }

  private mutating func takeObject(_ key: UInt32, isAround: Bool) -> Step {
    let kind: ViTextObject.Kind
    switch Unicode.Scalar(key) {
    case "w": kind = .word(.word)
    case "W": kind = .word(.bigWord)
    case "\"", "'", "`": kind = .quotes(key)
    case "(", ")", "b": kind = .brackets(open: 0x28, close: 0x29)
    case "[", "]": kind = .brackets(open: 0x5B, close: 0x5D)
    case "{", "}", "B": kind = .brackets(open: 0x7B, close: 0x7D)
    case "<", ">": kind = .brackets(open: 0x3C, close: 0x3E)
    default: return refuse()
    }
    guard let pending else { return refuse() }
    return finish(.apply(pending.operation, .object(ViTextObject(kind: kind, isAround: isAround))))
  }

  // MARK: Steps

  private mutating func wait(for next: Awaited) -> Step {
    awaited = next
    return .unfinished
  }

  private mutating func refuse() -> Step {
    self = ViParser()
    return .refused
  }

  private mutating func finish(_ motion: ViMotion) -> Step {
    finish(pending.map { .apply($0.operation, .motion(motion)) } ?? .move(motion))
  }

  /// The counts before and behind an operator multiply.
  private mutating func finish(_ action: ViCommand.Action) -> Step {
    let counts = [pending?.count, count].compactMap { $0 }
    let product = counts.reduce(1) { min($0 * $1, Self.largestCount) }
    self = ViParser()
    return .complete(ViCommand(action, count: counts.isEmpty ? nil : product))
  }

  /// A character, not a named key and not a control character but those that stand in texts.
  private func isText(_ key: UInt32) -> Bool {
    if key == 0x09 || key == 0x0A || key == 0x0D { return true }
    return key >= 0x20 && !(0x7F...0x9F).contains(key)
  }

  // MARK: What a key means

  private static func operation(_ scalar: Unicode.Scalar) -> ViOperator? {
    switch scalar {
    case "d": .delete
    case "c": .change
    case "y": .yank
    case ">": .indent
    case "<": .outdent
    default: nil
    }
  }

  private static func motion(_ key: UInt32) -> ViMotion? {
    if let code = PrivateCode(rawValue: key) { return motion(code) }
    return switch Unicode.Scalar(key) {
    case "h", "\u{8}", "\u{7F}": .left
    case "l", " ": .right
    case "j", "\u{E}": .down
    case "k", "\u{10}": .up
    case "+": .lineBelow
    case "-": .lineAbove
    case "0", "\u{1}": .lineStart
    case "^": .firstSign
    case "$", "\u{5}": .lineEnd
    case "|": .column
    case "w": .word(.nextStart, .word)
    case "W": .word(.nextStart, .bigWord)
    case "b": .word(.previousStart, .word)
    case "B": .word(.previousStart, .bigWord)
    case "e": .word(.nextEnd, .word)
    case "E": .word(.nextEnd, .bigWord)
    case ";": .findAgain(reversed: false)
    case ",": .findAgain(reversed: true)
    case "%": .matchingBracket
    case "G": .lastLine
    default: nil
    }
  }

  private static func motion(_ code: PrivateCode) -> ViMotion? {
    switch code {
    case .left, .backspace: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .lineStart
    case .end: .lineEnd
    case .wordLeft: .word(.previousStart, .word)
    case .wordRight: .word(.nextStart, .word)
    default: nil
    }
  }

  private static func action(_ key: UInt32) -> ViCommand.Action? {
    if let code = PrivateCode(rawValue: key) { return code == .delete ? .apply(.delete, .motion(.right)) : nil }
    return switch Unicode.Scalar(key) {
    case "x": .apply(.delete, .motion(.right))
    case "X": .apply(.delete, .motion(.left))
    case "D", "\u{B}": .apply(.delete, .motion(.lineEnd))
    case "C": .apply(.change, .motion(.lineEnd))
    case "s": .apply(.change, .motion(.right))
    case "S": .apply(.change, .lines)
    case "\u{15}": .apply(.delete, .motion(.lineStart))
    case "\u{17}": .apply(.delete, .motion(.word(.previousStart, .word)))
    case "Y": .yankLine
    case "p": .put(before: false)
    case "P": .put(before: true)
    case "~": .changeCase
    case "J": .join
    case "i": .insert(.before)
    case "a": .insert(.behind)
    case "I": .insert(.firstSign)
    case "A": .insert(.lineEnd)
    case "o": .insert(.lineBelow)
    case "O": .insert(.lineAbove)
    case "R": .insert(.overwriting)
    case "u", "\u{1F}": .undo
    case "U": .undoLine
    case ".": .repeatChange
    case "v": .editor
    case "/": .search(.older)
    case "?": .search(.newer)
    case "n": .searchAgain(reversed: false)
    case "N": .searchAgain(reversed: true)
    default: nil
    }
  }
}
