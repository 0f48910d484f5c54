import AskKit

// What is said.
extension PlainPrompt {
  func introduce() {
    sayHeading()
    var sentences: [String] = []
    if let message = question.message { sentences.append(message) }
    if let field = question.entry.field {
      sentences += field.rules.demands.map(wording.sentence)
      if let choices = field.rules.choices?.choices { sentences += choices.all.prefix(choices.all.count) }
    }
    switch question.entry {
    case .secret: sentences.append(wording.typingIsHidden)
    case .multiline: sentences.append(wording.plainTextEnds)
    case .confirm(let confirmation):
      let yes = (confirmation.words.shortest(for: true), confirmation.words.yesLabel ?? wording.yes)
      let no = (confirmation.words.shortest(for: false), confirmation.words.noLabel ?? wording.no)
      sentences.append(wording.plainAnswers(yes: yes, no: no))
    case .line: break
    }
    if reply.field.isEnteredTwice { sentences.append(wording.isAskedTwice) }
    if let seconds = screen.secondsOfTimeLimit { sentences.append(wording.timeLimit(seconds: seconds)) }
    if reply.draft?.text != nil { sentences.append(wording.draftTakenUp) }
    if let obstacle = reply.draft?.obstacle { sentences.append(obstacle) }
    for sentence in sentences { screen.say(Sanitizer.sanitize(sentence, lineFeeds: .kept) + "\n") }
  }

  func sayHeading() {
    if let title = question.title { say(title) }
  }

  /// A text of several lines goes on below what it begins with.
  func sayFinishedLines() {
    guard reply.isMultiline, !reply.text.isEmpty else { return }
    isLineFinished = true
    for index in 0..<reply.text.lineCount { screen.say(prompt + shown(reply.text.line(index).string) + "\n") }
  }

  /// A line that came from outside.
  func say(_ line: String) { screen.say(Sanitizer.sanitize(line, lineFeeds: .shown) + "\n") }

  /// Something to be said in between, and then where we were.
  func tell(_ sentence: String) {
    screen.say("\n" + Sanitizer.sanitize(sentence, lineFeeds: .shown))
    sayLineAnew()
  }

  func sayLineAnew() {
    isLineStale = false
    screen.say("\n" + prompt + shownLine)
  }

  /// With the default in it, so that it is heard before every answer.
  var prompt: String {
    let words: String? =
      switch question.entry {
      case .confirm(let confirmation): confirmation.defaultAnswer.map { confirmation.words.shortest(for: $0) }
      default: reply.openText?.defaultAnswer
      }
    return Sanitizer.sanitize((words.map { "[\($0)] " } ?? "") + reply.field.prompt, lineFeeds: .shown)
  }

  /// The line that is being typed.
  var line: String { isLineFinished ? "" : reply.text.currentLine.string }

  var shownLine: String { shown(line) }

  private func shown(_ line: String) -> String { reply.isSecret ? "" : Sanitizer.sanitize(line, lineFeeds: .shown) }
}
