/// What a terminal does with rows that no longer fit when it becomes narrower. It cannot be asked.
package enum ResizeHabit: Sendable {
  /// The rest goes to a row of its own, as in most terminals.
  case wrapsRows
  /// The rest is cut: xterm, the Linux console, GNU screen.
  case cutsRows

  /// Where a variable of an outer terminal misleads, stale rows are left, nothing worse. tmux wraps wherever it runs.
  package init(_ environment: Environment) {
    let cuts =
      environment.isNonEmpty("XTERM_VERSION") || environment.isNonEmpty("STY") || environment["TERM"] == "linux"
    self = cuts && !environment.isNonEmpty("TMUX") ? .cutsRows : .wrapsRows
  }
}
