import Foundation
import TestSupport
import Testing

/// A question in a hook that real git runs in an interactive shell. Git dies at once of a signal from the terminal, so
/// the terminal must be right before the signal goes out.
@Suite("In a git hook")
struct GitHookTests {
  /// A repository with something to commit and a hook that asks.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let hook = """
      #!/bin/sh
      ticket=$("$ASK" --title Ticket --min 1) || exit
      printf '[%s] %s\\n' "$ticket" "$(cat "$1")" >"$1.new" && mv "$1.new" "$1"
      """
    for command in [["git", "init", "-q"], ["git", "commit", "-q", "--allow-empty", "-m", "first"]] {
      let result = try Program.run(command, environment: environment, directory: folder.path)
      try #require(result.status == 0, "\(result)")
    }
    try folder.write(".git/hooks/prepare-commit-msg", hook, mode: 0o755)
    return folder
  }

  private var environment: [String: String] {
    Ask.environment.with([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c",
    ])
  }

  private func log(_ folder: TemporaryFolder) throws -> String {
    try Program.run(["git", "log", "--format=%s"], environment: environment, directory: folder.path).outputText
  }

  @Test("Ctrl-C leaves the shell's terminal right, twenty times of twenty", arguments: InteractiveShell.all)
  func interrupt(shell: InteractiveShell) throws {
    let folder = try repository()
    let terminal = try shell.start(environment: environment, directory: folder.path)
    let before = try terminal.settings()
    for round in 1...20 {
      try terminal.enter("git commit -q --allow-empty -m second")
      try terminal.session.waitFor(Ask.statusKey)
      try terminal.session.send("ABC" + .control("c"))
      try terminal.waitForPrompt()
      #expect(try terminal.settings() == before, "round \(round)")
    }
    #expect(try log(folder) == "first\n", "git committed nothing (enquirer#480, cz-cli#736, np#528)")
  }

  @Test("the answer gets into the commit", arguments: InteractiveShell.all)
  func answer(shell: InteractiveShell) throws {
    let folder = try repository()
    let terminal = try shell.start(environment: environment, directory: folder.path)
    let before = try terminal.settings()
    try terminal.enter("git commit -q --allow-empty -m second </dev/null")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send("ABC-1" + .enter)
    try terminal.waitForPrompt()
    #expect(try log(folder) == "[ABC-1] second\nfirst\n")
    #expect(try terminal.settings() == before)
  }

  @Test("a cancelled question stops the commit")
  func cancel() throws {
    let folder = try repository()
    let terminal = try InteractiveShell.bash.start(environment: environment, directory: folder.path)
    try terminal.enter("git commit -q --allow-empty -m second")
    try terminal.session.waitFor(Ask.statusKey)
    try terminal.session.send(.control("d"))
    try terminal.waitForPrompt()
    #expect(try log(folder) == "first\n")
  }

  @Test("with nobody to ask, the commit stops and says why (cz-cli#736, githooks#85)")
  func nobody() throws {
    let folder = try repository()
    let result = try Program.run(
      ["git", "commit", "--allow-empty", "-m", "second"], environment: environment, directory: folder.path)
    #expect(result.status != 0)
    #expect(result.errorText.contains("there is no terminal to ask on"), "\(result)")
    #expect(try log(folder) == "first\n")
  }
}
