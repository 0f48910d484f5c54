import AskKit

/// An answer as a source gave it instead of a person. The same rules judge it.
struct GivenAnswer {
  let bytes: any ConcealedText
  let source: AnswerSource
  let wording: any Wording

  /// What has come of it.
  enum Judged {
    case outcome(Outcome)
    /// Nothing that is quick is said against it.
    case unexamined(UnexaminedAnswer)
  }

  /// The default of an entry, judged as an answer from any other source; nil where there is none.
  static func byDefault(of entry: Entry, wording: any Wording) -> Judged? {
    if let confirmation = entry.confirmation {
      return confirmation.defaultAnswer.map { .outcome(.answered(.yesNo($0))) }
    }
    guard let text = entry.openText?.defaultAnswer else { return nil }
    return GivenAnswer(bytes: WipedBytes(text.utf8), source: .defaultAnswer, wording: wording).judged(as: entry)
  }

  func judged(as entry: Entry) -> Judged {
    bytes.withBytes { bytes in
      switch entry {
      case .line(let field, let openText, _): text(bytes, field, openText, entry)
      case .multiline(let field, let openText, _): text(LineBreaks.unified(bytes).span, field, openText, entry)
      case .secret(let secret): self.secret(bytes, secret.field, entry)
      case .confirm(let confirmation): .outcome(self.confirmation(bytes, confirmation))
      }
    }
  }

  private func confirmation(_ bytes: Span<UInt8>, _ confirmation: Confirmation) -> Outcome {
    guard let utf8 = try? UTF8Span(validating: bytes) else { return notUTF8 }
    if bytes.isEmpty, let isYes = confirmation.defaultAnswer { return .answered(.yesNo(isYes)) }
    let text = String(copying: utf8)
    let meaning = confirmation.words.meaning(ofSource: text)
    if let refusal = confirmation.words.refusal(of: meaning) { return .invalid(refusal, from: source) }
    return .answered(.yesNo(meaning == .one(true)))
  }

  private func text(_ bytes: Span<UInt8>, _ field: Field, _ openText: OpenText, _ entry: Entry) -> Judged {
    guard let utf8 = try? UTF8Span(validating: bytes) else { return .outcome(notUTF8) }
    // An empty answer is what Enter on an empty field is.
    let text = bytes.isEmpty ? openText.defaultAnswer ?? "" : String(copying: utf8)
    if let outcome = Outcome(refusedBy: field.rules.judge(text), from: source) { return .outcome(outcome) }
    let form = WipedBytes(field.rules.canonicalForm(of: text).utf8)
    return accepted(field.answer(text), form, field, entry)
  }

  private func secret(_ bytes: Span<UInt8>, _ field: Field, _ entry: Entry) -> Judged {
    guard (try? UTF8Span(validating: bytes)) != nil else { return .outcome(notUTF8) }
    let verdict = field.rules.judge(bytes, clusterCount: RuleSet.clusterCount(of: bytes))
    if let outcome = Outcome(refusedBy: verdict, from: source) { return .outcome(outcome) }
    let form = field.rules.withCanonicalForm(of: bytes) { LockedText(copying: $0) }
    guard let form, let secret = LockedText(copying: bytes) else { return .outcome(.failed(wording.outOfMemory)) }
    return accepted(field.answer(secret), form, field, entry)
  }

  /// By all that is quick. An optional answer that is left out is valid whatever the file system or a check says.
  private func accepted(_ answer: Answer, _ form: any ConcealedText, _ field: Field, _ entry: Entry) -> Judged {
    let isLeftOut = field.rules.isOptional && form.withBytes { $0.isEmpty }
    guard !isLeftOut, let examination = Examination(of: entry) else { return .outcome(.answered(answer)) }
    return .unexamined(UnexaminedAnswer(answer: answer, form: form, source: source, examination: examination))
  }

  private var notUTF8: Outcome { .invalid(Refusal(.characters, .notUTF8), from: source) }
}
