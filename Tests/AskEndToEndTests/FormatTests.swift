import Foundation
import TestSupport
import Testing

/// What scripts make of the formats, with real shells and tools around the real program.
@Suite("Formats")
struct FormatTests {
  static let shells = ["bash", "dash", "zsh", "ksh"]

  /// Texts that break naive quoting.
  static let texts = [
    "docs", "", "it's", "\"quoted\"", "$(echo no) `echo no` $HOME ${x}", "back\\slash\\n", "-n", "--help", "a  b\tc",
    "*?[a]~!#;&|<>(){}", "'; echo no; '", "日本語 é \u{65}\u{301} 👩‍👩‍👧", "%s%d", "=x", "\\", "'", "''",
  ]

  private func run(_ shell: String, _ script: String, _ variables: [String: String] = [:]) throws -> Program.Result {
    try Program.run([shell, "-c", script], environment: Ask.environment.with(variables))
  }

  @Test("eval gives back the exact text, of one line and of several", arguments: shells)
  func eval(shell: String) throws {
    for text in Self.texts + ["two\nlines", "\n\nend\n\n", "a\\\n'b'"] {
      let result = try run(
        shell,
        """
        set -eu
        eval "$("$ASK" Name --multiline --env ANSWER --format shell --name v)"
        printf '%s' "$v"
        """, ["ANSWER": text])
      #expect(result.status == 0)
      #expect(result.outputText == text)
      #expect(result.errorText == "")
    }
  }

  @Test("under set -e, eval ends the script with the status of every ending, usage errors included", arguments: shells)
  func evalStatus(shell: String) throws {
    let endings: [(flags: String, status: Int32)] = [
      ("", 4), ("--env ANSWER --max 2", 5), ("--env ANSWER --min 5 --max 3", 2), ("--no-such-flag", 2), ("--secret", 4),
      ("--no-input", 4),
    ]
    for (flags, status) in endings {
      let command = "eval \"$(\"$ASK\" Name --format shell --name v \(flags))\""
      let stopped = try run(shell, "set -e; \(command); echo went on", ["ANSWER": "docs"])
      #expect(stopped.status == status, "\(flags)")
      #expect(stopped.outputText == "")
      #expect(stopped.errorText.wholeMatch(of: /ask: [^\n]+\n/) != nil)
      let branched = try run(shell, "set -e; \(command) || echo \"status $? ${v-unset}\"", ["ANSWER": "docs"])
      #expect(branched.outputText == "status \(status) unset\n")
    }
  }

  @Test("eval carries what a person does: answer, cancel, a time limit", arguments: shells)
  func evalOnTerminal(shell: String) throws {
    let cases: [(flags: String, keys: Keys, output: String)] = [
      ("", "it's" + .enter, "0 it's\n"), ("", .control("d"), "3 unset\n"), ("--timeout 1", "", "124 unset\n"),
      ("--timeout 1 --default main", "x", "0 main\n"),
    ]
    for test in cases {
      let session = try Ask.shell(
        "eval \"$(\"$ASK\" Name \(test.flags) --format shell --name v)\"; echo \"$? ${v-unset}\"", shell: shell)
      try session.waitFor(Ask.statusKey)
      try session.send(test.keys)
      try session.waitForEnd()
      #expect(session.output.text == test.output)
      try Ask.expectRestored(session)
    }
  }

  @Test("jq and python read the exact text")
  func json() throws {
    for text in Self.texts {
      let command = "\"$ASK\" Name --env ANSWER --json --name folder"
      let byJQ = try run("sh", "\(command) | jq -j .value", ["ANSWER": text])
      #expect(byJQ.outputText == text)
      let byPython = try run(
        "sh", "\(command) | python3 -c 'import json,sys; d = json.load(sys.stdin); print(list(d), end=d[\"value\"])'",
        ["ANSWER": text])
      #expect(byPython.outputText == "['status', 'name', 'value']" + text)
    }
  }

  @Test("read -d '' and xargs -0 take what ends in NUL")
  func nul() throws {
    let read = try run(
      "bash",
      """
      IFS= read -r -d '' v < <("$ASK" Text --multiline --env ANSWER --format nul); printf '[%s]' "$v"
      "$ASK" Text --multiline --env ANSWER --format nul | xargs -0 printf '[%s]'
      """, ["ANSWER": "two\nlines \n"])
    #expect(read.outputText == "[two\nlines \n][two\nlines \n]")
  }

  @Test("without a line feed there is none")
  func noNewline() throws {
    for (flags, output) in [
      ("", "docs"), ("--json", #"{"status":"answered","value":"docs"}"#), ("--format nul", "docs\0"),
      ("--format shell --name v", "v='docs'"),
    ] {
      let result = try run("sh", "\"$ASK\" Name --env ANSWER --no-newline \(flags)", ["ANSWER": "docs"])
      #expect(result.outputText == output)
    }
  }
}
