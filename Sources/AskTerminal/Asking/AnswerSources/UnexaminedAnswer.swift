import AskKit

/// An answer that all quick rules accept. What takes long has still to judge it, beside a conversation or without one.
struct UnexaminedAnswer {
  let answer: Answer
  /// The same as the script would get it.
  let form: any ConcealedText
  let source: AnswerSource
  let examination: Examination

  func outcome(by verdict: Verdict) -> Outcome { Outcome(refusedBy: verdict, from: source) ?? .answered(answer) }
}

extension Outcome {
  /// - Returns: nil where the verdict has nothing against the answer.
  init?(refusedBy verdict: Verdict, from source: AnswerSource) {
    switch verdict {
    case .valid: return nil
    case .invalid(let refusal): self = .invalid(refusal, from: source)
    case .unjudged(let refusal): self = .unjudged(refusal, from: source)
    }
  }
}
