/// No control character may be in an answer, whatever it came from: a tab may, and in several lines a line feed.
///
/// C0 and C1 controls and DEL, as Unicode's general category Cc has them.
package struct CharacterRule: Rule, Equatable {
  package var allowsLineFeeds: Bool

  package init(allowsLineFeeds: Bool) { self.allowsLineFeeds = allowsLineFeeds }

  package func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
        if byte == UInt8(ascii: "\n") {
          if !allowsLineFeeds { return .invalid(Refusal(.characters, .severalLines)) }
        } else {
          return .invalid(Refusal(.characters, .controlCharacter(Unicode.Scalar(byte))))
        }
      } else if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 {
        // U+0080 to U+009F are C2 80 to C2 9F.
        return .invalid(Refusal(.characters, .controlCharacter(Unicode.Scalar(bytes[index + 1]))))
      }
      index += 1
    }
    return .valid
  }
}
