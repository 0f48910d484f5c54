import AskKit
import AskTerminal

// The stages of a run: what was said, what is meant, where the answer comes from, what comes out.
// Each lives in the folder of its name; only `Exit` ends the process.

let streams = StandardStreams.prepare()
let environment = Environment()
let wording = environment.language.wording

do throws(UsageError) {
  switch try CommandParser.parse(try ProgramArguments.all()) {
  case .showHelp: Exit.showing(HelpPage(FlagTable.rows).rendered(), on: streams, wording: wording)
  case .showVersion: Exit.showing(Version.line + "\n", on: streams, wording: wording)
  case .generate(let document): Exit.showing(document.rendered(), on: streams, wording: wording)
  case .ask(let options):
    let inquiry = try Inquiry(options, home: environment["HOME"], files: FileContents.reading)
    let sources = AnswerSources(inquiry, wording: wording, environment: environment)
    let outcome =
      streams.outputIsOpen || !inquiry.writesOutput ? sources.answer() : .failed(wording.outputIsClosed)
    let writer = AnswerWriter(
      format: inquiry.format, name: inquiry.name, endsWithNewline: inquiry.endsWithNewline, wording: wording)
    Exit.with(
      outcome, writer: writer, calling: inquiry.label, wording: wording, onceWritten: sources.answerIsOut)
  }
} catch {
  Exit.becauseOf(error)
}
