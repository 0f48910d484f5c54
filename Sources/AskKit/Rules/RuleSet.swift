// Rules as values: what is declared, and the verdict on an answer. They stop where a file, a clock or a process would
// be needed; checks that run commands belong to the terminal side.

/// All rules of one field, in the order in which they are asked; the first broken one is the reason.
package struct RuleSet {
  package var characters: CharacterRule
  package var length: LengthRule
  package var byteLength: ByteLengthRule?
  package var patterns: [PatternRule]
  /// The script's own words, instead of the built-in reason.
  package var error: String?

  package init(
    characters: CharacterRule = CharacterRule(allowsLineFeeds: false), length: LengthRule = LengthRule(),
    byteLength: ByteLengthRule? = nil, patterns: [PatternRule] = [], error: String? = nil
  ) {
    self.characters = characters
    self.length = length
    self.byteLength = byteLength
    self.patterns = patterns
    self.error = error
  }

  private var inOrder: [any Rule] {
    var rules: [any Rule] = [characters, length]
    if let byteLength { rules.append(byteLength) }
    return rules + patterns
  }

  /// The verdict on a whole answer.
  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict {
    for rule in inOrder {
      let verdict = rule.judge(bytes, clusterCount: clusterCount)
      if !verdict.isValid { return inScriptsWords(verdict) }
    }
    return .valid
  }

  package func judge(_ text: String) -> Verdict { judge(text.utf8Span.span, clusterCount: text.count) }

  /// The verdict by size alone, for a text too long to be looked at for every key.
  package func judgeSize(clusterCount: Int, byteCount: Int) -> Verdict {
    let verdict = length.judge(clusterCount: clusterCount)
    guard verdict.isValid else { return inScriptsWords(verdict) }
    return inScriptsWords(byteLength?.judge(byteCount: byteCount) ?? .valid)
  }

  /// Whether no text that begins so can be valid, however it goes on: it is too long already, or holds what no answer
  /// may hold.
  package func cannotAccept(textBeginningWith bytes: [UInt8]) -> Bool {
    if !characters.judge(bytes.span, clusterCount: 0).isValid && !endsInLineBreak(bytes) { return true }
    if let byteLength, bytes.count > byteLength.maximum + 2 { return true }
    guard let most = length.most, bytes.count > most else { return false }
    // The last cluster may still grow, and a line break at the end may yet be dropped.
    return String(decoding: bytes, as: UTF8.self).count > most + 2
  }

  private func endsInLineBreak(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r")
  }

  private func inScriptsWords(_ verdict: Verdict) -> Verdict {
    guard let error, case .invalid(let refusal) = verdict else { return verdict }
    return .invalid(Refusal(refusal.rule, .scriptSays(error)))
  }
}
