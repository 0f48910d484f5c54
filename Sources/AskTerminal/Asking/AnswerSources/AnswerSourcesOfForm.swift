import AskKit

// A form takes each answer from the first source that has it, and asks a person for the rest.
extension AnswerSources {
  func answer(to form: Form, _ prepared: PreparedAnswers?) -> Outcome {
    switch answersGiven(to: form, prepared) {
    case .known(let answers): complete(form, beside: answers, prepared)
    case .end(let outcome): outcome
    }
  }

  /// What can be said without a person.
  private enum Given {
    /// For the fields that are missing, a person is to be asked.
    case known([NamedAnswer])
    case end(Outcome)
  }

  /// Once it has returned, what was read lies nowhere but in the answers: a secret must not while others are asked for.
  private func answersGiven(to form: Form, _ prepared: PreparedAnswers?) -> Given {
    var lines: [WipedBytes] = []
    var isLastWhole = true
    if inquiry.readsStandardInput {
      switch StandardInput.lines(for: form.fields.map(\.question.entry), within: inquiry.timeout) {
      case .lines(let read): lines = read
      case .beginning(let read):
        lines = read
        isLastWhole = false
      case .tooMany:
        return .end(.invalid(Refusal(.characters, .moreLinesThan(fields: form.fields.count)), from: .standardInput))
      case .timedOut: return .end(.timedOut)
      case .failed(let words): return .end(.failed(wording.cannotReadStandardInput(words)))
      }
    }
    var answers: [NamedAnswer] = []
    for (index, field) in form.fields.enumerated() {
      let line = index < lines.count ? lines[index] : nil
      let isWhole = isLastWhole || index + 1 < lines.count
      let outcome =
        answerAtHand(to: field.question, prepared)
        ?? line.map { judged($0, as: field.question.entry, from: .standardInput) }
        .map { isWhole ? $0 : $0.ofBeginning }
      guard let outcome else { continue }
      guard let answer = outcome.answer else { return .end(outcome.told(of: field)) }
      answers.append(NamedAnswer(name: field.name, answer: answer))
    }
    return .known(answers)
  }

  private func complete(_ form: Form, beside known: [NamedAnswer], _ prepared: PreparedAnswers?) -> Outcome {
    var rest = form
    rest.fields.removeAll { field in known.contains { $0.name == field.name } }
    guard !rest.fields.isEmpty else { return .filledIn(known) }
    prepared?.wipe()
    let outcome: Outcome
    do throws(NobodyToAsk) {
      outcome = askPerson(.form(rest), at: try terminal())
    } catch {
      outcome = answerWithoutPerson(to: rest, error, prepared)
    }
    guard case .filledIn(let others) = outcome else { return outcome }
    let answers = known + others
    return .filledIn(form.fields.flatMap { field in answers.filter { $0.name == field.name } })
  }

  /// The defaults, if all that is missing has one.
  private func answerWithoutPerson(
    to form: Form, _ why: NobodyToAsk, _ prepared: PreparedAnswers?
  ) -> Outcome {
    var answers: [NamedAnswer] = []
    for field in form.fields {
      guard let outcome = answerWithoutPerson(to: field.question, why) else {
        return .nobodyToAsk(
          why, field: field.name, ways: inquiry.ways(toAnswer: field.question, answersFile: prepared?.path))
      }
      guard let answer = outcome.answer else { return outcome.told(of: field) }
      answers.append(NamedAnswer(name: field.name, answer: answer))
    }
    return .filledIn(answers)
  }
}
