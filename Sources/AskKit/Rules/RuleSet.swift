// Rules as values: what is declared, and the verdict on an answer. They stop where a file, a clock or a process would
// be needed; checks that run commands belong to the terminal side.

/// All rules of one field, in the order in which they are asked; the first broken one is the reason.
///
/// The control characters are looked for in what was entered; all other rules, and the script, see its canonical form.
package struct RuleSet {
  package var characters: CharacterRule
  /// Nil for text, which is taken as it stands.
  package var type: (any AnswerType)?
  package var length: LengthRule
  package var byteLength: ByteLengthRule?
  package var patterns: [PatternRule]
  package var choices: ChoiceRule?
  /// An empty answer is valid, whatever the other rules say.
  package var isOptional = false
  /// White space at both ends is dropped before the rules, as types other than text always do.
  package var trims = false
  /// The script's own words, instead of the built-in reason.
  package var error: String?
  /// What no reason may tell; only the field of a secret says so.
  package internal(set) var concealment = Concealment.nothing

  package init(
    characters: CharacterRule = CharacterRule(allowsLineFeeds: false), type: (any AnswerType)? = nil,
    length: LengthRule = LengthRule(), byteLength: ByteLengthRule? = nil, patterns: [PatternRule] = [],
    error: String? = nil
  ) {
    self.characters = characters
    self.type = type
    self.length = length
    self.byteLength = byteLength
    self.patterns = patterns
    self.error = error
  }

  /// The verdict on a whole answer. Pure and quick: what is to be looked up in the file system is
  /// judged when it is found.
  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict {
    let verdict = characters.judge(bytes, clusterCount: clusterCount)
    guard verdict.isValid else { return told(verdict) }
    return withPlainForm(of: bytes) { plain in
      if isOptional && plain.isEmpty { return .valid }
      if let refusal = type?.judge(plain) { return told(.invalid(refusal)) }
      return withCanonicalForm(ofPlain: plain) { form in
        // A form of the same length differs in single letters only.
        let count = form.count == bytes.count ? clusterCount : Self.clusterCount(of: form)
        return told(judgeForm(form, clusterCount: count))
      }
    }
  }

  /// What the rules ask for, to be told before anything is entered: each as the reason that an answer of nothing gives.
  package var demands: [Reason] {
    if let error { return [.scriptSays(error)] }
    var demands: [Reason] = []
    if let type {
      // The bounds of a type name it, too.
      demands += type.limits.isEmpty ? [.notOfType(type.name)] : type.limits
    }
    if let least = length.least, least > 0 { demands.append(.tooShort(minimum: least, count: nil)) }
    if let most = length.most { demands.append(.tooLong(maximum: most, count: nil)) }
    if let byteLength { demands.append(.tooManyBytes(maximum: byteLength.maximum, count: nil)) }
    for rule in patterns {
      let source = rule.pattern.source
      demands.append(
        rule.demand == .wholeAnswerMatches ? .mismatch(pattern: source) : .rejected(pattern: source))
    }
    return demands
  }

  /// What the type alone has against an answer.
  func refusalByType(_ bytes: Span<UInt8>) -> Refusal? { withPlainForm(of: bytes) { type?.judge($0) } }

  package func judge(_ text: String) -> Verdict { judge(text.utf8Span.span, clusterCount: text.count) }

  /// Whether a valid answer must still be looked up in the file system.
  package var needsLookup: Bool { type is ExistingPathType }

  /// The verdict on what was found at a valid answer, in the form that the script gets.
  package func judge(_ finding: PathFinding) -> Verdict {
    (type as? ExistingPathType).map { told($0.judge(finding)) } ?? .valid
  }

  // MARK: - Forms of an answer

  /// Gives the form of a valid answer that the script gets. It lies in memory that is overwritten after the call, or
  /// where the answer lies if they are the same.
  package func withCanonicalForm<Result>(
    of bytes: Span<UInt8>, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withPlainForm(of: bytes) { plain in
      guard type?.judge(plain) == nil else { return try body(plain) }
      return try withCanonicalForm(ofPlain: plain, body)
    }
  }

  package func canonicalForm(of text: String) -> String {
    withCanonicalForm(of: text.utf8Span.span) { String(copying: UTF8Span(unchecked: $0)) }
  }

  /// Without white space at its ends, and in half width where the type's alphabet is ASCII.
  private func withPlainForm<Result>(
    of bytes: Span<UInt8>, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard type != nil || trims else { return try body(bytes) }
    let trimmed = bytes.extracting(TextFolding.trimmed(bytes))
    guard let type, type.name.hasASCIIAlphabet, TextFolding.isFoldable(trimmed) else { return try body(trimmed) }
    return try Scratch.with(capacity: trimmed.count) {
      TextFolding.fold(trimmed, to: &$0)
    } use: {
      try body($0)
    }
  }

  /// As the type writes it, and a choice as it was declared.
  private func withCanonicalForm<Result>(
    ofPlain plain: Span<UInt8>, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withForm(ofType: plain) { form in
      guard let choice = choices?.choice(meantBy: form) else { return try body(form) }
      return try body(choice.utf8Span.span)
    }
  }

  private func withForm<Result>(
    ofType plain: Span<UInt8>, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard let type, let growth = type.canonicalGrowth else { return try body(plain) }
    return try Scratch.with(capacity: plain.count + growth) {
      type.writeCanonical(plain, to: &$0)
    } use: {
      try body($0)
    }
  }

  /// The length of a text in extended grapheme clusters.
  package static func clusterCount(of bytes: Span<UInt8>) -> Int {
    var iterator = UTF8Span(unchecked: bytes).makeCharacterIterator()
    var count = 0
    while iterator.skipForward() > 0 { count += 1 }
    return count
  }

  // MARK: -

  private var inOrder: [any Rule] {
    var rules: [any Rule] = [length]
    if let byteLength { rules.append(byteLength) }
    return rules + patterns
  }

  private func judgeForm(_ form: Span<UInt8>, clusterCount: Int) -> Verdict {
    let verdict = judgeByRules(form, clusterCount: clusterCount)
    guard case .invalid(let refusal) = verdict, case .mismatch = refusal.reason, TextFolding.isFoldable(form) else {
      return verdict
    }
    let passesInHalfWidth = Scratch.with(capacity: form.count) {
      TextFolding.fold(form, to: &$0)
    } use: { folded in
      judgeByRules(folded, clusterCount: Self.clusterCount(of: folded)).isValid
    }
    return passesInHalfWidth ? .invalid(Refusal(refusal.rule, .halfWidthWouldPass(refusal.reason))) : verdict
  }

  private func judgeByRules(_ form: Span<UInt8>, clusterCount: Int) -> Verdict {
    for rule in inOrder {
      let verdict = rule.judge(form, clusterCount: clusterCount)
      if !verdict.isValid { return verdict }
    }
    return choices?.judge(form) ?? .valid
  }

  /// The verdict as the person may hear it: in the script's words, if it has any, and without what is to be concealed.
  private func told(_ verdict: Verdict) -> Verdict {
    guard case .invalid(let refusal) = verdict else { return verdict }
    let reason =
      switch (error, refusal.reason) {
      case (let error?, .halfWidthWouldPass): Reason.halfWidthWouldPass(.scriptSays(error))
      case (let error?, _): Reason.scriptSays(error)
      case (nil, let reason): reason.concealing(concealment)
      }
    return .invalid(Refusal(refusal.rule, reason))
  }

  /// The verdict by size alone, for a text too long to be looked at for every key.
  package func judgeSize(clusterCount: Int, byteCount: Int) -> Verdict {
    let verdict = length.judge(clusterCount: clusterCount)
    guard verdict.isValid else { return told(verdict) }
    return told(byteLength?.judge(byteCount: byteCount) ?? .valid)
  }

  /// Whether no text that begins so can be valid, however it goes on: it is too long already, or holds what no answer
  /// may hold.
  package func cannotAccept(textBeginningWith bytes: Span<UInt8>) -> Bool {
    if !characters.judge(bytes, clusterCount: 0).isValid && !endsInLineBreak(bytes) { return true }
    // The canonical form may be shorter by far.
    if type?.canonicalGrowth != nil { return false }
    return withPlainForm(of: bytes) { plain in
      if let choices { return plain.count > choices.mostBytesEntered }
      if let byteLength, plain.count > byteLength.maximum + 2 { return true }
      guard let most = length.most, plain.count > most else { return false }
      // The last cluster may still grow, and a line break at the end may yet be dropped. It may end within a character.
      return plain.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self).count } > most + 2
    }
  }

  private func endsInLineBreak(_ bytes: Span<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return false }
    let last = bytes[bytes.count - 1]
    return last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
  }
}
