/// A pathname (POSIX XBD 3.254) within the limits of Linux: 1 to 4,095 bytes (PATH_MAX, less the NUL at its end), and 255
/// at most between slashes.
///
/// `~` alone or before a slash is the home directory, as in a shell; `~user` is not looked up and means itself.
package struct PathType: AnswerType {
  /// The user's home; without one, `~` is a name like any other.
  package let home: String?

  package init(home: String?) {
    // A slash at the end would be doubled. The root's is all there is of it.
    self.home = home.flatMap { $0.isEmpty ? nil : String($0.reversed().drop { $0 == "/" }.reversed()) }
  }

  package var name: AnswerTypeName { .path }
  package var canonicalGrowth: Int? { home.map { max(1, $0.utf8.count) } }

  package static let mostBytes = 4095

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    if text.isEmpty { return unlike() }
    let count = text.count + (expands(text) ? (canonicalGrowth ?? 0) - 1 : 0)
    if count > Self.mostBytes { return Refusal(.type, .pathTooLong(count: count)) }
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: "/") {
      if index - start > FilenameType.mostBytes { return Refusal(.type, .filenameTooLong(count: index - start)) }
      start = index + 1
    }
    return nil
  }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    guard let home, expands(text) else { return output.append(copying: text) }
    for byte in home.utf8 { output.append(byte) }
    let rest = text.extracting(droppingFirst: 1)
    if home.isEmpty && rest.isEmpty { output.append(UInt8(ascii: "/")) }
    output.append(copying: rest)
  }

  private func expands(_ text: Span<UInt8>) -> Bool {
    home != nil && text[0] == UInt8(ascii: "~") && (text.count == 1 || text[1] == UInt8(ascii: "/"))
  }
}
