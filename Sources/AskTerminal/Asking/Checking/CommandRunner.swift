import AskKit

/// Runs a check or a preview beside the prompt, within its time. Whoever waits for other things too asks what to wait for,
/// and calls `serve` when anything has come.
final class CommandRunner {
  private let child: ChildProcess
  private let answer: any ConcealedText
  private let isSecret: Bool
  private let timeLimit: TimeSpan
  /// On `Clock`.
  let deadline: Int
  private var line = FirstLine()

  /// - Parameter answer: as the script would get it.
  init(
    _ command: String, answer: any ConcealedText, isSecret: Bool, timeLimit: TimeSpan
  ) throws(ChildProcess.Failure) {
    self.answer = answer
    self.isSecret = isSecret
    self.timeLimit = timeLimit
    deadline = Clock.milliseconds() + timeLimit.milliseconds
    // Everybody can see the arguments of a process.
    let argument: String? =
      isSecret
      ? nil
      : answer.withBytes { bytes in
        bytes.count > CheckPlan.mostBytesInArgument ? nil : String(copying: UTF8Span(unchecked: bytes))
      }
    child = try ChildProcess(shell: command, argument: argument, input: answer)
  }

  var awaited: [AwaitedDescriptor] { child.awaited }

  /// - Returns: nil while it runs.
  func serve() -> CheckReport? {
    child.feed()
    // Before its output is read: what it printed before it ended is there then.
    let hasEnded = child.hasEnded()
    child.takeOutput { line.take($0) }
    if hasEnded {
      switch child.ending {
      case .exited(let status): return report(.exited(status))
      case .killed(let signal): return report(.killed(signal: signal))
      case nil: return nil
      }
    }
    guard Clock.milliseconds() >= deadline else { return nil }
    child.abandon()
    return report(.tookTooLong(timeLimit))
  }

  private func report(_ ending: CheckReport.Ending) -> CheckReport {
    CheckReport(ending, line: line.text(without: isSecret ? answer : nil))
  }
}
