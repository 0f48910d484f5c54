/// A command of vi's command mode, complete.
package struct ViCommand: Equatable, Sendable {
  package var action: Action
  /// Nil where none was given.
  package var count: Int?

  package init(_ action: Action, count: Int? = nil) {
    self.action = action
    self.count = count
  }

  package enum Action: Equatable, Sendable {
    case move(ViMotion)
    case apply(ViOperator, Scope)
    /// `Y`: in several lines whole ones, in one line what is right of the cursor.
    case yankLine
    case put(before: Bool)
    case replace([UInt32])
    case changeCase
    case join
    case insert(Place)
    case undo, undoLine
    case repeatChange
    case editor
    case search(HistoryDirection)
    case searchAgain(reversed: Bool)
  }

  package enum Scope: Equatable, Sendable {
    case motion(ViMotion)
    /// `dd`
    case lines
    case object(ViTextObject)
  }

  /// Where what is typed goes.
  package enum Place: Equatable, Sendable {
    case before, behind, firstSign, lineEnd, lineBelow, lineAbove
    case overwriting
  }

  /// Whether `.` repeats it.
  var isChange: Bool {
    switch action {
    case .apply(let operation, _): operation != .yank
    case .put, .replace, .changeCase, .join, .insert: true
    case .move, .yankLine, .undo, .undoLine, .repeatChange, .editor, .search, .searchAgain: false
    }
  }

  /// What the command looks for, or puts in place of others; its last scalar may be the first of a cluster.
  var target: [UInt32]? {
    get {
      switch action {
      case .replace(let target): target
      case .move(.find(let find)), .apply(_, .motion(.find(let find))): find.target
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch action {
      case .replace: action = .replace(newValue)
      case .move(.find(var find)):
        find.target = newValue
        action = .move(.find(find))
      case .apply(let operation, .motion(.find(var find))):
        find.target = newValue
        action = .apply(operation, .motion(.find(find)))
      default: break
      }
    }
  }
}
