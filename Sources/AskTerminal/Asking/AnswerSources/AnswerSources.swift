// Where an answer comes from: each source in its turn, and a person if it must come from one. What is valid is decided by
// the rules, the same for all of them.

import AskKit
import CEditline

/// Asks each source in its turn: the answers file, a variable, standard input, a person, the default.
package final class AnswerSources {
  /// Of the answers that were given.
  private var drafts: [Draft] = []
  let inquiry: Inquiry
  let wording: any Wording
  let environment: Environment

  package init(_ inquiry: Inquiry, wording: any Wording, environment: Environment) {
    self.inquiry = inquiry
    self.wording = wording
    self.environment = environment
  }

  package func answer() -> Outcome {
    // Before the first of it is read.
    if inquiry.asksForSecret { ask_process_refuse_dumps() }
    var prepared: PreparedAnswers?
    if inquiry.hasName, let path = environment.nonEmpty("ASK_ANSWERS") {
      // Somebody prepared answers; to go on without them could ask what is answered, or take a default instead.
      do throws(AnswersFailure) { prepared = try PreparedAnswers(path: path) } catch {
        return .failed(wording.cannotUseAnswers(path, error))
      }
    }
    return switch inquiry.subject {
    case .form(let form): answer(to: form, prepared)
    case .question(let question): answer(to: question, prepared)
    case .alert(let alert): show(alert)
    }
  }

  /// The answer is where it was to go; only now nobody needs its draft any longer.
  package func answerIsOut() { drafts.forEach { $0.remove() } }

  /// A default that the time took leaves what was typed where it is.
  func settleDrafts(of screen: PromptScreen, _ outcome: Outcome) {
    switch outcome {
    case .answered where screen.ending == nil, .filledIn where screen.ending == nil: return drafts = screen.drafts
    default: break
    }
    for draft in screen.drafts {
      if let sentence = draft.complaint(wording) { StandardStreams.complain(sentence) }
    }
  }

  private func answer(to question: Question, _ prepared: PreparedAnswers?) -> Outcome {
    if let outcome = answerAtHand(to: question, prepared) { return outcome }
    if inquiry.readsStandardInput, let outcome = answerFromStandardInput(to: question) { return outcome }
    do throws(NobodyToAsk) {
      prepared?.wipe()
      return askPerson(.question(question), at: try terminal())
    } catch {
      return answerWithoutPerson(to: question, error)
        ?? .nobodyToAsk(error, ways: inquiry.ways(toAnswer: question, answersFile: prepared?.path))
    }
  }

  /// The terminal of somebody who may be asked.
  func terminal() throws(NobodyToAsk) -> Terminal {
    let noInput = NoInput(
      isFlagSaid: inquiry.forbidsInput, variable: environment["ASK_NO_INPUT"], ci: environment["CI"],
      hasTimeout: inquiry.timeout != nil)
    if let noInput { throw .noInput(noInput) }
    return try Terminal.controlling()
  }

  /// From the answers file, or else the variable.
  func answerAtHand(to question: Question, _ prepared: PreparedAnswers?) -> Outcome? {
    // In any case, because a secret is wiped there.
    let variable = answerInVariable(to: question)
    guard let found = question.name.flatMap({ prepared?.answer(named: $0) }) ?? variable else { return nil }
    return judged(found.value, as: question.entry, from: found.source)
  }

  private func answerInVariable(to question: Question) -> (value: WipedBytes, source: AnswerSource)? {
    guard let name = question.variable, let value = environment.bytes(of: name) else { return nil }
    if question.entry.kind == .secret { environment.wipe(name) }
    return (value, .variable(name))
  }

  /// - Parameter subject: of a form, the fields that are to be asked.
  func askPerson(_ subject: Inquiry.Subject, at terminal: Terminal) -> Outcome {
    guard let screen = screen(on: terminal) else { return .failed(wording.outOfDescriptors) }
    let outcome: Outcome
    do throws(PromptFailure) {
      outcome =
        switch subject {
        case .question(let question) where screen.isPlain:
          try PlainPrompt(question, on: screen, wording: wording).ask()
        case .question(let question): try ScreenPrompt(question, on: screen, wording: wording).ask()
        case .form(let form) where screen.isPlain: try PlainFormPrompt(form, on: screen, wording: wording).ask()
        case .form(let form): try FormPrompt(form, on: screen, wording: wording).ask()
        case .alert(let alert): AlertPrompt(alert, on: screen, wording: wording).show()
        }
    } catch { return error.outcome(wording) }
    settleDrafts(of: screen, outcome)
    // A default that the time made the answer was nobody's choice.
    if screen.ending == nil { keep(outcome, of: subject) }
    return outcome
  }

  /// - Returns: nil when descriptors are out.
  func screen(on terminal: Terminal) -> PromptScreen? {
    guard let signals = Signals.install() else { return nil }
    let screen = PromptScreen(
      terminal: terminal, signals: signals, environment: environment,
      isPlain: inquiry.isPlain || PlainMode.isWanted(environment), isCleared: inquiry.isCleared)
    if let timeout = inquiry.timeout { screen.limitTime(to: timeout) }
    return screen
  }

  private func answerFromStandardInput(to question: Question) -> Outcome? {
    switch StandardInput.answer(to: question.entry, within: inquiry.timeout) {
    case .lines(let lines): lines.first.map { judged($0, as: question.entry, from: .standardInput) }
    case .beginning(let lines): lines.first.map { judged($0, as: question.entry, from: .standardInput).ofBeginning }
    case .tooMany: .invalid(Refusal(.characters, .severalLines), from: .standardInput)
    case .timedOut: GivenAnswer.byDefault(of: question.entry, wording: wording).map(outcome) ?? .some(.timedOut)
    case .failed(let words): .failed(wording.cannotReadStandardInput(words))
    }
  }

  /// The default of a text counts in every case; that of a confirmation if it is no, or if somebody said that nobody is
  /// there: a yes must not come out of a terminal that is missing.
  func answerWithoutPerson(to question: Question, _ why: NobodyToAsk) -> Outcome? {
    switch question.entry {
    case .confirm(let confirmation):
      switch (confirmation.defaultAnswer, why) {
      case (false, _), (true, .noInput(.flag)), (true, .noInput(.variable)): break
      default: return nil
      }
    case .line, .multiline, .secret: break
    }
    return GivenAnswer.byDefault(of: question.entry, wording: wording).map(outcome)
  }

  /// The same rules as for a person, whatever the source.
  func judged(_ bytes: WipedBytes, as entry: Entry, from source: AnswerSource) -> Outcome {
    outcome(of: GivenAnswer(bytes: bytes, source: source, wording: wording).judged(as: entry))
  }

  /// Waits for what takes long.
  private func outcome(of judged: GivenAnswer.Judged) -> Outcome {
    switch judged {
    case .outcome(let outcome): return outcome
    case .unexamined(let answer):
      guard let signals = Signals.install() else { return .failed(wording.outOfDescriptors) }
      do throws(Examination.Interruption) {
        return answer.outcome(by: try answer.examination.wait(for: answer.form, signals))
      } catch {
        return .interrupted(signal: error.signal, sentTo: .thisProcess)
      }
    }
  }
}

extension Outcome {
  /// The same of an answer that was not read to its end: how long it is, nobody knows.
  var ofBeginning: Outcome {
    guard case .invalid(let refusal, let source, let field) = self else { return self }
    return .invalid(Refusal(refusal.rule, refusal.reason.withoutCount), from: source, field: field)
  }
}
