/// The answer alone: what `$(…)` and pipes want. Endings without an answer, a confirmation and an alert have no bytes;
/// their status says it all.
struct PlainFormat {
  let end: AnswerEnd

  func write(_ outcome: Outcome, to sink: inout some ByteSink) {
    guard case .answered(let answer) = outcome else { return }
    switch answer {
    case .text(let text), .number(let text): sink.append(text)
    case .secret(let text): text.withBytes { sink.append($0) }
    case .empty: break
    case .yesNo, .acknowledged: return
    }
    end.write(to: &sink)
  }
}
