import Foundation
import TestSupport
import Testing

/// A shell with a line editor and job control of its own, as people have it.
enum InteractiveShell: String, CaseIterable, CustomTestStringConvertible {
  case bash, zsh

  static var all: [InteractiveShell] { allCases }

  var testDescription: String { rawValue }

  /// Starts one and waits for its first prompt.
  func start(environment: [String: String], directory: String? = nil) throws -> Running {
    let command: [String] =
      switch self {
      case .bash: ["bash", "--norc", "--noprofile", "-i"]
      case .zsh: ["zsh", "-f", "-i"]
      }
    let session = try TerminalSession(
      command, environment: environment.with(["PS1": Running.prompt, "HOME": "/nonexistent"]), directory: directory)
    let running = Running(session: session)
    try running.waitForPrompt()
    return running
  }

  /// A shell that has started.
  struct Running {
    fileprivate static let prompt = "ready> "
    let session: TerminalSession

    /// Types a command. What the terminal and the line editor echo of it is passed over.
    func enter(_ command: String) throws {
      // The end of the echo is a line feed behind the command; a mark keeps it apart from what the command prints.
      let mark = ": \(UInt64.random(in: 0..<UInt64.max));"
      try session.send(Keys("\(mark) \(command)") + .enter)
      try session.waitFor("\n")
    }

    func waitForPrompt() throws {
      try session.waitFor(Self.prompt)
    }

    /// The terminal's settings as a command finds them, in the words of `stty -g`.
    func settings() throws -> String {
      try enter("stty -g")
      let output = try session.waitFor(Self.prompt).text
      return try String(#require(output.firstMatch(of: /[0-9a-f]+(:[0-9a-f]+){10,}/), "\(output)").output.0)
    }
  }
}
