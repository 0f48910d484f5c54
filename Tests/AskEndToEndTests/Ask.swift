import Foundation
import TestSupport
import Testing

/// Runs the program under test, in the ways that tests need.
enum Ask {
  /// Opens a question on a terminal and waits until it is painted. Standard output is captured apart.
  static func prompt(
    _ arguments: [String], environment: [String: String] = ChildEnvironment.terminal, columns: Int = 80, rows: Int = 24,
    standardInput: StandardStream = .terminal
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      [AskBinary.path] + arguments, environment: environment, columns: columns, rows: rows,
      standardInput: standardInput, standardOutput: .pipe, standardError: .pipe)
    try session.waitFor(statusKey)
    return session
  }

  /// Opens a question in a real terminal. It is not yet painted.
  static func screen(
    _ arguments: [String], environment: [String: String] = ChildEnvironment.terminal.without("TERM"), columns: Int = 80,
    rows: Int = 24
  ) throws -> TmuxScreen {
    try TmuxScreen([AskBinary.path] + arguments, environment: environment, columns: columns, rows: rows)
  }

  /// Runs without a terminal.
  static func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = ChildEnvironment.path
  ) throws -> Program.Result {
    try Program.run([AskBinary.path] + arguments, input: input.map { Array($0.utf8) }, environment: environment)
  }

  /// A shell on a terminal that runs `script`; `$ASK` is the program under test. Standard output is captured apart.
  static func shell(
    _ script: String, shell: String = "/bin/sh", environment: [String: String] = [:], directory: String? = nil,
    standardInput: StandardStream = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      [shell, "-c", script], environment: self.environment.with(environment), directory: directory,
      standardInput: standardInput, standardOutput: .pipe, standardError: .pipe)
  }

  /// For scripts: a terminal, and the program under test as `$ASK`.
  static let environment = ChildEnvironment.terminal.with(["ASK": AskBinary.path])

  /// In every status line; the last thing that the first frame shows.
  static let statusKey = "^D"

  static let bracketedPasteOn = "\u{1b}[?2004h"
  static let bracketedPasteOff = "\u{1b}[?2004l"

  /// Expects that the program left nothing behind: settings, bracketed paste, the cursor's column.
  static func expectRestored(_ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try session.modes.differences(from: session.initialModes) == [], sourceLocation: sourceLocation)
    let display = session.display.text
    let lastSwitch = display.ranges(of: /\e\[\?2004[hl]/).last.map { display[$0] }
    #expect(lastSwitch.map(String.init) ?? bracketedPasteOff == bracketedPasteOff, sourceLocation: sourceLocation)
    let lastLine = display.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
    let visible = (lastLine ?? "").replacing(/\e\[[0-9;?]*[A-Za-z]|\r/, with: "")
    #expect(visible == "", "the cursor is at column 0", sourceLocation: sourceLocation)
  }
}
