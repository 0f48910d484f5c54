import AskTerminal

/// Text from outside, made safe to show.
enum SanitizerTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let lineFeeds: Sanitizer.LineFeeds = input.bool() ? .kept : .shown
    let bytes: [UInt8]
    if input.bool() {
      bytes = input.remainingBytes()
    } else {
      var text = ""
      while !input.isEmpty { text.unicodeScalars.append(Unicode.Scalar(input.scalar()) ?? "?") }
      bytes = Array(text.utf8)
    }
    let shown = Sanitizer.sanitize(bytes, lineFeeds: lineFeeds)
    for scalar in shown.unicodeScalars {
      require(
        !UnsafeScalars.contains(scalar) || scalar == "\n" && lineFeeds == .kept,
        "U+\(String(scalar.value, radix: 16)) is not shown as it is")
    }
    require(bytesOf(Sanitizer.sanitize(shown, lineFeeds: lineFeeds)) == bytesOf(shown), "what is safe stays as it is")
    if let text = String(validating: bytes, as: UTF8.self) {
      require(bytesOf(Sanitizer.sanitize(text, lineFeeds: lineFeeds)) == bytesOf(shown), "a text and its bytes agree")
      require(UnsafeScalars.keeps(lettersOf: text.unicodeScalars, in: shown.unicodeScalars), "no letter is lost")
    }
    if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { require(bytesOf(shown) == bytes, "ASCII is itself") }
  }

  /// `String` would hold two spellings of é for equal.
  private static func bytesOf(_ text: String) -> [UInt8] { Array(text.utf8) }
}
