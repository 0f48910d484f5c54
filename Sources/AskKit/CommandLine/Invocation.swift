/// What the command line asks this run to do.
package indirect enum Invocation {
  case showHelp
  case showVersion
  case generate(GeneratedDocument)
  case ask(Options)
}
