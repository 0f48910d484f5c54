/// What Ctrl-D was pressed for before. Whoever holds the key down to delete does not mean to cancel, and who has written
/// several lines is told first how to send and how to discard them.
enum EndOfFilePresses: Equatable {
  case none
  /// The last of a run that began by deleting, in milliseconds on `Clock`.
  case deleting(at: Int)
  case warned(Place)

  /// Whether a press now belongs to a run that began by deleting.
  func isRun(at now: Int) -> Bool {
    if case .deleting(let time) = self { Clock.isSameMoment(time, now) } else { false }
  }
}
