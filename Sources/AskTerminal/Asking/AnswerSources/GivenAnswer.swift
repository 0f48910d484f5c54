import AskKit

/// What a source gave instead of a person. The same rules judge it.
struct GivenAnswer {
  let bytes: any ConcealedText
  let source: AnswerSource
  let wording: any Wording
  /// Waits beside a conversation for what takes long, and gives nil where that has ended meanwhile. Without it, nobody is
  /// there to be heard.
  var examine: ((Examination, any ConcealedText) -> Verdict?)?

  /// What the default of an entry means to the script, judged as an answer from any other source; nil where there is none.
  static func outcome(
    ofDefaultFor entry: Entry, wording: any Wording, examine: ((Examination, any ConcealedText) -> Verdict?)? = nil
  ) -> Outcome? {
    if let confirmation = entry.confirmation { return confirmation.defaultAnswer.map { Outcome(.yesNo($0)) } }
    guard let text = entry.openText?.defaultAnswer else { return nil }
    let given = GivenAnswer(
      bytes: WipedBytes(text.utf8), source: .defaultAnswer, wording: wording, examine: examine)
    return given.outcome(for: entry)
  }

  /// - Returns: nil for an entry that takes no such answer.
  func outcome(for entry: Entry) -> Outcome? {
    switch entry {
    case .line(let field, let openText, _): bytes.withBytes { text($0, field, openText, Examination(of: entry)) }
    case .multiline(let field, let openText, _):
      bytes.withBytes { text(LineBreaks.unified($0).span, field, openText, Examination(of: entry)) }
    case .secret(let secret): bytes.withBytes { self.secret($0, secret.field, Examination(of: entry)) }
    case .confirm(let confirmation): bytes.withBytes { self.confirmation($0, confirmation) }
    case .alert: nil
    }
  }

  private func confirmation(_ bytes: Span<UInt8>, _ confirmation: Confirmation) -> Outcome {
    guard let utf8 = try? UTF8Span(validating: bytes) else { return notUTF8 }
    if bytes.isEmpty, let isYes = confirmation.defaultAnswer { return Outcome(.yesNo(isYes)) }
    let text = String(copying: utf8)
    let meaning =
      if case .person = source { confirmation.words.meaning(of: text) } else {
        confirmation.words.meaning(ofSource: text)
      }
    if let refusal = confirmation.words.refusal(of: meaning) { return .invalid(refusal, from: source) }
    return Outcome(.yesNo(meaning == .one(true)))
  }

  private func text(
    _ bytes: Span<UInt8>, _ field: Field, _ openText: OpenText, _ examination: Examination?
  ) -> Outcome {
    guard let utf8 = try? UTF8Span(validating: bytes) else { return notUTF8 }
    // An empty answer is what Enter on an empty field is.
    let text = bytes.isEmpty ? openText.defaultAnswer ?? "" : String(copying: utf8)
    if let outcome = refused(field.rules.judge(text)) { return outcome }
    let answer = WipedBytes(field.rules.canonicalForm(of: text).utf8)
    return refused(by: examination, answer, field) ?? .answered(field.answer(text))
  }

  private func secret(_ bytes: Span<UInt8>, _ field: Field, _ examination: Examination?) -> Outcome {
    guard (try? UTF8Span(validating: bytes)) != nil else { return notUTF8 }
    if let outcome = refused(field.rules.judge(bytes, clusterCount: RuleSet.clusterCount(of: bytes))) { return outcome }
    let answer = field.rules.withCanonicalForm(of: bytes) { LockedText(copying: $0) }
    guard let answer, let secret = LockedText(copying: bytes) else { return .failed(wording.outOfMemory) }
    return refused(by: examination, answer, field) ?? .answered(field.answer(secret))
  }

  /// Nil where nothing is said against it.
  private func refused(_ verdict: Verdict) -> Outcome? {
    switch verdict {
    case .valid: nil
    case .invalid(let refusal): .invalid(refusal, from: source)
    case .unjudged(let refusal): .unjudged(refusal, from: source)
    }
  }

  /// By the file system or by a check. An optional answer that is left out is valid whatever they say.
  private func refused(by examination: Examination?, _ answer: any ConcealedText, _ field: Field) -> Outcome? {
    let isLeftOut = field.rules.isOptional && answer.withBytes { $0.isEmpty }
    guard !isLeftOut, let examination else { return nil }
    if let examine { return examine(examination, answer).map(refused) ?? .cancelled }
    guard let signals = Signals.install() else { return .failed(wording.outOfDescriptors) }
    do throws(Examination.Interruption) {
      return refused(try examination.wait(for: answer, signals))
    } catch {
      return .interrupted(signal: error.signal, sentTo: .thisProcess)
    }
  }

  private var notUTF8: Outcome { .invalid(Refusal(.characters, .notUTF8), from: source) }
}
