/// Completions for fish.
package struct FishCompletion {
  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    """
    # fish completion for ask. Made from the flag table by `make generate`; do not edit.

    # The operand is a title, not a file.
    complete -c ask -f
    \(rows.map(line).joined())
    """
  }

  private func line(_ flag: Flag) -> String {
    let short = flag.short.map { "-s \($0) " } ?? ""
    return
      "complete -c ask \(short)-l \(flag.long)\(argument(flag.argument.completion, flag)) -d \(quoted(flag.summary))\n"
  }

  private func argument(_ completion: Flag.Completion, _ flag: Flag) -> String {
    if flag.argument == .none { return "" }
    return switch completion {
    case .nothing: " -x"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .command: " -x -a '(__fish_complete_command)'"
    case .environmentVariable: " -x -a '(set -nx)'"
    }
  }

  /// In fish a backslash escapes a quote inside of quotes, unlike in a POSIX shell.
  private func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "'\(result)'"
  }
}
