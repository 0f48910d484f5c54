import AskKit
import Foundation
import TestSupport
import Testing

/// Examples are what people copy: each is run by a real shell, in which `ask` tells its arguments and nothing else exists.
@Suite("The examples of the documents")
struct ExamplesTests {
  @Test("README.md")
  func readme() throws {
    var blocks: [String] = []
    var block: [Substring]?
    for line in try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "```sh" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    #expect(blocks.count >= 6)
    for block in blocks { try expectGoodCommands(in: block) }
  }

  /// It is built with the tests, and run by others.
  @Test("the Swift program of README.md is the one in examples/swift")
  func swiftProgram() throws {
    let program = try String(contentsOfFile: Repository.path("examples/swift/main.swift"), encoding: .utf8)
    let code = try #require(program.firstRange(of: "import AskKit").map { program[$0.lowerBound...] })
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(code)```\n"))
  }

  @Test("--help")
  func help() throws {
    let lines = HelpPage(FlagTable.rows).rendered().split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.drop { $0 != "Examples:" }.dropFirst().prefix { $0 != "" }
    #expect(examples.count >= 2)
    for line in examples { try expectGoodCommands(in: String(line)) }
  }

  @Test("the manual page")
  func manualPage() throws {
    let text = try Judge.readManualPage(ManualPage(FlagTable.rows).rendered())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.first != "S" }
    // The code is indented further than the sentences.
    let examples = section.split { !$0.hasPrefix("           ") }.map { $0.joined(separator: "\n") }
    #expect(examples.count >= 5)
    for example in examples { try expectGoodCommands(in: example) }
  }

  private func expectGoodCommands(in script: String) throws {
    let commands = try self.commands(in: script)
    #expect(!commands.isEmpty, "no ask in: \(script)")
    for arguments in commands {
      #expect(throws: Never.self, "\(arguments)") {
        guard case .ask(let options) = try CommandParser.parse(arguments) else {
          throw UsageError("\(arguments) asks nothing")
        }
        _ = try Inquiry(options)
      }
    }
  }

  /// The arguments of each `ask` in a script, as a shell passes them.
  private func commands(in script: String) throws -> [[String]] {
    let prelude = """
      PATH=/nonexistent
      command_not_found_handle() { :; }
      ask() { printf '%s\\0' "$@" >&3; printf 'end\\n\\0' >&3; }
      set -- file message
      project=given
      """
    let folder = try TemporaryFolder()
    // What the script itself prints goes nowhere.
    let shell = "cd \"$1\" || exit; exec 3>&1 >/dev/null\n\(prelude)\n\(script)\n"
    let run = try Judge.run("bash", ["-c", shell, "bash", folder.path])
    #expect(run.errorText == "", "\(script)")
    let words = run.output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return words.split(separator: "end\n", omittingEmptySubsequences: false).dropLast().map { Array($0) }
  }
}
