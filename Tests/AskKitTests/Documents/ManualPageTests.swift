import AskKit
import Foundation
import TestSupport
import Testing

@Suite("The manual page")
struct ManualPageTests {
  let page = ManualPage(FlagTable.rows).rendered()

  @Test("mandoc has nothing to warn of")
  func passesMandoc() throws {
    let lint = try Judge.run("mandoc", ["-Tlint", "-Wwarning"], input: page)
    #expect(lint.status == 0)
    #expect(lint.outputText + lint.errorText == "")
  }

  @Test("groff has nothing to warn of, by the macros for both kinds of page", arguments: ["-man", "-mandoc", "-mdoc"])
  func passesGroff(macros: String) throws {
    let groff = try Judge.run("groff", [macros, "-Tutf8", "-ww", "-z"], input: page)
    #expect(groff.status == 0)
    #expect(groff.errorText == "")
  }

  @Test("is ASCII, so that no formatter has to know its encoding")
  func isASCII() {
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("its sections stand in the order of mdoc(7), its own among them")
  func sections() {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { String($0.dropFirst(4)) }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "KEYS", "WHAT IS VALID", "TYPES", "SECRETS", "ENVIRONMENT", "FILES",
        "EXIT STATUS",
        "EXAMPLES",
        "SEE ALSO", "STANDARDS", "CAVEATS",
      ])
  }

  @Test("reads as it was meant: literals can be copied, flags keep both dashes, nothing is lost")
  func readable() throws {
    let row = Flag(
      "a-flag", short: "a", takes: .value("N"), in: .question, "",
      """
      A *VALUE*, and `--a-flag`; (see regex(7)) or `--a-flag 1`, (`\\d` and `'~^-"` and `> `). It is a`b`. \
      .Nm `Fl` `.` *Ar*

      'quoted, `ask` `-- x`?
      """
    ) { _, _ in }
    let text = try Judge.readManualPage(ManualPage([row]).rendered(), columns: 200)
    for sample in [
      "-a, --a-flag N\n",
      "  A VALUE, and --a-flag; (see regex(7)) or ‘--a-flag 1’, (‘\\d’ and ‘'~^-\"’ and ‘> ’).  It is a‘b’.  .Nm ‘Fl’ ‘.’ Ar\n",
      "  'quoted, ask ‘-- x’?\n",
      "  name=$(ask --title \"New folder\" --message \"Name of the folder\" \\\n", "--pattern '[A-Z]+-[0-9]+' \\\n",
      "  printf '%s\\n' \"$CANDIDATE\" |", "Ctrl-C, Ctrl-\\\n",
    ] {
      let isThere = text.contains(sample)
      #expect(isThere, "the page does not say: \(sample)")
    }
  }

  @Test("tells of every exit status", arguments: AskKit.ExitStatus.allCases)
  func statuses(status: AskKit.ExitStatus) {
    let isThere = page.contains("\n.It \(status.rawValue)\n")
    #expect(isThere)
  }

  @Test("speaks of no flag that does not exist")
  func namesOnlyExistingFlags() {
    for flag in ManualPage.flagsSpokenOf { #expect(FlagTable.flag(written: flag) != nil, "there is no \(flag)") }
    #expect(ManualPage.flagsSpokenOf.contains("--stdin"))
  }

  @Test("tells of every variable of the environment that is looked at, in the order of the alphabet")
  func variables() throws {
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Sources"))
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
      .map { try String(contentsOfFile: Repository.path("Sources/\($0)"), encoding: .utf8) }
    // However it is asked for, the name is a literal of capitals.
    let asked = sources.filter { $0.contains("environment") || $0.contains("getenv") }.flatMap {
      $0.matches(of: /(?:environment\[|Environment\(\)\[|[a-zA-Z]*onEmpty\(|getenv\()"([A-Z_]+)"/).map { String($0.1) }
    }
    #expect(asked.count > 10)
    let told = page.matches(of: /\n\.It Ev (?:\\&)?([A-Z_]+)\n/).map { String($0.1) }
    #expect(told == told.sorted())
    // These two are told of under another, and those of the language are asked for in a loop.
    let known = Set(told).union(["STY", "TMUX"])
    #expect(
      Set(asked).union(["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "VISUAL", "EDITOR"]).subtracting(known) == [])
  }
}
