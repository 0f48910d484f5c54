/// Completions for fish.
package struct FishCompletion {
  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    """
    # fish completion for ask. Made from the flag table by `make generate`; do not edit.

    # Whether a flag for these kinds of entry fits what was said of this field; without any, whether no kind was said.
    function __ask_fits
        set -l kind
        set -l waits
        for token in (commandline -opc)[2..]
            if test -n "$waits"
                # A value may look like a flag.
                set waits
                continue
            end
            switch $token
                case --field '--field=*'
                    set kind
    \(kindCases)        end
    \(shortKinds)        string match -qr -- '\(valuedPattern)' $token
            and set waits 1
        end
        test -z "$kind"
        or contains -- $kind $argv
    end

    # The operand is a title, not a file.
    complete -c ask -f
    \(rows.map(line).joined())
    """
  }

  private func line(_ flag: Flag) -> String {
    let short = flag.short.map { "-s \($0) " } ?? ""
    let value = argument(flag.argument.completion, flag)
    return "complete -c ask\(condition(flag)) \(short)-l \(flag.long)\(value) -d \(quoted(flag.summary))\n"
  }

  private func condition(_ flag: Flag) -> String {
    if EntryKind(rawValue: flag.long) != nil { return " -n __ask_fits" }
    let fitting = EntryKind.allCases.filter { flag.kinds.contains(EntryKinds($0)) }
    if fitting.count == EntryKind.allCases.count { return "" }
    return " -n '__ask_fits \(fitting.map(\.rawValue).joined(separator: " "))'"
  }

  private var kindCases: String {
    KindFlags(rows).all.map { kind, flag in
      "            case --\(flag.long)\n                set kind \(kind.rawValue)\n"
    }.joined()
  }

  /// The kinds whose letter may stand in a cluster of switches.
  private var shortKinds: String {
    KindFlags(rows).all.compactMap { kind, flag in
      flag.short.map { short in
        let others = Self.shorts(rows.filter { $0.argument == .none && $0.short != short })
        return "        string match -qr -- '^-[\(others)]*\(short)' $token\n        and set kind \(kind.rawValue)\n"
      }
    }.joined()
  }

  /// The flags behind which a value stands as a word of its own.
  private var valuedPattern: String {
    let valued = rows.filter { $0.argument != .none }
    let long = valued.map(\.long).joined(separator: "|")
    let switches = rows.filter { $0.argument == .none }
    return "^(--(\(long))|-[\(Self.shorts(switches))]*[\(Self.shorts(valued))])$"
  }

  private static func shorts(_ flags: [Flag]) -> String { flags.compactMap(\.short).map { String($0) }.joined() }

  private func argument(_ completion: Flag.Completion, _ flag: Flag) -> String {
    if flag.argument == .none { return "" }
    return switch completion {
    case .nothing: " -x"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
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
