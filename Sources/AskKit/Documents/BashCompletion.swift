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
        local cur=${COMP_WORDS[COMP_CWORD]} flag='' ended='' prefix='' word candidate i
        COMPREPLY=()

        # Which flag waits for its value where the cursor is? A value may look like a flag, so all words are read.
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ -n $flag ]]; then
            # readline makes three words of --flag=value.
            [[ $word == = ]] || flag=''
          elif [[ -z $ended ]]; then
            case $word in
              --) ended=1 ;;
              \(valued.map { "--\($0.long)" }.joined(separator: " | \\\n          "))) flag=$word ;;
              --*) ;;
              -*) [[ $word =~ ^-[\(shorts(switches))]*([\(shorts(valued))])$ ]] && flag=-${BASH_REMATCH[1]} ;;
            esac
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
            ;;
          *) return ;;
        esac
        for candidate in "${candidates[@]}"; do
          [[ $candidate == "$cur"* ]] && COMPREPLY+=("$prefix$candidate")
        done
      }

      complete -F _ask ask

      """
  }

  private func shorts(_ flags: [Flag]) -> String { flags.compactMap(\.short).map { String($0) }.joined() }

  /// The branches for the flags whose values can be completed.
  private func valueCases(_ flags: [Flag]) -> String {
    flags.compactMap { flag in
      candidates(flag.argument.completion).map { lines in
        let names = (flag.short.map { ["-\($0)"] } ?? []) + ["--\(flag.long)"]
        return "    \(names.joined(separator: " | ")))\n\(lines.map { "      \($0)\n" }.joined())      ;;\n"
      }
    }.joined()
  }

  private func candidates(_ completion: Flag.Completion) -> [String]? {
    switch completion {
    case .nothing: nil
    case .words(let words): ["candidates=(\(words.map(Self.quoted).joined(separator: " ")))"]
    // Names of files are left to readline, which knows about quotes. Without compopt (bash 3.2) there are none.
    case .file: ["compopt -o default 2>/dev/null"]
    case .directory: ["compopt -o dirnames 2>/dev/null"]
    case .command: [Self.reading("compgen -c")]
    case .environmentVariable: [Self.reading("compgen -e")]
    }
  }

  private static func reading(_ command: String) -> String {
    "while IFS= read -r candidate; do candidates+=(\"$candidate\"); done < <(\(command) -- \"$cur\")"
  }

  private static func quoted(_ word: String) -> String {
    word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ? word : ShellQuoting.quoted(word)
  }
}
