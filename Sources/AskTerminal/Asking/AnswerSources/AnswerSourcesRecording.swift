import AskKit

// What outlives the run of what a person answered. Nothing here can cost the answer.
extension AnswerSources {
  func keep(_ outcome: Outcome, of subject: Inquiry.Subject) {
    switch (subject, outcome) {
    case (.question(let question), _):
      guard let answer = outcome.answer else { return }
      remember(answer, to: question)
      if let name = question.name { record([NamedAnswer(name: name, answer: answer)]) }
    case (.form(let form), .filledIn(let answers)):
      for (field, named) in zip(form.fields, answers) { remember(named.answer, to: field.question) }
      record(answers)
    case (.form, _), (.alert, _): break
    }
  }

  /// In the history of its field, a number as any text.
  private func remember(_ answer: Answer, to question: Question) {
    guard let text = answer.text, !text.isEmpty, let path = question.entry.openText?.historyPath else { return }
    do throws(FileFailure) {
      try HistoryFile(path: path).append(text)
    } catch {
      StandardStreams.complain(wording.cannotAppend(to: path, error))
    }
  }

  /// In the file that `ASK_RECORD` names, from which another run takes its answers. Never a secret.
  private func record(_ answers: [NamedAnswer]) {
    guard let path = environment.nonEmpty("ASK_RECORD") else { return }
    var lines = ""
    for answer in answers {
      guard let text = answer.answer.plainText else { continue }
      if let line = AnswersFile.line(answer.name, text) {
        lines += line
      } else {
        StandardStreams.complain(wording.cannotRecord(name: answer.name))
      }
    }
    guard !lines.isEmpty else { return }
    do throws(FileFailure) {
      try RecordFile(path: path).append(lines)
    } catch {
      StandardStreams.complain(wording.cannotAppend(to: path, error))
    }
  }
}
