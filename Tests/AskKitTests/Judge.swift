import TestSupport

/// A real program (a shell, jq, python3, mandoc) that judges what was made.
enum Judge {
  static func run(
    _ program: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      [program] + arguments, input: Array(input.utf8),
      environment: ChildEnvironment.path.with(["LC_ALL": "C.UTF-8", "TERM": "xterm"]).with(environment))
  }

  /// A manual page as a person reads it, without the overstriking that makes bold and underlined.
  static func readManualPage(_ source: String, columns: Int = 78) throws -> String {
    let page = try run("mandoc", ["-Tutf8", "-Owidth=\(columns)"], input: source)
    return page.outputText.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\u{8}" { text.unicodeScalars.removeLast() } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Program.Result {
  var lines: [String] { outputText.split(separator: "\n").map { String($0) } }
}
