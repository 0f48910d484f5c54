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
    if let outcome = answerFromVariable() { return outcome }
    if inquiry.readsStandardInput, let outcome = answerFromStandardInput() { return outcome }
    do throws(NobodyToAsk) {
      if let noInput { throw .noInput(noInput) }
      return askPerson(at: try Terminal.controlling())
    } catch {
      return answerWithoutPerson(error) ?? .nobodyToAsk(error, ways: inquiry.waysToAnswer)
    }
  }

  private var noInput: NoInput? {
    NoInput(
      isFlagSaid: inquiry.forbidsInput, variable: environment["ASK_NO_INPUT"], ci: environment["CI"],
      hasTimeout: inquiry.timeout != nil)
  }

  private func answerFromVariable() -> Outcome? {
    guard let name = inquiry.question.variable, let value = environment.bytes(of: name) else { return nil }
    if inquiry.question.entry.kind == .secret { environment.wipe(name) }
    return judged(value, from: .variable(name))
  }

  private func askPerson(at terminal: Terminal) -> Outcome {
    guard let signals = Signals.install() else { return .failed(wording.outOfDescriptors) }
    var vault: SecretVault?
    if inquiry.question.entry.kind == .secret {
      vault = SecretVault()
      if vault == nil { return .failed(wording.outOfMemory) }
    }
    let screen = PromptScreen(terminal: terminal, signals: signals, environment: environment)
    if let timeout = inquiry.timeout { screen.limitTime(to: timeout) }
    let outcome = ScreenPrompt(inquiry.question, on: screen, vault: vault, wording: wording).ask()
    // A default that the time made the answer was nobody's choice.
    if case .answered(.text(let answer)) = outcome, screen.ending == nil { remember(answer) }
    return outcome
  }

  private func remember(_ answer: String) {
    guard let path = inquiry.question.entry.field?.historyPath, !answer.isEmpty else { return }
    do throws(HistoryFile.Failure) {
      try HistoryFile(path: path).append(answer)
    } catch {
      StandardStreams.complain(wording.cannotWriteHistory(path, error.words))
    }
  }

  private func answerFromStandardInput() -> Outcome? {
    switch StandardInput.answer(to: inquiry.question.entry) {
    case .none: nil
    case .text(let bytes): judged(bytes, from: .standardInput)
    case .severalLines: .invalid(Refusal(.characters, .severalLines), from: .standardInput)
    case .failed(let words): .failed(wording.cannotReadStandardInput(words))
    }
  }

  /// The default of a text counts in every case; that of a confirmation if it is no, or if somebody said that nobody is
  /// there: a yes must not come out of a terminal that is missing.
  private func answerWithoutPerson(_ why: NobodyToAsk) -> Outcome? {
    switch (inquiry.question.entry, why) {
    case (.line(let field), _), (.multiline(let field, _), _), (.secret(let field, _), _):
      field.defaultAnswer.flatMap { judged(WipedBytes($0.utf8), from: .defaultAnswer) }
    case (.confirm(defaultAnswer: false), _): .declined
    case (.confirm(defaultAnswer: true), .noInput(.flag)), (.confirm(defaultAnswer: true), .noInput(.variable)):
      .answered(.yesNo(true))
    case (.confirm, _): nil
    case (.alert, .noInput): show(inquiry.question)
    case (.alert, _): nil
    }
  }

  /// An alert that nobody can acknowledge is still told, where logs are read.
  private func show(_ alert: Question) -> Outcome {
    let texts = [alert.title, alert.message].compactMap { $0 }
    StandardStreams.tell(texts.map { Sanitizer.sanitize($0, lineFeeds: .kept) })
    return .answered(.acknowledged)
  }

  /// The same rules as for a person, whatever the source.
  private func judged(_ bytes: WipedBytes, from source: AnswerSource) -> Outcome? {
    GivenAnswer(bytes: bytes, source: source, wording: wording).outcome(for: inquiry.question.entry)
  }
}
