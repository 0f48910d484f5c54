import AskKit

/// What an alert says: on the screen, or on standard error where there is none.
struct AlertText {
  let title: String?
  let message: String?

  init(_ question: Question) {
    title = question.title
    message = question.message
  }

  var standing: [StandingText] {
    (title.map { [StandingText.title($0)] } ?? []) + (message.map(StandingText.message) ?? [])
  }

  /// Stands for the whole where there is one line.
  var heading: String? { title ?? message.map { String($0.prefix { !$0.isNewline }) } }

  /// The same in lines that cannot drive a terminal.
  var lines: [String] { standing.map(\.plain) }
}
