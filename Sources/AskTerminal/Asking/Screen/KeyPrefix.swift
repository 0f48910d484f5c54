/// What a key makes of the one behind it.
enum KeyPrefix: Equatable {
  case none
  /// Escape alone was pressed, in milliseconds on `Clock`: in the emacs keymap it makes the next key a Meta key, if that
  /// comes within a second, and Enter send, however late.
  case escape(at: Int)
  /// An escape came with the character that it makes a Meta key.
  case meta
  /// ^X: a character behind it belongs to a command.
  case controlX
  /// ^V: a character behind it is text, whatever it is.
  case quote

  /// What a character is.
  enum Meaning: Equatable {
    case itself
    case prefix
    case meta
    case sends
    /// Also in a secret.
    case partOfCommand
    case text
  }

  mutating func take(_ scalar: Unicode.Scalar, at now: Int) -> Meaning {
    let before = self
    self = .none
    switch (before, scalar) {
    case (.quote, _): return .text
    case (.escape, "\n"), (.escape, "\r"): return .sends
    // Behind the key Escape a control character is itself: the notice says that ^D cancels.
    case (.escape(let time), " "...), (.escape(let time), "\u{08}"):
      if Clock.isSameMoment(time, now) { return .meta }
      return .itself
    case (_, "\u{1B}"):
      self = .meta
      return .prefix
    case (.meta, _): return .meta
    case (.controlX, _): return .partOfCommand
    case (_, "\u{18}"):
      self = .controlX
      return .itself
    default: return .itself
    }
  }

  /// Escape alone.
  ///
  /// - Returns: false where it takes back one that came just before.
  mutating func takeEscape(at now: Int) -> Bool {
    if case .escape(let time) = self, Clock.isSameMoment(time, now) {
      self = .none
      return false
    }
    self = .escape(at: now)
    return true
  }

  var isEscape: Bool { if case .escape = self { true } else { false } }
}
