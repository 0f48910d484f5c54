import AskKit
import Foundation
import TestSupport
import Testing

/// The completions, loaded into the real shells and asked for candidates. A table of its own shows each kind of
/// completion, whether or not the flags of today have it.
@Suite("Completions")
struct CompletionTests {
  /// A folder with what there is to complete.
  let folder: TemporaryFolder

  static let rows: [Flag] = [
    row("title", short: "t", takes: .value("TEXT")),
    row("json", short: "j"),
    row("max", takes: .value("N")),
    row("max-bytes", takes: .value("N")),
    row("pattern", takes: .value("REGEX"), fits: .texts, isRepeatable: true),
    row("multiline"),
    row("secret", short: "s"),
    row("alert"),
    row("rows", takes: .value("N"), fits: [.multiline]),
    row("field", takes: .value("NAME"), isRepeatable: true),
    row("pick", short: "p", takes: .value("WORD", .words(["one", "two"]))),
    row("generate", takes: .value("WHAT", .words(["man", "bash", "zsh", "fish"]))),
    row("from", takes: .value("FILE", .file)),
    row("run", takes: .value("COMMAND", .command)),
    row("variable", takes: .value("NAME", .environmentVariable)),
  ]

  /// The summary has all the characters that the shells' languages give a meaning.
  static func row(
    _ name: String, short: Character? = nil, takes argument: Flag.Argument = .none, fits kinds: EntryKinds = .all,
    isRepeatable: Bool = false
  ) -> Flag {
    Flag(
      name, short: short, takes: argument, in: .question, fits: kinds, isRepeatable: isRepeatable,
      "It's a [\(name)]: \"$HOME\", `id` and 50% \\ *", ""
    ) { _, _ in }
  }

  static let longNames = Set(rows.map { "--\($0.long)" })

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a folder", "another"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    }
    try folder.write("a file", "")
  }

  /// The words of a line, the last one being completed, and what is expected of it.
  struct Case: CustomTestStringConvertible {
    let words: [String]
    let expected: Set<String>
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., are expected: Set<String>) {
      self.words = words
      self.expected = expected
    }
  }

  static let common: [Case] = [
    Case("--ma", are: ["--max", "--max-bytes"]),
    Case("--generate", "", are: ["man", "bash", "zsh", "fish"]),
    Case("--generate", "b", are: ["bash"]),
    Case("--pick", "", are: ["one", "two"]),
    Case("-p", "t", are: ["two"]),
    Case("-jp", "t", are: ["two"]),
    Case("--title", "x", "--pick", "o", are: ["one"]),
    // A free text has no candidates, least of all the names of files.
    Case("--title", "", are: []),
    // `--pick` is the title here.
    Case("--title", "--pick", "--generate", "z", are: ["zsh"]),
    Case("--", "--ma", are: []),
    Case("--from", "a\\ fi", are: ["a file"]),
    Case("--variable", "ASK_TE", are: ["ASK_TESTED"]),
    Case("--run", "printf", are: ["printf"]),
    // What does not go with the kind of entry is not offered, nor is a second kind.
    Case("--ro", are: ["--rows"]),
    Case("--multiline", "--ro", are: ["--rows"]),
    Case("--secret", "--ro", are: []),
    Case("-js", "--ro", are: []),
    Case("--secret", "--mul", are: []),
    Case("--alert", "--pat", are: []),
    Case("--secret", "--pat", are: ["--pattern"]),
    // Each field of a form has its own.
    Case("--secret", "--field", "a", "--ro", are: ["--rows"]),
    Case("--field", "a", "--secret", "--ro", are: []),
    Case("--field", "a", "--secret", "--field", "b", "--ro", are: ["--rows"]),
    Case("--field", "a", "--max", "1", "--field", "b", "--max-", are: ["--max-bytes"]),
    Case("--max-bytes", "1", "--field", "b", "--max-", are: ["--max-bytes"]),
    // Several times.
    Case("--pattern", "x", "--pat", are: ["--pattern"]),
  ]

  /// A value that looks like the flag of a kind; zsh's `_arguments` takes it for the flag.
  static let confusingValues: [Case] = [
    Case("--title", "--secret", "--ro", are: ["--rows"]),
    Case("-jt", "--secret", "--ro", are: ["--rows"]),
  ]

  // MARK: - bash

  // Names of files come from readline: see its prompt below.
  static let bashCases =
    common.filter { $0.words[0] != "--from" } + confusingValues + [
      Case("--", are: longNames),
      Case("", are: longNames),
      Case("x", are: []),
      // readline breaks words at =.
      Case("--generate", "=", are: ["man", "bash", "zsh", "fish"]),
      Case("--generate", "=", "f", are: ["fish"]),
      Case("--generate", "=", "fish", "--pick", "=", "t", are: ["two"]),
      // A user who took = out of COMP_WORDBREAKS has them in one.
      Case("--generate=f", are: ["--generate=fish"]),
      Case("--title=f", are: []),
      Case("--from=a\\ fi", are: []),
      Case("--from=a f", are: ["--from=a file", "--from=a folder"]),
      Case("--field=a", "--secret", "--field=b", "--ro", are: ["--rows"]),
      Case("--field", "=", "a", "--secret", "--ro", are: []),
      Case("--variable", "=", "ASK_TE", are: ["ASK_TESTED"]),
      Case("--run=printf", are: ["--run=printf"]),
    ]

  @Test("bash, nothing but bash")
  func bashAlone() throws {
    try expect(Self.bashCases, bashCandidates(Self.bashCases, prelude: ""))
  }

  @Test("bash with the bash-completion package")
  func bashWithPackage() throws {
    let package = "/usr/share/bash-completion/bash_completion"
    try #require(FileManager.default.fileExists(atPath: package), "install bash-completion; `make test` does")
    try expect(Self.bashCases, bashCandidates(Self.bashCases, prelude: "source \(package)"))
  }

  @Test("bash at its prompt, where readline breaks words at =")
  func bashAtPrompt() throws {
    let file = try folder.write("ask.bash", bash)
    let session = try TerminalSession(
      ["bash", "--norc", "--noprofile", "-i"], environment: ChildEnvironment.terminal.with(["PS1": "ready> "]))
    try session.waitFor("ready> ")
    try session.send(Keys("ask() { printf '<%s>' \"$@\"; }; cd '\(folder.path)'; . '\(file)'") + .enter)
    try session.waitFor("ready> ")
    for (typed, arguments) in [
      ("--generate=f", "<--generate=fish>"), ("--generate f", "<--generate><fish>"),
      ("--title x --pick=t", "<--title><x><--pick=two>"), ("--from 'a fi", "<--from><a file>"),
      ("--from a\\ fi", "<--from><a file>"), ("--from=a\\ fi", "<--from=a file>"),
      ("--secret --pat", "<--secret><--pattern>"), ("--title an", "<--title><an>"),
    ] {
      try session.send(Keys("ask \(typed)") + .tab + .enter)
      #expect(try session.waitFor("ready> ").contains(arguments))
    }
  }

  @Test("bash keeps strict shells alive: no unset variable, no failing command")
  func bashIsStrict() throws {
    let result = try Judge.run("bash", ["-euc", "eval \"$(cat)\"; complete -p ask"], input: bash)
    #expect(result.status == 0)
    #expect(result.outputText == "complete -F _ask ask\n")
  }

  @Test("shellcheck has nothing to say")
  func shellcheck() throws {
    #expect(try Judge.run("shellcheck", ["-s", "bash", "-"], input: bash).outputText == "")
  }

  private var bash: String { BashCompletion(Self.rows).rendered() }

  private func bashCandidates(_ cases: [Case], prelude: String) throws -> [Set<String>] {
    let calls = cases.map { line in
      """
      COMP_WORDS=(ask \(line.words.map(ShellQuoting.quoted).joined(separator: " "))) COMP_CWORD=\(line.words.count)
      _ask ask "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}" ---

      """
    }
    let script = "\(prelude)\neval \"$(cat)\"\ncd \"$1\"\n" + calls.joined()
    let result = try Judge.run(
      "bash", ["--norc", "--noprofile", "-c", script, "bash", folder.path], input: bash,
      environment: ["ASK_TESTED": "1"])
    #expect(result.errorText == "")
    return groups(of: result.lines)
  }

  /// What was printed for each case, ended by a line of dashes.
  private func groups(of lines: [String]) -> [Set<String>] {
    lines.split(separator: "---", omittingEmptySubsequences: false).dropLast().map { Set($0) }
  }

  private func expect(_ cases: [Case], _ candidates: [Set<String>]) throws {
    try #require(candidates.count == cases.count)
    for (line, candidates) in zip(cases, candidates) { #expect(candidates == line.expected, "\(line)") }
  }

  // MARK: - zsh

  static let zshCases =
    common + [
      Case("--generate=b", are: ["bash"]),
      Case("--from", "a", are: ["a file", "a folder", "another"]),
      Case("--", are: longNames),
      Case("--from=a\\ fi", are: ["a file"]),
      Case("--variable=ASK_TE", are: ["ASK_TESTED"]),
      Case("-po", are: ["one"]),
      Case("--field=a", "--secret", "--field=b", "--ro", are: ["--rows"]),
      // The kind may come last.
      Case("--rows", "3", "--sec", are: []),
      Case("--rows", "3", "--mul", are: ["--multiline"]),
      // Given already, and giving it again would drop the first.
      Case("--json", "--js", are: []),
    ]

  @Test("zsh, autoloaded and sourced", arguments: [false, true])
  func zsh(isSourced: Bool) throws {
    try expect(Self.zshCases, zshCandidates(Self.zshCases, isSourced: isSourced))
  }

  @Test("zsh at its prompt inserts the one match that there is at the first Tab")
  func zshAtPrompt() throws {
    let functions = try TemporaryFolder()
    try functions.write("_ask", ZshCompletion(Self.rows).rendered())
    let session = try TerminalSession(
      ["zsh", "-f", "-i"], environment: ChildEnvironment.terminal.with(["PS1": "ready> "]))
    try session.waitFor("ready> ")
    try session.send(
      Keys("fpath=('\(functions.path)' $fpath); autoload -Uz compinit && compinit -u -D; cd '\(folder.path)'") + .enter)
    try session.waitFor("ready> ")
    try session.send(Keys("ask() { printf '<%s>' \"$@\"; echo }") + .enter)
    try session.waitFor("ready> ")
    for (typed, more, arguments) in [
      ("--titl", "x", "<--title=x>"), ("--mult", "x", "<--multiline><x>"), ("x --js", "", "<x><--json>"),
      ("--title x --ro", "3", "<--title><x><--rows=3>"), ("--generate=ba", "", "<--generate=bash>"),
    ] {
      try session.send(Keys("ask \(typed)") + .tab + Keys(more) + .enter)
      #expect(try session.waitFor("ready> ").contains(arguments), "\(typed)")
    }
  }

  /// An interactive zsh on a pty of zsh's own; its `compadd` tells the candidates instead of listing them.
  private func zshCandidates(_ cases: [Case], isSourced: Bool) throws -> [Set<String>] {
    let functions = try TemporaryFolder()
    try functions.write("_ask", ZshCompletion(Self.rows).rendered())
    let inner = """
      PROMPT= RPROMPT=
      unset zle_bracketed_paste
      \(isSourced ? "" : "fpath=(\(functions.path) $fpath)")
      autoload -Uz compinit && compinit -u -D
      \(isSourced ? "source \(functions.path)/_ask" : "")
      compadd() {
        if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
        local -a hits
        builtin compadd -A hits "$@"
        (( $#hits )) && print -rl -- "candidate "${^${(Q)hits}}
        # Its matches count: without any, the completion would go on to others.
        builtin compadd "$@"
      }
      report() { _main_complete; compstate[insert]= compstate[list]=; print -r -- ---; }
      zle -C report complete-word report
      bindkey "^I" report
      print -r -- READY
      """
    try functions.write("inner", inner)
    let outer = """
      setopt extended_glob
      cd $1 && shift
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "source \(functions.path)/inner"
      while zpty -r shell line; do [[ $line == *READY* ]] && break; done
      for words; do
        zpty -w -n shell $'\\C-u'"ask $words"$'\\t'
        while zpty -r shell line; do
          line=${line%%[$'\\r\\n']##}
          [[ $line == *'candidate '* ]] && print -r -- ${line##*candidate }
          [[ $line == *--- ]] && break
        done
        print -r -- ---
      done
      """
    let lines = cases.map { $0.words.joined(separator: " ") }
    let result = try Judge.run(
      "zsh", ["-f", "-c", outer, "zsh", folder.path] + lines, environment: ["ASK_TESTED": "1"])
    return groups(of: result.lines)
  }

  // MARK: - fish

  static let fishCases =
    common + confusingValues + [
      Case("--generate=b", are: ["--generate=bash"]),
      Case("--variable=ASK_TE", are: ["--variable=ASK_TESTED"]),
      Case("--from=a\\ fi", are: ["--from=a file"]),
      Case("--field=a", "--secret", "--field=b", "--ro", are: ["--rows"]),
    ]

  @Test("fish")
  func fish() throws {
    let script = "source -; cd $argv[1]; for line in $argv[2..]; complete -C $line; echo ---; end"
    let lines = Self.fishCases.map { "ask " + $0.words.joined(separator: " ") }
    let result = try Judge.run(
      "fish", ["--no-config", "-c", script, folder.path] + lines, input: FishCompletion(Self.rows).rendered(),
      environment: ["ASK_TESTED": "1", "HOME": folder.path])
    #expect(result.errorText == "")
    // A description stands after a tab; a folder has a slash.
    let candidates = result.lines.map { line in
      let name = line.prefix { $0 != "\t" }
      return String(name.hasSuffix("/") ? name.dropLast() : name)
    }
    try expect(Self.fishCases, groups(of: candidates))
  }
}
