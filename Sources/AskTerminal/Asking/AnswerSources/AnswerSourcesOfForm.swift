import AskKit

// A form takes each answer from the first source that has it, and asks a person for the rest.
extension AnswerSources {
  func answer(to form: Form, _ prepared: PreparedAnswers?) -> Outcome {
    switch answersGiven(to: form, prepared) {
    case .known(let answers): fill(form, around: answers, prepared)
    case .end(let outcome): outcome
    }
  }

  /// What can be said without a person.
  private enum Given {
    /// Nil where a person is to be asked.
    case known([Answer?])
    case end(Outcome)
  }

  /// Once it has returned, what was read lies nowhere but in the answers: a secret must not while others are asked for.
  private func answersGiven(to form: Form, _ prepared: PreparedAnswers?) -> Given {
    var lines: [WipedBytes] = []
    var isLastWhole = true
    if inquiry.readsStandardInput {
      switch StandardInput.lines(for: form.fields.map(\.question.entry)) {
      case .lines(let read): lines = read
      case .beginning(let read):
        lines = read
        isLastWhole = false
      case .tooMany:
        return .end(.invalid(Refusal(.characters, .moreLinesThan(fields: form.fields.count)), from: .standardInput))
      case .failed(let words): return .end(.failed(wording.cannotReadStandardInput(words)))
      }
    }
    var answers: [Answer?] = []
    for (index, field) in form.fields.enumerated() {
      let line = index < lines.count ? lines[index] : nil
      let isWhole = isLastWhole || index + 1 < lines.count
      let outcome =
        answerAtHand(to: field.question, prepared)
        ?? line.flatMap { judged($0, as: field.question.entry, from: .standardInput) }
        .flatMap { isWhole ? $0 : $0.ofBeginning }
      switch step(outcome, of: field) {
      case .answer(let answer): answers.append(answer)
      case .end(let outcome): return .end(outcome)
      }
    }
    return .known(answers)
  }

  /// - Parameter given: the answers that are known; nil where a person is to be asked.
  private func fill(_ form: Form, around given: [Answer?], _ prepared: PreparedAnswers?) -> Outcome {
    var rest = form
    rest.fields = zip(form.fields, given).filter { $1 == nil }.map { $0.0 }
    guard !rest.fields.isEmpty else { return .filledIn(named(form, given)) }
    prepared?.wipe()
    var outcome: Outcome
    do throws(NobodyToAsk) {
      outcome = askPerson(.form(rest), at: try terminal())
    } catch {
      outcome = answerWithoutPerson(to: rest, error, prepared)
    }
    guard case .filledIn(let answers) = outcome else { return outcome }
    var next = answers.makeIterator()
    return .filledIn(named(form, given.map { $0 ?? next.next()?.answer }))
  }

  /// The defaults, if all that is missing has one.
  private func answerWithoutPerson(
    to form: Form, _ why: NobodyToAsk, _ prepared: PreparedAnswers?
  ) -> Outcome {
    var answers: [Answer?] = []
    for field in form.fields {
      guard let outcome = answerWithoutPerson(to: field.question, why) else {
        return .nobodyToAsk(
          why, field: field.name, ways: inquiry.ways(toAnswer: field.question, answersFile: prepared?.path))
      }
      switch step(outcome, of: field) {
      case .answer(let answer): answers.append(answer)
      case .end(let outcome): return outcome
      }
    }
    return .filledIn(named(form, answers))
  }

  /// What the outcome of one field is to the form.
  private enum Step {
    /// Nil where a person is to be asked.
    case answer(Answer?)
    case end(Outcome)
  }

  private func step(_ outcome: Outcome?, of field: FormField) -> Step {
    switch outcome {
    case nil: .answer(nil)
    case .answered(let answer): .answer(answer)
    case .declined: .answer(.yesNo(false))
    case .some(let outcome): .end(outcome.told(of: field))
    }
  }

  private func named(_ form: Form, _ answers: [Answer?]) -> [NamedAnswer] {
    zip(form.fields, answers).map { NamedAnswer(name: $0.name, answer: $1 ?? .empty) }
  }
}
