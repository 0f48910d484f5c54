import AskTerminal

/// The key decoder: what a terminal sends, whole sequences and rubbish.
enum KeysTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let escape: KeyDecoder.Escape = input.bool() ? .isKey : .isMetaPrefix
    if input.bool() {
      checkAnyBytes(input.remainingBytes(), escape)
    } else {
      checkConversation(&input, escape)
    }
  }

  // MARK: - Rubbish

  private static func checkAnyBytes(_ bytes: [UInt8], _ escape: KeyDecoder.Escape) {
    var decoder = KeyDecoder(escape: escape)
    decoder.feed(bytes)
    let together = keys(&decoder)
    var slow = KeyDecoder(escape: escape)
    var apart: [Key] = []
    for byte in bytes {
      slow.feed(byte)
      apart += keys(&slow)
    }
    require(together == apart, "how bytes are split up makes no difference: \(together) \(apart)")
    require(together.count <= 2 * bytes.count, "a byte makes two keys at most")
    checkNoPrivateCode(together)

    // First for the key Escape, then for the rest of a sequence that might have come after it.
    for _ in 0..<2 {
      decoder.timeOut()
      checkNoPrivateCode(keys(&decoder))
    }
    if decoder.isInPaste {
      let pasted = decoder.takeUnfinishedPaste()
      require(pasted != nil, "a paste without an end is not lost")
    }
    require(decoder.pending == .nothing, "after the time is up nothing is pending")
    decoder.feed([UInt8(ascii: "x")])
    require(keys(&decoder) == [.character("x")], "what is typed next comes through")

    var hasty = KeyDecoder(escape: escape)
    for byte in bytes {
      hasty.feed(byte)
      checkNoPrivateCode(keys(&hasty))
      if byte & 3 == 0 { hasty.timeOut() }
    }
  }

  private static func keys(_ decoder: inout KeyDecoder) -> [Key] {
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }

  /// The engine is told keys by C1 controls, so none may come from outside.
  private static func checkNoPrivateCode(_ keys: [Key]) {
    for case .character("\u{80}"..."\u{9F}") in keys { require(false, "no C1 control is a key") }
  }

  // MARK: - Well-formed input

  private static func checkConversation(_ input: inout FuzzInput, _ escape: KeyDecoder.Escape) {
    var decoder = KeyDecoder(escape: escape)
    while !input.isEmpty {
      let piece = piece(&input)
      decoder.feed(piece.bytes)
      let keys = keys(&decoder)
      require(decoder.pending == .nothing, "a whole sequence leaves nothing pending: \(piece.bytes)")
      checkNoPrivateCode(keys)
      switch piece.meaning {
      case .exactly(let expected): require(keys == expected, "\(piece.bytes) is \(expected), not \(keys)")
      case .noText:
        require(keys.allSatisfy(isNamed) && keys.count <= 1, "nothing of \(piece.bytes) is text: \(keys)")
      case .oneCharacterAtMost:
        let characters = keys.drop { $0 == .character("\u{1B}") || $0 == .named(.escape) }
        require(characters.count <= 1 && keys.count <= 2, "\(piece.bytes) is one character at most: \(keys)")
      }
    }
  }

  private struct Piece {
    var bytes: [UInt8]
    var meaning: Meaning

    enum Meaning {
      case exactly([Key])
      case noText
      /// Keys are told by number, or the keypad's by letters.
      case oneCharacterAtMost
    }
  }

  private static func isNamed(_ key: Key) -> Bool { if case .named = key { true } else { false } }

  private static func piece(_ input: inout FuzzInput) -> Piece {
    switch input.number(below: 8) {
    case 0: return text(&input)
    case 1, 2: return csi(&input)
    case 3: return ss3(&input)
    case 4: return string([0x1B, UInt8(ascii: "]"), UInt8(ascii: "1")], &input)
    case 5: return string([0x1B, UInt8(ascii: "P"), [UInt8](">!09".utf8)[input.number(below: 4)]], &input)
    case 6: return string([0x1B, UInt8(ascii: "_"), UInt8(ascii: "G")], &input)
    default: return paste(&input)
    }
  }

  private static func text(_ input: inout FuzzInput) -> Piece {
    var text = ""
    for _ in 0...input.number(below: 8) {
      guard let scalar = Unicode.Scalar(input.scalar()), scalar != "\u{1B}", !(0x80...0x9F).contains(scalar.value)
      else { continue }
      text.unicodeScalars.append(scalar)
    }
    return Piece(bytes: Array(text.utf8), meaning: .exactly(text.unicodeScalars.map(Key.character)))
  }

  /// ECMA-48, 5.4: parameters, intermediates, a final byte.
  private static func csi(_ input: inout FuzzInput) -> Piece {
    let parameters = (0..<input.number(below: 12)).map { _ in 0x30 + input.byte() % 0x10 }
    // A dollar sign behind digits alone ends a key of rxvt.
    let intermediates = (0..<max(0, input.number(below: 6) - 3)).map { _ in 0x20 + input.byte() % 0x10 }
      .filter { $0 != UInt8(ascii: "$") }
    var final = 0x40 + input.byte() % 0x3F
    let first = parameters.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") }
    let isTilde = [UInt8]("~^@".utf8).contains(final)
    // The start of a paste is a piece of its own.
    if isTilde, Int(String(decoding: first, as: UTF8.self)) == 200 { final = UInt8(ascii: "A") }
    var bytes = [0x1B, UInt8(ascii: "[")] + parameters + intermediates + [final]
    if input.byte() & 7 == 7 { bytes.insert(0x1B, at: 0) }
    if parameters.isEmpty && intermediates.isEmpty {
      // Three bytes of a mouse report, one of a function key of the Linux console.
      if final == UInt8(ascii: "M") { bytes += (0..<3).map { _ in max(0x20, input.byte()) } }
      if final == UInt8(ascii: "[") { bytes.append(0x20 + input.byte() % 0x5F) }
    }
    return Piece(bytes: bytes, meaning: isTilde || final == UInt8(ascii: "u") ? .oneCharacterAtMost : .noText)
  }

  private static func ss3(_ input: inout FuzzInput) -> Piece {
    let parameters = (0..<max(0, input.number(below: 6) - 3)).map { _ in 0x30 + input.byte() % 0x0A }
    let final = 0x40 + input.byte() % 0x3F
    let isKeypad = final == UInt8(ascii: "M") || (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(final)
    return Piece(
      bytes: [0x1B, UInt8(ascii: "O")] + parameters + [final], meaning: isKeypad ? .oneCharacterAtMost : .noText)
  }

  /// A reply that goes on to BEL or ST.
  private static func string(_ start: [UInt8], _ input: inout FuzzInput) -> Piece {
    let content = input.bytes(input.number(below: 64)).filter { $0 >= 0x20 && $0 != 0x7F }
    return Piece(bytes: start + content + (input.bool() ? [0x07] : [0x1B, UInt8(ascii: "\\")]), meaning: .noText)
  }

  private static func paste(_ input: inout FuzzInput) -> Piece {
    let end = Array("\u{1B}[201~".utf8)
    var content = input.bytes(Int(input.byte()))
    // A part of the end marker before the end marker is the hard case.
    if input.bool() { content += end.prefix(input.number(below: end.count)) }
    let whole = content + end
    let isWhole = whole.indices.first { whole[$0...].starts(with: end) } == content.count
    let pasted = isWhole ? content : []
    return Piece(
      bytes: Array("\u{1B}[200~".utf8) + pasted + end, meaning: .exactly([.paste(WipedBytes(pasted))]))
  }
}
