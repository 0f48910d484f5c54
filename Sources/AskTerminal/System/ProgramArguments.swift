import AskKit
import CEditline

/// The argument vector without the program's name.
package enum ProgramArguments {
  /// - Throws: when one is not valid UTF-8: it could not be shown as it was meant.
  package static func all() throws(UsageError) -> [String] {
    var arguments: [String] = []
    var count: Int32 = 0
    // Not from `CommandLine`, which finds none where there is no /proc.
    let vector = ask_program_arguments(&count)!
    for index in 1..<max(1, Int(count)) {
      guard let pointer = vector[index] else { break }
      guard let argument = String(validatingCString: pointer) else {
        throw UsageError("argument \(index) is not valid UTF-8: '\(String(cString: pointer))'")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
