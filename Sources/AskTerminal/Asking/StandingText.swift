import AskKit

/// A text that stands above what is being asked and is not touched again: the heading of a form, the fields of it that
/// are finished, the message of an alert.
struct StandingText {
  let kind: Kind
  let text: StyledText

  enum Kind: Equatable {
    case title, message
    /// One row for a question that was answered.
    case finished
  }

  static func title(_ title: String) -> StandingText {
    StandingText(kind: .title, text: StyledText(Sanitizer.sanitize(title, lineFeeds: .shown), .bold))
  }

  /// One for each line, so that they can scroll off one by one.
  static func message(_ message: String) -> [StandingText] {
    Sanitizer.sanitize(message, lineFeeds: .kept).split(separator: "\n", omittingEmptySubsequences: false)
      .map { StandingText(kind: .message, text: StyledText(String($0))) }
  }

  /// The one line that is left of what had this title.
  static func finished(_ title: String?, _ result: String) -> StandingText {
    let title = title.map { Sanitizer.sanitize($0, lineFeeds: .shown) }
    return StandingText(kind: .finished, text: QuestionFrame.finishedLine(title, result))
  }

  /// Without styles, as one text.
  var plain: String { text.runs.map(\.text).joined() }

  func rows(columns: Int) -> [Row] {
    switch kind {
    case .title, .message: text.rows(columns: columns)
    case .finished: [text.row(truncatedTo: columns)]
    }
  }
}
