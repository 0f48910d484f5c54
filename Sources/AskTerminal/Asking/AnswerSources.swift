// Where an answer comes from, and the conversation with a person if it must come from one. What is typed, painted or
// valid is decided elsewhere; here the parts are joined.

import AskKit
import CEditline

/// Asks each source in its turn: standard input, a person, the default.
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
    if inquiry.readsStandardInput, let outcome = answerFromStandardInput() { return outcome }
    do throws(NoTerminal) {
      return askPerson(at: try Terminal.controlling())
    } catch {
      return defaultAnswer() ?? .nobodyToAsk(error)
    }
  }

  private func askPerson(at terminal: Terminal) -> Outcome {
    guard let signals = Signals.install() else { return .failed(wording.outOfDescriptors) }
    var vault: SecretVault?
    if inquiry.question.entry.kind == .secret {
      vault = SecretVault()
      if vault == nil { return .failed(wording.outOfMemory) }
    }
    let screen = PromptScreen(terminal: terminal, signals: signals, environment: environment)
    let outcome = ScreenPrompt(inquiry.question, on: screen, vault: vault, wording: wording).ask()
    if case .answered(.text(let answer)) = outcome { remember(answer) }
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

  private func defaultAnswer() -> Outcome? {
    guard let text = inquiry.question.entry.field?.defaultAnswer else { return nil }
    return judged(Array(text.utf8), from: .defaultAnswer)
  }

  /// The same rules as for a person, whatever the source.
  private func judged(_ bytes: [UInt8], from source: AnswerSource) -> Outcome? {
    guard let field = inquiry.question.entry.field else { return nil }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      return .invalid(Refusal(.characters, .notUTF8), from: source)
    }
    // An empty answer is what Enter on an empty field is.
    if text.isEmpty, let defaultAnswer = field.defaultAnswer { text = defaultAnswer }
    var verdict = field.rules.judge(text)
    if verdict.isValid { verdict = field.rules.probe(text, with: FileProbe()) }
    switch verdict {
    case .valid: return .answered(field.answer(text))
    case .invalid(let refusal): return .invalid(refusal, from: source)
    case .unjudged(let refusal): return .failed(wording.sentence(refusal.reason))
    }
  }
}
