/// The documented statuses. A script branches on these; none is shared by two endings.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  case answered = 0
  case declined = 1
  case usage = 2
  case cancelled = 3
  case nobodyToAsk = 4
  case invalid = 5
  case failed = 6
  /// As timeout(1) has it.
  case timedOut = 124
}
