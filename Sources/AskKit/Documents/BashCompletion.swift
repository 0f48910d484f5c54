/// Completions for bash. They use nothing but bash itself, 3.2 or newer, so they work with and without the
/// bash-completion package.
package struct BashCompletion {
  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    let valued = rows.filter { $0.argument != .none }
    let switches = rows.filter { $0.argument == .none }
    return """
      # bash completion for ask. Made from the flag table by `make generate`; do not edit.

      _ask() {
        local cur=${COMP_WORDS[COMP_CWORD]} flag='' kind='' ended='' prefix='' refused='' word candidate i
        COMPREPLY=()

        # Which flag waits for its value where the cursor is, and which kind of entry was said for this field? A value
        # may look like a flag, so all words are read.
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ -n $flag ]]; then
            # readline makes three words of --flag=value.
            [[ $word == = ]] || flag=''
          elif [[ -z $ended ]]; then
            case $word in
              --) ended=1 ;;
      \(kindCases)        \(valued.map { "--\($0.long)" }.joined(separator: " | \\\n          "))) flag=$word ;;
              --*) ;;
              -*)
      \(shortKinds)          [[ $word =~ ^-[\(shorts(switches))]*([\(shorts(valued))])$ ]] && flag=-${BASH_REMATCH[1]}
                ;;
            esac
            # Another field, another kind.
            case $word in --field | --field=*) kind='' ;; esac
          fi
        done

        if [[ $cur == = && -n $flag ]]; then
          cur=''
        elif [[ -z $flag && -z $ended && $cur == --*=* ]]; then
          # The user took = out of COMP_WORDBREAKS.
          flag=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
        fi

        local -a candidates=()
        case $flag in
      \(valueCases(valued))    '')
            [[ -n $ended || ( -n $cur && $cur != -* ) ]] && return
            candidates=(
      \(rows.map { "        --\($0.long)\n" }.joined())      )
            case $kind in
      \(refusedCases)      esac
            ;;
          *) return ;;
        esac
        for candidate in "${candidates[@]}"; do
          [[ $refused == *" $candidate "* ]] && continue
          [[ $candidate == "$cur"* ]] && COMPREPLY+=("$prefix$candidate")
        done
      }

      complete -F _ask ask

      """
  }

  private var kindCases: String {
    let flags = KindFlags(rows).all.map { "--\($0.flag.long)" }
    return flags.isEmpty ? "" : "        \(flags.joined(separator: " | "))) kind=$word ;;\n"
  }

  /// The kinds whose letter may stand in a cluster of switches.
  private var shortKinds: String {
    KindFlags(rows).all.compactMap { _, flag in
      flag.short.map { short in
        let others = shorts(rows.filter { $0.argument == .none && $0.short != short })
        return "          [[ $word =~ ^-[\(others)]*\(short) ]] && kind=--\(flag.long)\n"
      }
    }.joined()
  }

  private var refusedCases: String {
    let kinds = KindFlags(rows)
    return kinds.all.map { kind, flag in
      let refused = kinds.refused(by: kind).map { "--\($0.long)" }.joined(separator: " ")
      return "        --\(flag.long)) refused=' \(refused) ' ;;\n"
    }.joined()
  }

  private func shorts(_ flags: [Flag]) -> String { flags.compactMap(\.short).map { String($0) }.joined() }

  /// The branches for the flags whose values can be completed.
  private func valueCases(_ flags: [Flag]) -> String {
    flags.compactMap { flag in
      candidates(flag.argument.completion).map { lines in
        "    \(flag.writtenNames.joined(separator: " | ")))\n\(lines.map { "      \($0)\n" }.joined())      ;;\n"
      }
    }.joined()
  }

  private func candidates(_ completion: Flag.Completion) -> [String]? {
    switch completion {
    case .nothing: nil
    case .words(let words): ["candidates=(\(words.map(Self.quoted).joined(separator: " ")))"]
    // Names of files are left to readline, which knows about quotes. Without compopt (bash 3.2) there are none.
    case .file: Self.files
    case .command: [Self.reading("compgen -c")]
    case .environmentVariable: [Self.reading("compgen -e")]
    }
  }

  /// What readline completes is the whole word, so behind a flag in the same word it is of no use.
  private static let files = [
    "if [[ -z $prefix ]]; then",
    "  compopt -o default 2>/dev/null",
    "else",
    "  compopt -o filenames 2>/dev/null",
    "  \(reading("compgen -f"))",
    "fi",
  ]

  private static func reading(_ command: String) -> String {
    "while IFS= read -r candidate; do candidates+=(\"$candidate\"); done < <(\(command) -- \"$cur\")"
  }

  private static func quoted(_ word: String) -> String {
    word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ? word : ShellQuoting.quoted(word)
  }
}
