import AskKit

/// A text that stands above what is being asked and is not touched again: the heading of a form, the fields of it that
/// are finished, the message of an alert.
struct StandingText {
  let content: Content

  enum Content {
    case title(StyledText)
    case message(StyledText)
    /// One row for a question that was answered.
    case finished(FinishedLine)
  }

  static func title(_ title: String) -> StandingText {
    StandingText(content: .title(StyledText(Sanitizer.sanitize(title, lineFeeds: .shown), .bold)))
  }

  /// What heads a form, and all that an alert says.
  static func heading(_ title: String?, _ message: String?) -> [StandingText] {
    (title.map { [.title($0)] } ?? []) + (message.map(self.message) ?? [])
  }

  /// One for each line, so that they can scroll off one by one.
  static func message(_ message: String) -> [StandingText] {
    Sanitizer.sanitize(message, lineFeeds: .kept).split(separator: "\n", omittingEmptySubsequences: false)
      .map { StandingText(content: .message(StyledText(String($0)))) }
  }

  /// The one line that is left of what had this title.
  static func finished(_ title: String?, _ result: String) -> StandingText {
    let title = title.map { Sanitizer.sanitize($0, lineFeeds: .shown) }
    return StandingText(content: .finished(FinishedLine(title: title, result: result)))
  }

  var isMessage: Bool { if case .message = content { true } else { false } }

  /// Without styles and whole, as one text.
  var plain: String {
    switch content {
    case .title(let text), .message(let text): text.runs.map(\.text).joined()
    case .finished(let line): line.plain
    }
  }

  func rows(columns: Int) -> [Row] {
    switch content {
    case .title(let text), .message(let text): text.rows(columns: columns)
    case .finished(let line): [line.row(columns: columns)]
    }
  }
}
