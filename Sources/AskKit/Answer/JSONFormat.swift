/// An object in one line for every ending: `status`, `name`, then what there is to say, in this order. The answers of a
/// form are an object, `values`; the name of an ending is then that of the field at fault.
struct JSONFormat {
  let name: String?
  let end: AnswerEnd
  let wording: any Wording

  func write(_ outcome: Outcome, to sink: inout some ByteSink) {
    switch outcome {
    case .answered(let answer):
      open("answered", &sink)
      sink.append(",")
      key("value", &sink)
      value(answer, &sink)
    case .filledIn(let fields):
      open("answered", &sink)
      sink.append(",\"values\":{")
      for (index, field) in fields.enumerated() {
        if index > 0 { sink.append(",") }
        key(field.name, &sink)
        value(field.answer, &sink)
      }
      sink.append("}")
    // It has no value.
    case .acknowledged: open("answered", &sink)
    case .cancelled: open("cancelled", &sink)
    case .nobodyToAsk(_, let field, _): open("no-terminal", name: field ?? name, &sink)
    case .invalid(let refusal, _, let field):
      open("invalid", name: field ?? name, &sink)
      member("rule", refusal.rule.rawValue, &sink)
      member("reason", wording.sentence(refusal.reason), &sink)
    case .unjudged(let refusal, _, let field):
      open("failed", name: field ?? name, &sink)
      member("reason", wording.sentence(refusal.reason), &sink)
    case .failed(let reason):
      open("failed", &sink)
      member("reason", reason, &sink)
    case .timedOut: open("timed-out", &sink)
    // The process dies of it; nobody is left to read.
    case .interrupted: return
    }
    sink.append("}")
    end.write(to: &sink)
  }

  private func open(_ status: String, _ sink: inout some ByteSink) { open(status, name: name, &sink) }

  private func open(_ status: String, name: String?, _ sink: inout some ByteSink) {
    sink.append("{\"status\":\"\(status)\"")
    if let name { member("name", name, &sink) }
  }

  private func member(_ name: String, _ text: String, _ sink: inout some ByteSink) {
    sink.append(",")
    key(name, &sink)
    Self.string(text.utf8Span.span, &sink)
  }

  private func key(_ name: String, _ sink: inout some ByteSink) {
    Self.string(name.utf8Span.span, &sink)
    sink.append(":")
  }

  private func value(_ answer: Answer, _ sink: inout some ByteSink) {
    switch answer {
    case .text(let text): Self.string(text.utf8Span.span, &sink)
    case .number(let digits): sink.append(digits)
    case .empty: sink.append("null")
    case .yesNo(let isYes): sink.append("\(isYes)")
    case .secret(let text): text.withBytes { Self.string($0, &sink) }
    case .secretNumber(let digits): digits.withBytes { sink.append($0) }
    }
  }

  /// A string as RFC 8259, section 7, has it: the quotation mark, the backslash and U+0000 to U+001F are escaped, all else
  /// stands for itself.
  private static func string(_ bytes: Span<UInt8>, _ sink: inout some ByteSink) {
    sink.append("\"")
    var written = 0
    for index in bytes.indices {
      guard let escape = escape(bytes[index]) else { continue }
      sink.append(bytes.extracting(written..<index))
      sink.append(escape)
      written = index + 1
    }
    sink.append(bytes.extracting(written..<bytes.count))
    sink.append("\"")
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case 0x08: "\\b"
    case 0x0C: "\\f"
    case ..<0x10: "\\u000\(String(byte, radix: 16))"
    case ..<0x20: "\\u00\(String(byte, radix: 16))"
    default: nil
    }
  }
}
