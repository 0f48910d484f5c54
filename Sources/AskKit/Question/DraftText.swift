/// An unfinished text and its file: the text as it is, and a line feed, so that it is a text file like any other.
package enum DraftText {
  /// What the file holds; nil for a text that nobody would miss.
  ///
  /// - Parameter initial: what the field held without anybody's doing.
  package static func contents(for text: [UInt8], initial: String) -> [UInt8]? {
    if text.isEmpty || text.elementsEqual(initial.utf8) { return nil }
    return text + [UInt8(ascii: "\n")]
  }

  /// What a field can take of a file.
  package enum Reading: Equatable {
    case text(String)
    case refused(Reason)
  }

  package static func reading(_ contents: [UInt8], for rules: RuleSet) -> Reading {
    let bytes = contents.last == UInt8(ascii: "\n") ? contents.dropLast() : contents[...]
    guard let text = String(validating: bytes, as: UTF8.self) else { return .refused(.notUTF8) }
    // All other rules are for answers; this is none yet.
    let refusal = rules.characters.judge(text.utf8Span.span, clusterCount: 0).refusal
    return refusal.map { .refused($0.reason) } ?? .text(text)
  }
}
