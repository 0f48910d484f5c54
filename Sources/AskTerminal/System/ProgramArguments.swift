import AskKit

/// The argument vector without the program's name.
package enum ProgramArguments {
  /// - Throws: when one is not valid UTF-8: it could not be shown as it was meant.
  package static func all() throws(UsageError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let pointer = CommandLine.unsafeArgv[index] else { break }
      guard let argument = String(validatingCString: pointer) else {
        throw UsageError("argument \(index) is not valid UTF-8: '\(String(cString: pointer))'")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
