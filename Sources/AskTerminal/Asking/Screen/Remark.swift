import AskKit

/// What the status line says until the text changes.
struct Remark {
  let content: Content
  /// The change of the text that it is about.
  let revision: Int

  enum Content {
    case refused(Reason)
    case notice(String)
    /// The text is that of a draft.
    case takenUp
    /// The time is over, and the default is being judged.
    case judgingDefault
  }
}
