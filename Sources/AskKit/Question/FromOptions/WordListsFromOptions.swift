/// Choices and suggestions, from flags and files.
extension Options {
  /// Nil where the answer may be anything.
  func choiceRule(_ files: FileReading, for rules: RuleSet) throws(UsageError) -> ChoiceRule? {
    try wordList(choices, "--choice", file: choicesFile, "--choices", files, for: rules).map { ChoiceRule($0) }
  }

  func suggestionList(_ files: FileReading, for rules: RuleSet) throws(UsageError) -> WordList? {
    let list = try wordList(suggestions, "--suggest", file: suggestionsFile, "--suggestions", files, for: rules)
    if list != nil, rules.choices != nil {
      throw UsageError("choices are offered already; leave out --suggest and --suggestions, or the choices")
    }
    return list
  }

  private func wordList(
    _ given: [String], _ flag: String, file: String?, _ fileFlag: String, _ files: FileReading, for rules: RuleSet
  ) throws(UsageError) -> WordList? {
    guard !given.isEmpty || file != nil else { return nil }
    var words = PackedWords()
    for word in given {
      try check(word, rules) { "\(flag) '\(word)' cannot be an answer" }
      words.append(word)
    }
    if let file { words.append(linesOf: try text(of: file, fileFlag, files, for: rules)) }
    if words.count == 0 { throw UsageError("\(fileFlag): '\(file ?? "")' holds nothing to choose from") }
    if rules.type != nil { words = PackedWords((0..<words.count).map { rules.canonicalForm(of: words[$0]) }) }
    return WordList(words)
  }

  /// What no answer can hold, and what is not of the type, could never be chosen.
  private func check(_ word: String, _ rules: RuleSet, what: () -> String) throws(UsageError) {
    let bytes = word.utf8Span.span
    guard let refusal = rules.characters.judge(bytes, clusterCount: 0).refusal ?? rules.refusalByType(bytes) else {
      return
    }
    throw UsageError("\(what()): \(English().sentence(refusal.reason))")
  }

  /// The text of a file whose lines can be answers.
  private func text(
    of path: String, _ flag: String, _ files: FileReading, for rules: RuleSet
  ) throws(UsageError) -> ArraySlice<UInt8> {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.contents(of: path)
    } catch {
      throw UsageError("\(flag): cannot read '\(path)': \(English().words(for: error))")
    }
    let text = ByteOrderMark.begins(bytes.span) ? bytes.dropFirst(ByteOrderMark.count) : bytes[...]
    // All in one go; the lines are looked at where that does not do.
    let isUTF8 = (try? UTF8Span(validating: text.span)) != nil
    let isPlain = isUTF8 && CharacterRule(allowsLineFeeds: true).judge(text.span, clusterCount: 0).isValid
    if isPlain, rules.type == nil { return text }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let word = String(validating: line, as: UTF8.self) else {
        throw UsageError("\(flag): line \(place + 1) of '\(path)' is not valid UTF-8")
      }
      if !word.isEmpty { try check(word, rules) { "line \(place + 1) of '\(path)' cannot be an answer" } }
    }
    return text
  }
}
