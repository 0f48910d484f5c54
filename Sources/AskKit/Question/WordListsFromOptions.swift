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
    var words = given
    for word in given { try check(word, rules) { "\(flag) '\(word)' cannot be an answer" } }
    if let file {
      let lines = try lines(of: file, fileFlag, files)
      for (place, line) in lines.enumerated() where !line.isEmpty {
        try check(line, rules) { "line \(place + 1) of '\(file)' cannot be an answer" }
        words.append(line)
      }
      if words.isEmpty { throw UsageError("\(fileFlag): '\(file)' holds nothing to choose from") }
    }
    return WordList(rules.type == nil ? words : words.map { rules.canonicalForm(of: $0) })
  }

  /// What no answer can hold, and what is not of the type, could never be chosen.
  private func check(_ word: String, _ rules: RuleSet, what: () -> String) throws(UsageError) {
    let bytes = word.utf8Span.span
    guard let refusal = rules.characters.judge(bytes, clusterCount: 0).refusal ?? rules.refusalByType(bytes) else {
      return
    }
    throw UsageError("\(what()): \(English().sentence(refusal.reason))")
  }

  private func lines(of path: String, _ flag: String, _ files: FileReading) throws(UsageError) -> [String] {
    var bytes: ArraySlice<UInt8>
    do throws(FileReading.Failure) {
      bytes = try files.contents(of: path)[...]
    } catch {
      throw UsageError("\(flag): cannot read '\(path)': \(error.words)")
    }
    // A byte order mark, as editors on Windows write it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: line, as: UTF8.self) else {
        throw UsageError("\(flag): line \(lines.count + 1) of '\(path)' is not valid UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}
