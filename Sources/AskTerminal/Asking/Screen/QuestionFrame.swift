import AskKit

/// Puts a question on the screen: title, message, field and status, one below the other. Where there are too few rows,
/// the message gives way, then the title, then the status; the row of the cursor never.
package struct QuestionFrame {
  private let title: WrappedText?
  private let message: WrappedText?
  private let prompt: String

  package init(_ question: Question) {
    title = question.title.map { WrappedText(StyledText(Sanitizer.sanitize($0, lineFeeds: .shown), .bold)) }
    message = question.message.map { WrappedText(StyledText(Sanitizer.sanitize($0, lineFeeds: .kept))) }
    prompt = Sanitizer.sanitize(question.entry.field?.prompt ?? "", lineFeeds: .shown)
  }

  /// For an answer that is entered a second time.
  package init(_ question: Question, again wording: any Wording) {
    var question = question
    question.title = question.title.map(wording.again)
    self.init(question)
  }

  /// The most rows that the status may have: what a script's command has to say can be thousands of characters, and must
  /// not take away the question. The first rows come before the title and what is below the field; more do not, and more
  /// than half of the screen is too much where that is more than ``enoughForStatus``.
  ///
  /// - Parameter fewest: how many the first rows are.
  package func roomForStatus(fewest: Int, field: FieldPicture, below: [Row], size: ScreenSize) -> Int {
    let room = size.rows - field.rows.count
    let titleRows = title?.rows(columns: size.usableColumns).count ?? 0
    let most = min(room - below.count - titleRows, max(Self.enoughForStatus, size.rows / 2))
    return max(0, min(room, max(fewest, most)))
  }

  /// Rows that hold the keys and a sentence on a narrow screen.
  private static let enoughForStatus = 6

  /// - Parameters:
  ///   - field: the rows of the field, with the cursor among them.
  ///   - below: rows that belong to the field, such as its choices.
  ///   - status: the last rows.
  package func frame(field: FieldPicture, below: [Row] = [], status: [Row], size: ScreenSize) -> Frame {
    var room = max(0, size.rows - field.rows.count)
    let status = Array(status.prefix(room))
    room -= status.count
    let below = Array(below.prefix(room))
    room -= below.count
    let title = (title?.rows(columns: size.usableColumns) ?? []).cut(to: room, columns: size.usableColumns)
    room -= title.count
    let message = Self.shortened(message?.rows(columns: size.usableColumns) ?? [], to: room)
    let above = title + message
    return Frame(
      rows: above + field.rows + below + status,
      cursor: Frame.Position(row: above.count + field.cursor.row, column: field.cursor.column))
  }

  /// The one line that stays.
  package func finishedLine(_ result: String) -> FinishedLine {
    FinishedLine(title: title?.text.runs.map(\.text).joined(), elsePrompt: prompt, result: result)
  }

  /// What does not fit is not cut without a word.
  private static func shortened(_ rows: [Row], to room: Int) -> [Row] {
    guard rows.count > room else { return rows }
    guard room > 0 else { return [] }
    return rows.prefix(room - 1) + [StyledText("...").row(truncatedTo: 3)]
  }
}
