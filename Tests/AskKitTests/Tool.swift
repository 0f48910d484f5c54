import Foundation
import Testing

/// Runs a real program (a shell, jq, python3, mandoc) that judges what was made.
struct Tool {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map { String($0) } }

  /// Runs a program of the PATH to its end.
  ///
  /// Input and output are files, so a program may write as much as it likes before it reads.
  @discardableResult
  static func run(
    _ program: String, _ arguments: [String], input: some Sequence<UInt8> = [], environment: [String: String] = [:]
  ) throws -> Tool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ask-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
      let url = folder.appending(path: name)
      try content.write(to: url)
      return url
    }
    let (output, errors) = (try file("output"), try file("errors"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file("input", Data(input)))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = environment.merging(["PATH": path, "LC_ALL": "C.UTF-8", "TERM": "xterm"]) { mine, _ in mine }
    try process.run()
    process.waitUntilExit()
    let result = Tool(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    let isMissing = result.status == 127 && result.errors.hasPrefix("env:")
    try #require(!isMissing, "\(program) is needed by the tests; `make test` installs it")
    return result
  }
}
