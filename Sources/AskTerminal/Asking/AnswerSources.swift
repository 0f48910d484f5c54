// Where an answer comes from, and the conversation with a person if it must come from one. What is typed, painted or
// valid is decided elsewhere; here the parts are joined.

import AskKit
import CEditline

/// Asks each source in its turn: a variable, standard input, a person, the default.
package struct AnswerSources {
  let inquiry: Inquiry
  let wording: any Wording
  let environment: Environment

  package init(_ inquiry: Inquiry, wording: any Wording, environment: Environment) {
    self.inquiry = inquiry
    self.wording = wording
    self.environment = environment
  }

  package func answer() -> Outcome {
    switch inquiry.subject {
    case .form(let form): answer(to: form)
    case .question(let question) where question.entry.kind == .alert: show(question)
    case .question(let question): answer(to: question)
    }
  }

  private func answer(to question: Question) -> Outcome {
    if let outcome = answerFromVariable(to: question) { return outcome }
    if inquiry.readsStandardInput, let outcome = answerFromStandardInput(to: question) { return outcome }
    do throws(NobodyToAsk) {
      return askPerson(question, at: try terminal())
    } catch {
      return answerWithoutPerson(to: question, error) ?? .nobodyToAsk(error, ways: inquiry.ways(toAnswer: question))
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

  func answerFromVariable(to question: Question) -> Outcome? {
    guard let name = question.variable, let value = environment.bytes(of: name) else { return nil }
    if question.entry.kind == .secret { environment.wipe(name) }
    return judged(value, as: question.entry, from: .variable(name))
  }

  private func askPerson(_ question: Question, at terminal: Terminal) -> Outcome {
    guard let screen = screen(on: terminal) else { return .failed(wording.outOfDescriptors) }
    let asked =
      screen.isPlain
      ? PlainPrompt(question, on: screen, wording: wording)?.ask()
      : ScreenPrompt(question, on: screen, wording: wording)?.ask()
    guard let outcome = asked else { return .failed(wording.outOfMemory) }
    // A default that the time made the answer was nobody's choice.
    if case .answered(let answer) = outcome, screen.ending == nil { remember(answer, to: question) }
    return outcome
  }

  /// - Returns: nil when descriptors are out.
  func screen(on terminal: Terminal) -> PromptScreen? {
    guard let signals = Signals.install() else { return nil }
    let screen = PromptScreen(
      terminal: terminal, signals: signals, environment: environment,
      isPlain: inquiry.isPlain || PlainMode.isWanted(environment))
    if let timeout = inquiry.timeout { screen.limitTime(to: timeout) }
    return screen
  }

  func remember(_ answer: Answer, to question: Question) {
    guard case .text(let text) = answer, !text.isEmpty, let path = question.entry.field?.historyPath else { return }
    do throws(HistoryFailure) {
      try HistoryFile(path: path).append(text)
    } catch {
      StandardStreams.complain(wording.cannotWriteHistory(path, error))
    }
  }

  private func answerFromStandardInput(to question: Question) -> Outcome? {
    switch StandardInput.answer(to: question.entry) {
    case .none: nil
    case .text(let bytes): judged(bytes, as: question.entry, from: .standardInput)
    case .severalLines: .invalid(Refusal(.characters, .severalLines), from: .standardInput)
    case .failed(let words): .failed(wording.cannotReadStandardInput(words))
    }
  }

  /// The default of a text counts in every case; that of a confirmation if it is no, or if somebody said that nobody is
  /// there: a yes must not come out of a terminal that is missing.
  func answerWithoutPerson(to question: Question, _ why: NobodyToAsk) -> Outcome? {
    switch question.entry {
    case .line(let field), .multiline(let field, _), .secret(let field, _):
      return field.defaultAnswer.flatMap { judged(WipedBytes($0.utf8), as: question.entry, from: .defaultAnswer) }
    case .confirm(let confirmation):
      switch (confirmation.defaultAnswer, why) {
      case (false, _), (true, .noInput(.flag)), (true, .noInput(.variable)):
        return confirmation.defaultAnswer.map { Outcome(.yesNo($0)) }
      default: return nil
      }
    case .alert: return nil
    }
  }

  /// The same rules as for a person, whatever the source.
  func judged(_ bytes: WipedBytes, as entry: Entry, from source: AnswerSource) -> Outcome? {
    GivenAnswer(bytes: bytes, source: source, wording: wording).outcome(for: entry)
  }
}
