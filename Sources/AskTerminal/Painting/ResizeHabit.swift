/// What a terminal does with rows that no longer fit when it becomes narrower. It cannot be asked; what it leaves in the
/// environment tells it of some.
package enum ResizeHabit: Equatable, Sendable {
  /// The rest goes to a row of its own.
  case wrapsRows
  /// The same, but the row with the cursor is cut: xterm.js.
  case wrapsOtherRows
  /// The rest is cut, as in xterm, st, mlterm, rxvt, the Linux console, GNU screen; or nobody knows. Taken for one that
  /// wraps, it would lose lines of other programs; the other way round, rows of ours are left over.
  case mayCutRows

  /// Wrapping is believed where the innermost terminal says what it is, and nothing says otherwise. A program that runs in
  /// a terminal and is one itself inherits the other's variables, but sets TERM.
  ///
  /// - Parameter variable: of the environment.
  package init(_ variable: (String) -> String?) {
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    let type = variable("TERM") ?? ""
    if isSet("STY") {
      self = .mayCutRows
    } else if Self.typesThatWrap.contains(where: type.hasPrefix) || type.hasPrefix("screen") && isSet("TMUX") {
      self = .wrapsRows
    } else if type.hasPrefix("xterm"), !Self.othersThatAreXterm.contains(where: isSet),
      variable("COLORTERM")?.hasPrefix("rxvt") != true
    {
      self = Self.habit(ofXterm: variable, isSet)
    } else {
      self = .mayCutRows
    }
  }

  /// Milliseconds without another change of size, after which the screen is as large as the terminal says. Who drags the
  /// edge of a window changes it many times: what is painted for one size arrives at another, and is litter there. tmux
  /// changes its screen at once, but tells so only every 250 ms.
  package static func pause(_ variable: (String) -> String?) -> Int {
    let type = variable("TERM") ?? ""
    return type.hasPrefix("tmux") || type.hasPrefix("screen") ? 350 : 60
  }

  /// Those that no other terminal has.
  private static let typesThatWrap = [
    "tmux", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "vte", "gnome",
  ]

  /// Set by terminals that call themselves xterm and cut, or are not known to wrap.
  private static let othersThatAreXterm = ["XTERM_VERSION", "MLTERM", "INSIDE_EMACS", "VIM_TERMINAL", "NVIM"]

  private static func habit(ofXterm variable: (String) -> String?, _ isSet: (String) -> Bool) -> ResizeHabit {
    switch variable("TERM_PROGRAM") ?? "" {
    case "vscode": .wrapsOtherRows
    case "iTerm.app", "Apple_Terminal", "WezTerm", "ghostty": .wrapsRows
    // tmux is around it, or inside of it: both wrap.
    case "", "tmux":
      isSet("VTE_VERSION") || isSet("WT_SESSION") || konsoleWraps(variable("KONSOLE_VERSION"))
        ? .wrapsRows : .mayCutRows
    default: .mayCutRows
    }
  }

  /// Since 21.04.
  private static func konsoleWraps(_ version: String?) -> Bool { version.flatMap { Int($0) } ?? 0 >= 210400 }
}
