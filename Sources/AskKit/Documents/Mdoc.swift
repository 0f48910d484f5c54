/// Writes mdoc(7), the language of manual pages that say what a word means rather than how it looks.
struct Mdoc {
  private(set) var output = ""

  /// Longest line of running text; readers of the source and `mandoc -Tlint` like short ones.
  private static let lineLength = 78

  mutating func comment(_ text: String) { output += ".\\\" \(text)\n" }

  /// A line that begins with a macro, as it stands.
  mutating func macro(_ line: String) { output += ".\(line)\n" }

  /// A macro whose one argument is text.
  mutating func macro(_ name: String, _ text: String) { macro("\(name) \(Self.argument(text))") }

  mutating func heading(_ title: String, _ text: String = "") {
    macro("Sh \(title)")
    self.text(text)
  }

  /// Paragraphs of running text, in the markup of the flag table.
  mutating func text(_ source: String) {
    for (index, paragraph) in Markup(source).paragraphs.enumerated() {
      if index > 0 { macro("Pp") }
      self.paragraph(paragraph)
    }
  }

  /// How a flag is called on its own.
  mutating func usage(_ flag: Flag) { macro(Self.call(flag)) }

  mutating func list(_ flags: [Flag]) {
    macro("Bl -tag -width Ds")
    for flag in flags {
      macro("It \(flag.short.map { "Fl \($0) , " } ?? "")\(Self.call(flag))")
      text(flag.text)
    }
    macro("El")
  }

  mutating func list(_ items: [ManualItem]) {
    macro("Bl -tag -width Ds")
    for item in items {
      switch item.label {
      case .words(let words): macro("It", words)
      case .environmentVariable(let name): macro("It Ev", name)
      case .path(let path): macro("It Pa", path)
      }
      text(item.text)
    }
    macro("El")
  }

  /// A task in a sentence, and below it the lines as they would be typed.
  mutating func example(_ example: ManualExample) {
    text(example.task)
    macro("Bd -literal -offset indent")
    for line in example.lines.split(separator: "\n", omittingEmptySubsequences: false) {
      output += Self.protectingStart(of: Self.literal(String(line))) + "\n"
    }
    macro("Ed")
  }

  /// Other manual pages, with commas between them.
  mutating func references(_ pages: [(name: String, section: Int)]) {
    for (index, page) in pages.enumerated() {
      macro("Xr \(page.name) \(page.section)\(index < pages.count - 1 ? " ," : "")")
    }
  }

  // MARK: - Running text

  private mutating func paragraph(_ words: [Markup.Word]) {
    var line = ""
    func isEndOfSentence(_ text: String) -> Bool {
      guard let last = text.last(where: { $0 != ")" }) else { return false }
      return ".?!".contains(last)
    }
    for word in words {
      guard word.count == 1, case .text(let plain) = word[0] else {
        endLine(&line)
        macro(Self.macroLine(word))
        continue
      }
      let escaped = Self.escaped(plain)
      if !line.isEmpty, line.count + 1 + escaped.count > Self.lineLength { endLine(&line) }
      line += line.isEmpty ? Self.protectingStart(of: escaped) : " \(escaped)"
      // Each sentence begins a line: then the formatter knows where sentences end.
      if isEndOfSentence(plain) { endLine(&line) }
    }
    endLine(&line)
  }

  private mutating func endLine(_ line: inout String) {
    if !line.isEmpty { output += line + "\n" }
    line = ""
  }

  /// A word that is not only text: a macro, what touches it on its left, and punctuation on its right. Other text there
  /// would be taken for an argument.
  private static func macroLine(_ word: Markup.Word) -> String {
    var atoms = word[...]
    var punctuation = ""
    if case .text(let last)? = atoms.last {
      precondition(last.allSatisfy(".,:;)]?!".contains), "only punctuation may touch what stands before it: \(last)")
      punctuation = last.map { " \($0)" }.joined()
      atoms.removeLast()
    }
    return atoms.map(call).joined(separator: " Ns ") + punctuation
  }

  private static func call(_ atom: Markup.Atom) -> String {
    switch atom {
    case .text(let text): "No \(argument(text))"
    case .flag(let name): flagMacro(name)
    case .literal("ask"): "Nm"
    case .literal(let text): "Ql \(argument(text))"
    case .placeholder(let text): "Ar \(argument(text))"
    case .page(let name, let section): "Xr \(argument(name)) \(section)"
    }
  }

  private static func call(_ flag: Flag) -> String {
    let value = flag.argument.placeholder.map { " Ar \($0)" } ?? ""
    return flagMacro("--\(flag.long)") + value
  }

  /// - Parameter name: with its dashes; the macro brings the first.
  private static func flagMacro(_ name: String) -> String { "Fl \(literal(String(name.dropFirst())))" }

  // MARK: - Characters

  /// One argument of a macro: quoted where it has blanks, and never taken for a macro or for punctuation.
  private static func argument(_ text: String) -> String {
    let escaped = literal(text)
    let mayBeMacro = text.count <= 3 && text.first?.isLetter == true
    let isPunctuation = text.count == 1 && text.first?.isLetter == false && text.first?.isNumber == false
    let protected = mayBeMacro || isPunctuation ? "\\&" + escaped : escaped
    return text.contains(" ") ? "\"\(protected)\"" : protected
  }

  private static func protectingStart(of line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
  }

  /// Text that can be copied into a shell: a formatter that knows Unicode makes typographic quotes, hyphens and accents of
  /// these characters otherwise.
  private static func literal(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result
  }
}
