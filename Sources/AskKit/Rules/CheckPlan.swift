/// The commands that judge an answer, one after the other, and how they are run.
package struct CheckPlan: Equatable, Sendable {
  package var commands: [String]
  /// While typing too, not only when Enter is pressed.
  package var isLive: Bool
  /// Of each command.
  package var timeLimit: TimeSpan

  package init(_ commands: [String], isLive: Bool = false, timeLimit: TimeSpan = Self.usualTimeLimit) {
    self.commands = commands
    self.isLive = isLive
    self.timeLimit = timeLimit
  }

  package static let usualTimeLimit = TimeSpan(milliseconds: 10_000)
  /// Longer answers are on standard input alone; of a command line, systems take little more.
  package static let mostBytesInArgument = 102_400
}
