// What `ask` says about itself: help, man page and completions, rendered from the rows of the flag table. Pure text from
// pure values, made only when it is asked for; a new flag is a new row of the table and nothing here.

/// The files that are made from the flag table, and checked in.
package enum GeneratedDocument: String, CaseIterable, Sendable {
  case man, bash, zsh, fish

  /// The whole file.
  package func rendered() -> String {
    switch self {
    case .man: ManualPage(FlagTable.rows).rendered()
    case .bash: BashCompletion(FlagTable.rows).rendered()
    case .zsh: ZshCompletion(FlagTable.rows).rendered()
    case .fish: FishCompletion(FlagTable.rows).rendered()
    }
  }
}
