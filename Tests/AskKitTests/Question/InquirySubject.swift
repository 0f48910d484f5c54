import AskKit

/// For the tests of one question.
extension Inquiry {
  init(question: Question, format: OutputFormat = .plain) { self.init(.question(question), format: format) }

  var question: Question {
    guard case .question(let question) = subject else { preconditionFailure("a form has many questions") }
    return question
  }

  var form: Form? {
    guard case .form(let form) = subject else { return nil }
    return form
  }

  var waysToAnswer: [AnswerWay] { ways(toAnswer: question) }
}
