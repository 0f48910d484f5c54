/// Quotes for a POSIX shell: in single quotes nothing is special but the single quote (POSIX.1-2024, 2.2.2), which is
/// written as `'\''`.
package enum ShellQuoting {
  /// Appends the text as one word.
  package static func write(_ text: Span<UInt8>, to sink: inout some ByteSink) {
    sink.append("'")
    for index in text.indices {
      if text[index] == UInt8(ascii: "'") { sink.append("'\\''") } else { sink.append(text[index]) }
    }
    sink.append("'")
  }

  package static func write(_ text: String, to sink: inout some ByteSink) { write(text.utf8Span.span, to: &sink) }

  /// The text as one word.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
