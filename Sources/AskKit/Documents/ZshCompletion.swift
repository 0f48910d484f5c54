/// Completions for zsh, told to its own `_arguments`.
package struct ZshCompletion {
  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    """
    #compdef ask
    # Made from the flag table by `make generate`; do not edit.

    _ask() {
      # Each field of a form has flags of its own, so those of the fields before it are of no account.
      local -i field=${words[1,CURRENT-1][(I)--field(|=*)]}
      if (( field > 1 )); then
        words=("$words[1]" "${(@)words[field,-1]}")
        (( CURRENT -= field - 2 ))
      fi
      # -s: switches may be clustered; -S: nothing is a flag after --. A message keeps zsh from inserting the one match
      # that there is, so the title has none where a flag is being written.
      _arguments -s -S \\
    \(rows.map { "    \(spec($0)) \\\n" }.joined())    '(-t --title):title:{ [[ $PREFIX == -* ]] || _message title }'
    }

    # Works as an autoloaded file of $fpath and with source.
    if [[ $funcstack[1] == _ask ]]; then
      _ask "$@"
    else
      compdef _ask ask
    fi

    """
  }

  private func spec(_ flag: Flag) -> String {
    let takesValue = flag.argument != .none
    let long = "--\(flag.long)\(takesValue ? "=" : "")"
    let names = flag.short.map { "{-\($0)\(takesValue ? "+" : ""),\(long)}" } ?? long
    let description = "[\(escaped(flag.summary))]\(argument(flag.argument))"
    return "\(exclusion(flag))\(names)\(ShellQuoting.quoted(description))"
  }

  /// What is no longer offered once the flag was given.
  private func exclusion(_ flag: Flag) -> String {
    if flag.section == .help { return "'(- :)'" }
    let kinds = KindFlags(rows)
    var excluded = EntryKind(rawValue: flag.long).map(kinds.refused) ?? kinds.refusing(flag)
    if !flag.isRepeatable && !excluded.contains(where: { $0.long == flag.long }) { excluded.insert(flag, at: 0) }
    let list = excluded.isEmpty ? "" : "(\(excluded.flatMap(\.writtenNames).joined(separator: " ")))"
    return "'\(list)\(flag.isRepeatable ? "*" : "")'"
  }

  private func argument(_ argument: Flag.Argument) -> String {
    guard let placeholder = argument.placeholder else { return "" }
    let action =
      switch argument.completion {
      case .nothing: " "
      case .words(let words): "(\(words.map { escaped($0) }.joined(separator: " ")))"
      case .file: "_files"
      case .command: "_cmdstring"
      case .environmentVariable: "_parameters -g '*export*'"
      }
    return ":\(placeholder.lowercased()):\(action)"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
