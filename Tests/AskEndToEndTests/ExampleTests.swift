import Foundation
import TestSupport
import Testing

/// The scripts in examples/, each run with the real tool that it is for.
@Suite("Examples")
struct ExampleTests {
  /// A folder that is the home directory and holds a `bin` with `ask` in it.
  let home: TemporaryFolder
  let environment: [String: String]

  init() throws {
    home = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: home.path("bin"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: home.path("bin/ask"), withDestinationPath: AskBinary.path)
    environment = ChildEnvironment.terminal.with([
      "PATH": home.path("bin") + ":" + ChildEnvironment.path["PATH"]!, "HOME": home.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.org",
      "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.org",
    ])
  }

  static func path(_ example: String) -> String { Repository.path("examples/\(example)") }

  func onTerminal(
    _ command: [String], _ variables: [String: String] = [:], in folder: String? = nil
  ) throws -> TerminalSession {
    try TerminalSession(
      command, environment: environment.with(variables), directory: folder ?? home.path, standardOutput: .pipe,
      standardError: .pipe)
  }

  func withoutTerminal(
    _ command: [String], _ variables: [String: String] = [:], in folder: String? = nil
  ) throws -> Program.Result {
    try Program.run(command, environment: environment.with(variables), directory: folder ?? home.path)
  }

  /// A repository with a hook, and something to commit.
  private func repository(hook: String, from example: String? = nil) throws -> String {
    let folder = home.path("work")
    for command in [["git", "init", "-q", "-b", "main", folder], ["git", "-C", folder, "add", "file"]] {
      if command.contains("add") { try home.write("work/file", "text\n") }
      let result = try withoutTerminal(command)
      try #require(result.status == 0, "\(result)")
    }
    try FileManager.default.createDirectory(atPath: folder + "/.git/hooks", withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: folder + "/.git/hooks/\(hook)")
    try FileManager.default.copyItem(
      atPath: Self.path(example ?? hook), toPath: folder + "/.git/hooks/\(hook)")
    return folder
  }

  private func subjects(_ folder: String) throws -> String {
    try withoutTerminal(["git", "log", "--format=%B"], in: folder).outputText
  }

  @Test("every script can be run")
  func executable() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path("examples"))
    for name in names where name != "release.mk" { #expect(access(Self.path(name), X_OK) == 0, "\(name)") }
  }

  @Test("prepare-commit-msg puts a ticket before the message; cancelled or interrupted, nothing is committed")
  func ticket() throws {
    let folder = try repository(hook: "prepare-commit-msg")
    for (keys, status) in [(Keys.control("d"), 1), (.control("c"), nil)] as [(Keys, Int32?)] {
      let session = try onTerminal(["git", "commit", "-qm", "Say hello"], in: folder)
      try session.waitFor(Ask.statusKey)
      try session.send("ABC" + keys)
      let ending = try session.waitForEnd()
      #expect(status.map { ending == .exited($0) } ?? (ending != .exited(0)), "\(ending)")
      #expect(try subjects(folder) == "")
      try Ask.expectRestored(session)
    }
    let session = try onTerminal(["git", "commit", "-qm", "Say hello"], in: folder)
    try session.waitFor(Ask.statusKey)
    try session.send("ABC" + .enter)
    try session.waitFor("Enter a ticket such as ABC-123.")
    try session.send("-12" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try subjects(folder) == "ABC-12: Say hello\n\n")
    try Ask.expectRestored(session)
  }

  @Test("prepare-commit-msg without a person: the variable, or no commit (enquirer#480, cz-cli#736)")
  func ticketUnattended() throws {
    let folder = try repository(hook: "prepare-commit-msg")
    let refused = try withoutTerminal(["git", "commit", "-qm", "Say hello"], in: folder)
    #expect(refused.status == 1)
    #expect(refused.errorText.contains("': there is no terminal to ask on; set TICKET, or "))
    #expect(try subjects(folder) == "")
    #expect(try withoutTerminal(["git", "commit", "-qm", "Say hello"], ["TICKET": "ABC-12"], in: folder).status == 0)
    #expect(try subjects(folder) == "ABC-12: Say hello\n\n")
  }

  @Test("commit-msg passes a good line without a word, and lets a long one be corrected")
  func subject() throws {
    let folder = try repository(hook: "commit-msg")
    let long = String(repeating: "long ", count: 14) + "end"
    let session = try onTerminal(["git", "commit", "-qm", long, "-m", "Body.\n\nMore."], in: folder)
    try session.waitFor(Ask.statusKey)
    try session.send(.enter)
    try session.waitFor("Enter at most 72 characters; there are 73.")
    try session.send(.control("w") + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try subjects(folder) == String(repeating: "long ", count: 14) + ".\n\nBody.\n\nMore.\n\n")
    try Ask.expectRestored(session)

    let good = try withoutTerminal(["git", "commit", "-q", "--amend", "-m", "Short"], in: folder)
    #expect(good.status == 0)
    #expect(good.errorText == "")
    let refused = try withoutTerminal(["git", "commit", "-q", "--amend", "-m", long], in: folder)
    #expect(refused.status == 1)
    #expect(refused.errorText.contains("': there is no terminal to ask on; "))
    #expect(try subjects(folder) == "Short\n\n")
  }

  @Test("commit-msg judges the line that git takes for the subject, behind blank lines and comments")
  func subjectBelow() throws {
    let folder = try repository(hook: "commit-msg")
    let long = String(repeating: "long ", count: 14) + "end"
    let message = try home.write("message", "\n# A hint\n\n\(long)\n\nBody.\n")
    let commit = ["git", "-c", "core.editor=cp \(message)", "commit", "-q"]
    let session = try onTerminal(commit, in: folder)
    try session.waitFor("Enter at most 72 characters; there are 73.")
    try session.send(.control("w") + "." + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try subjects(folder) == String(repeating: "long ", count: 14) + ".\n\nBody.\n\n")

    _ = try home.write("message", "\nShort\n")
    let good = try withoutTerminal(commit + ["--amend"], in: folder)
    #expect(good.status == 0, "\(good)")
    #expect(try subjects(folder) == "Short\n\n")
  }

  @Test("commit-msg leaves an empty message to git, which then gives up")
  func emptyMessage() throws {
    let folder = try repository(hook: "commit-msg")
    let run = try withoutTerminal(["git", "-c", "core.editor=cp /dev/null", "commit"], in: folder)
    #expect(run.status == 1)
    #expect(run.errorText.contains("empty commit message"))
    #expect(!run.errorText.contains("ask:"))
  }

  @Test("pre-push confirms a push to main, no other, with git's list intact (python-prompt-toolkit#1030)")
  func push() throws {
    let folder = try repository(hook: "pre-push")
    #expect(try withoutTerminal(["git", "init", "-q", "--bare", home.path("remote")]).status == 0)
    for command in [
      ["git", "remote", "add", "origin", home.path("remote")], ["git", "commit", "-qm", "Say hello"],
      ["git", "push", "-q", "origin", "HEAD:refs/heads/topic"],
    ] {
      let result = try withoutTerminal(command, in: folder)
      #expect(result.status == 0, "\(result)")
    }
    let pushed = {
      try self.withoutTerminal(["git", "branch", "--format=%(refname:short)"], in: self.home.path("remote")).outputText
    }
    let push = [
      "git", "push", "-q", "origin", "HEAD:refs/heads/other", "HEAD:refs/heads/main", "HEAD:refs/heads/third",
    ]
    for keys in ["n" + .enter, Keys.control("d")] {
      let session = try onTerminal(push, in: folder)
      try session.waitFor("Push to main of origin?")
      session.settle()
      try session.send(keys)
      #expect(try session.waitForEnd() != .exited(0))
      #expect(try pushed() == "topic\n")
      try Ask.expectRestored(session)
    }
    let session = try onTerminal(push, in: folder)
    try session.waitFor("Push to main of origin?")
    session.settle()
    try session.send("yes" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try pushed() == "main\nother\nthird\ntopic\n")
    // A deletion is a push to main too.
    let delete = ["git", "push", "-q", "origin", ":main"]
    let refused = try withoutTerminal(delete, in: folder)
    #expect(refused.status == 1)
    #expect(refused.errorText.contains("': there is no terminal to ask on; set PUSH_TO_MAIN, or "))
    let deleted = try withoutTerminal(delete, ["PUSH_TO_MAIN": "yes"], in: folder)
    #expect(deleted.status == 0, "\(deleted)")
    #expect(try pushed() == "other\nthird\ntopic\n")
  }

  @Test("a Makefile target")
  func make() throws {
    let command = ["make", "-sf", Self.path("release.mk"), "release"]
    let session = try onTerminal(command)
    try session.waitFor(Ask.statusKey)
    try session.send("1.2.0" + .enter)
    try session.waitFor("Release 1.2.0?")
    try session.waitFor(Ask.statusKey)
    try session.send("yes" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Releasing 1.2.0.\n")

    let stopped = try onTerminal(command)
    try stopped.waitFor(Ask.statusKey)
    try stopped.send(.control("c"))
    #expect(try stopped.waitForEnd() != .exited(0))
    #expect(stopped.output.text == "")
    try Ask.expectRestored(stopped)

    #expect(try withoutTerminal(command + ["VERSION=1.2.0", "RELEASE=yes"]).outputText == "Releasing 1.2.0.\n")
    let unanswered = try withoutTerminal(command)
    #expect(unanswered.status == 2)
    #expect(unanswered.errorText.contains("': there is no terminal to ask on; "))
  }

  @Test("a CI step takes its answers from the environment, by the same rules, and never waits")
  func continuousIntegration() throws {
    let variables = ["CI": "true", "VERSION": "1.2.0", "DEPLOY_TOKEN": "hunter2secret", "DEPLOY": "yes"]
    // A runner may well have a terminal; nobody sits at it.
    let deployed = try onTerminal([Self.path("ci-deploy")], variables)
    #expect(try deployed.waitForEnd() == .exited(0))
    #expect(deployed.output.text == "Deployed 1.2.0 to staging.\n")
    #expect(deployed.display.text == "")

    for (change, status, word) in [
      (["VERSION": "1.2"], 5, "VERSION"), (["DEPLOY_TOKEN": "hunter2"], 5, "DEPLOY_TOKEN"), (["DEPLOY": "no"], 1, nil),
      (["TARGET": "moon"], 5, "TARGET"),
    ] as [([String: String], Int32, String?)] {
      let result = try withoutTerminal([Self.path("ci-deploy")], variables.with(change))
      #expect(result.status == status, "\(change)")
      #expect(result.outputText == "")
      #expect(word.map { result.errorText.contains($0) } ?? result.errorText.isEmpty)
      #expect(!result.errorText.contains("hunter2"))
    }
    let missing = try onTerminal([Self.path("ci-deploy")], variables.without("DEPLOY"))
    #expect(try missing.waitForEnd() == .exited(4))
    #expect(missing.errors.text.contains("': CI is set, so nobody is asked; set DEPLOY, or "))
  }

  @Test("the same CI script asks a person on a terminal")
  func continuousIntegrationByHand() throws {
    let session = try onTerminal([Self.path("ci-deploy")], ["VERSION": "1.2.0"])
    try session.waitFor("Where to")
    try session.waitFor(Ask.statusKey)
    try session.send("production" + .enter)
    try session.waitFor("Token")
    try session.waitFor(Ask.statusKey)
    try session.send("hunter2secret" + .enter)
    try session.waitFor("Deploy 1.2.0 to production?")
    try session.waitFor(Ask.statusKey)
    try session.send("yes" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Deployed 1.2.0 to production.\n")
    #expect(!session.display.contains("hunter2"))
  }

  @Test("new-folder with a person, and the same script without")
  func newFolder() throws {
    let session = try onTerminal([Self.path("new-folder")])
    try session.waitFor(Ask.statusKey)
    try session.send("my docs" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Made my docs.\n")
    #expect(access(home.path("my docs"), X_OK) == 0)

    let unattended = Self.path("new-folder-unattended")
    let made = try onTerminal([unattended, "notes"])
    #expect(try made.waitForEnd() == .exited(0))
    #expect(made.display.text == "")
    #expect(access(home.path("notes"), X_OK) == 0)
    let invalid = try withoutTerminal([unattended, "a/b"])
    #expect(invalid.status == 5)
    #expect(invalid.errorText.contains("': the answer in FOLDER is not valid: Enter the name of a file"))
    #expect(try withoutTerminal([unattended]).status == 5)
  }

  @Test("a form signs in: variables of the shell, the password seen nowhere")
  func signIn() throws {
    let session = try onTerminal([Self.path("sign-in")])
    try session.waitFor(Ask.statusKey)
    try session.send("ann@example.org" + .enter)
    try session.waitFor("Password")
    try session.waitFor(Ask.statusKey)
    try session.send("it's a secret" + .enter)
    try session.waitFor("Remember me?")
    try session.waitFor(Ask.statusKey)
    try session.send("y" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Signing in ann@example.org with a password of 13 bytes; remember: yes.\n")
    #expect(!session.display.contains("it's a secret"))
    try Ask.expectRestored(session)

    let cancelled = try onTerminal([Self.path("sign-in")])
    try cancelled.waitFor(Ask.statusKey)
    try cancelled.send(.control("d"))
    #expect(try cancelled.waitForEnd() == .exited(3))
    #expect(cancelled.output.text == "")
  }

  @Test("a wizard makes a project, whichever way one goes through it")
  func newProject() throws {
    let session = try onTerminal([Self.path("new-project")])
    try session.waitFor(Ask.statusKey)
    try session.send("my-tool" + .enter)
    try session.waitFor("my_name2")
    try session.send(.control("u") + "my_tool" + .enter + "apache" + .tab + .enter)
    try session.waitFor("First version")
    try session.waitFor(Ask.statusKey)
    try session.send(.shiftTab + .enter + .enter)
    try session.waitFor("Description")
    try session.waitFor(Ask.statusKey)
    try session.send("Two" + .enter + "lines." + .altEnter)
    try session.waitFor("With tests?")
    try session.waitFor(Ask.statusKey)
    try session.send(.enter)
    try session.waitFor("my_tool is ready")
    try session.waitFor(Ask.statusKey)
    try session.send(.enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Made my_tool.\n")
    let text = String(decoding: try home.read("my_tool/README.md"), as: UTF8.self)
    #expect(text == "# my_tool 0.1.0\n\nTwo\nlines.\n\nLicence: Apache-2.0\n")
    #expect(access(home.path("my_tool/tests"), X_OK) == 0)
    try Ask.expectRestored(session)
  }

  @Test("a checklist tags only when every point is done")
  func checklist() throws {
    let command = [Self.path("release-checklist")]
    let done = ["CHANGELOG_DONE": "yes", "TESTS_DONE": "true"]
    let session = try onTerminal(command, done)
    try session.waitFor(Ask.statusKey)
    try session.send("1.2.0" + .enter)
    try session.waitFor("Is the manual page up to date?")
    try session.waitFor(Ask.statusKey)
    try session.send("done" + .enter)
    try session.waitFor("Tag v1.2.0 now?")
    try session.waitFor(Ask.statusKey)
    try session.send("tag" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "Tagging v1.2.0.\n")

    let version = ["VERSION": "1.2.0"]
    let open = try withoutTerminal(command, done.with(version).with(["DOCS_DONE": "no"]))
    #expect(open.status == 1)
    #expect(open.errorText == "Still open: Is the manual page up to date?\n")
    let unanswered = try withoutTerminal(command, done.with(version))
    #expect(unanswered.status == 4)
    let tagged = try withoutTerminal(command, done.with(version).with(["DOCS_DONE": "yes", "TAG_NOW": "yes"]))
    #expect(tagged.outputText == "Tagging v1.2.0.\n")
  }

  @Test("an installer: five questions by hand once, then without anybody")
  func installer() throws {
    let command = [Self.path("installer")]
    let answers = home.path("answers")
    let session = try onTerminal(command, ["ASK_RECORD": answers])
    let steps: [(title: String, keys: Keys)] = [
      ("Install to", "~/my app" + .enter), ("Edition", "FULL" + .enter),
      ("Greeting", "  Hello = \\o/" + .enter + "# 日本" + .altEnter), ("Licence token", "hunter2secret" + .enter),
      ("Start it at login?", .enter),
    ]
    for (title, keys) in steps {
      try session.waitFor(title)
      try session.waitFor(Ask.statusKey)
      session.settle()
      try session.send(keys)
    }
    #expect(try session.waitForEnd() == .exited(0))
    let folder = home.path("my app")
    #expect(session.output.text == "Installed to \(folder).\n")
    let recorded = """
      folder=\(folder)
      edition=full
      greeting=  Hello = \\\\o/\\n# 日本
      autostart=no

      """
    #expect(String(decoding: try home.read("answers"), as: UTF8.self) == recorded)
    let installed = try ["greeting", "token", "settings"].map { try home.read("my app/\($0)") }
    #expect(String(decoding: installed[0], as: UTF8.self) == "  Hello = \\o/\n# 日本\n")

    try FileManager.default.removeItem(atPath: folder)
    let missing = try withoutTerminal(command, ["ASK_ANSWERS": answers])
    #expect(missing.status == 4)
    #expect(
      missing.errorText.hasPrefix(
        "ask: question 'token': there is no terminal to ask on; write token=... to '\(answers)', set INSTALLER_TOKEN, or "
      ))
    #expect(access(folder, F_OK) != 0)
    let again = try withoutTerminal(command, ["ASK_ANSWERS": answers, "INSTALLER_TOKEN": "hunter2secret"])
    #expect(again.status == 0, "\(again)")
    #expect(again.outputText == "Installed to \(folder).\n")
    #expect(try ["greeting", "token", "settings"].map { try home.read("my app/\($0)") } == installed)

    try home.write("answers", "\(recorded)edition=huge\n")
    let invalid = try withoutTerminal(command, ["ASK_ANSWERS": answers, "INSTALLER_TOKEN": "hunter2secret"])
    #expect(invalid.status == 5)
    #expect(
      invalid.errorText
        == "ask: question 'edition': the answer in line 5 of '\(answers)' is not valid: Enter full or small.\n")
  }

  @Test("commit-draft: a message that Ctrl-C or a kill interrupted is there at the next commit")
  func commitDraft() throws {
    let folder = try repository(hook: "prepare-commit-msg", from: "commit-draft")
    let commit = ["git", "-c", "core.editor=true", "commit", "-q"]
    let draft = { try? String(contentsOfFile: folder + "/.git/commit-draft", encoding: .utf8) }
    let first = try onTerminal(commit, in: folder)
    try first.waitFor(Ask.statusKey)
    #expect(first.display.contains("1 file changed"))
    try first.send("Say hello" + .enter * 2 + "日本語" + .control("c"))
    #expect(try first.waitForEnd() != .exited(0))
    #expect(try subjects(folder) == "")
    #expect(draft() == "Say hello\n\n日本語\n")
    try Ask.expectRestored(first)

    let second = try onTerminal(commit, in: folder)
    try second.waitFor("Taken up from the draft.")
    #expect(second.display.contains("Say hello"))
    try second.send(" and more")
    try second.wait(for: "the draft") { draft() == "Say hello\n\n日本語 and more\n" }
    // Git, the hook and all.
    #expect(kill(-second.process.id, SIGKILL) == 0)
    #expect(try second.waitForEnd() == .signalled(SIGKILL))
    #expect(try subjects(folder) == "")

    let third = try onTerminal(commit, in: folder)
    try third.waitFor("Taken up from the draft.")
    try third.send("." + .altEnter)
    #expect(try third.waitForEnd() == .exited(0))
    #expect(try subjects(folder) == "Say hello\n\n日本語 and more.\n\n")
    #expect(draft() == nil)
    let amended = try withoutTerminal(commit + ["--amend", "-m", "Hello"], in: folder)
    #expect(amended.status == 0, "a message that git has is left alone: \(amended)")
  }
}
