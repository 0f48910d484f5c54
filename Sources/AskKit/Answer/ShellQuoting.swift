/// Quotes for a POSIX shell.
package enum ShellQuoting {
  /// The text as one word: in single quotes nothing is special but a single quote (POSIX.1-2024, 2.2.2), which is written
  /// as `'\''`.
  package static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text.unicodeScalars {
      if character == "'" { result += "'\\''" } else { result.unicodeScalars.append(character) }
    }
    return result + "'"
  }
}
