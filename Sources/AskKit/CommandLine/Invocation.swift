/// What the command line asks this run to do.
package indirect enum Invocation {
  case showHelp
  case showVersion
  case generate(GeneratedDocument)
  case ask(Options)
}

/// The files that are made from the flag table.
package enum GeneratedDocument: String, CaseIterable, Sendable {
  case man, bash, zsh, fish
}
