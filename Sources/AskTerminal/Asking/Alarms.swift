/// The moments that a prompt waits for besides keys, each with its reason; one of a kind at a time.
struct Alarms {
  enum Reason: Int, CaseIterable {
    /// The time for the whole question is over.
    case timeout
    /// The remaining time is to be told anew.
    case countdown
    /// The size of the terminal has not changed for a moment.
    case settled
    /// Nothing has changed for a while: what takes long may run.
    case stillness
    /// The same for a preview, which has its own comings and goings.
    case preview
    /// A change is to be saved.
    case draft
  }

  /// By the raw values of their reasons, on `Clock`; `never` where it is not set. No dictionary: to make the type of one
  /// takes as long as all of this.
  private var moments = [Int](repeating: never, count: Reason.allCases.count)

  /// Milliseconds without a change.
  static let pauseInTyping = 150

  private static let never = Int.max

  /// The next moment of all.
  var next: Int? { moments.min().flatMap { $0 == Self.never ? nil : $0 } }

  mutating func set(_ reason: Reason, in milliseconds: Int) {
    moments[reason.rawValue] = Clock.milliseconds() + milliseconds
  }

  mutating func cancel(_ reason: Reason) { moments[reason.rawValue] = Self.never }

  /// Milliseconds until then, at least 0; nil where it is not set.
  func remaining(_ reason: Reason) -> Int? {
    let moment = moments[reason.rawValue]
    return moment == Self.never ? nil : max(0, moment - Clock.milliseconds())
  }

  func isSet(_ reason: Reason) -> Bool { moments[reason.rawValue] != Self.never }

  func isDue(_ reason: Reason) -> Bool { remaining(reason) == 0 }

  /// Those whose moment has come; they are over then.
  mutating func takeDue() -> [Reason] {
    let now = Clock.milliseconds()
    let due = Reason.allCases.filter { moments[$0.rawValue] <= now }
    for reason in due { cancel(reason) }
    return due
  }
}
