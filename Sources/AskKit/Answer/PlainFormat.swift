/// The answer alone: what `$(…)` and pipes want. Endings without an answer, a confirmation and an alert have no bytes;
/// their status says it all. The fields of a form stand one behind the other, each with the same end, a confirmation as yes
/// or no.
struct PlainFormat {
  let end: AnswerEnd

  func write(_ outcome: Outcome, to sink: inout some ByteSink) {
    switch outcome {
    case .answered(.yesNo), .acknowledged: break
    case .answered(let answer): write(answer, &sink)
    case .filledIn(let fields): for field in fields { write(field.answer, &sink) }
    case .cancelled, .nobodyToAsk, .invalid, .timedOut, .unjudged, .failed, .interrupted: break
    }
  }

  private func write(_ answer: Answer, _ sink: inout some ByteSink) {
    switch answer {
    case .text(let text), .number(let text): sink.append(text)
    case .secret(let text), .secretNumber(let text): text.withBytes { sink.append($0) }
    case .yesNo(let isYes): sink.append(isYes ? "yes" : "no")
    case .empty: break
    }
    end.write(to: &sink)
  }
}
