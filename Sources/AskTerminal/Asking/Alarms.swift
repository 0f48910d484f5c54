/// The moments that a prompt waits for besides keys, each with its reason; one of a kind at a time.
struct Alarms {
  enum Reason: CaseIterable {
    /// The time for the whole question is over.
    case timeout
    /// The remaining time is to be told anew.
    case countdown
    /// Nothing has changed for a while: what takes long may run.
    case stillness
  }

  /// On `Clock`.
  private var moments: [Reason: Int] = [:]

  /// The next moment of all.
  var next: Int? { moments.values.min() }

  mutating func set(_ reason: Reason, in milliseconds: Int) { moments[reason] = Clock.milliseconds() + milliseconds }

  mutating func cancel(_ reason: Reason) { moments[reason] = nil }

  /// Milliseconds until then, at least 0; nil where it is not set.
  func remaining(_ reason: Reason) -> Int? { moments[reason].map { max(0, $0 - Clock.milliseconds()) } }

  func isDue(_ reason: Reason) -> Bool { remaining(reason) == 0 }

  /// Those whose moment has come; they are over then.
  mutating func takeDue() -> [Reason] {
    let now = Clock.milliseconds()
    let due = Reason.allCases.filter { moments[$0].map { $0 <= now } ?? false }
    for reason in due { moments[reason] = nil }
    return due
  }
}
