/// The arguments of the process as the system gives them: bytes, which need not be UTF-8.
package enum ArgumentVector {
  /// The arguments after the program's name.
  ///
  /// `CommandLine.arguments` would replace what is not UTF-8; a title or a pattern would then not be what was said.
  package static func arguments(
    count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) throws(UsageError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(count)) {
      guard let bytes = vector[index] else { break }
      guard let argument = String(validatingCString: bytes) else {
        throw UsageError("'\(String(cString: bytes))' is not valid UTF-8; ask speaks UTF-8 only")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
