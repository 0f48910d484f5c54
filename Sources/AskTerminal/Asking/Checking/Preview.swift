import AskKit

/// What a command makes of the text while it is typed: the first line that it prints. It runs beside the editor, one at a
/// time, and what it said of another text is never shown.
final class Preview {
  private let command: String
  private var runner: CommandRunner?
  /// About the text as it is; nil where nothing is known of it, or the command has nothing to say.
  private(set) var line: String?
  /// From the first line on it has a row, so that those below it do not jump up and down.
  private(set) var hasRow = false
  /// The change that it knows of.
  private var revision: Int?

  /// - Returns: nil where none is wanted.
  init?(_ entry: Entry) {
    guard let command = entry.openText?.previewCommand else { return nil }
    self.command = command
  }

  var awaited: [AwaitedDescriptor] { runner?.awaited ?? [] }

  /// On `Clock`.
  var deadline: Int? { runner?.deadline }

  /// Of another text nothing is known, and what runs for the last is ended. It runs again when typing pauses.
  func noteChange(to revision: Int, _ alarms: inout Alarms) {
    guard revision != self.revision else { return }
    forget()
    self.revision = revision
    alarms.set(.preview, in: Alarms.pauseInTyping)
  }

  /// The field is left; whoever comes back sees it anew.
  func leave(_ alarms: inout Alarms) {
    forget()
    revision = nil
    alarms.cancel(.preview)
  }

  private func forget() {
    runner = nil
    line = nil
  }

  /// - Parameter answer: the text as the script would get it.
  func run(_ answer: any ConcealedText) {
    // A command that cannot be started shows nothing, as one that fails.
    runner = try? CommandRunner(command, answer: answer, isSecret: false, timeLimit: CheckPlan.usualTimeLimit)
  }

  /// To be called when anything has come that was waited for.
  func serve() {
    guard let report = runner?.serve() else { return }
    runner = nil
    guard report.ending == .exited(0), let said = report.line else { return }
    line = said
    hasRow = true
  }
}
