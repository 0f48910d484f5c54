import TestSupport
import Testing

@testable import AskTerminal

@Suite("Key decoder")
struct KeyDecoderTests {
  // MARK: - Text

  @Test("text of every length in UTF-8 comes through, control characters too")
  func text() {
    let characters = "aé日😀\u{10FFFF}\u{D7FF}\u{E000}\u{7F}\t\r\n\u{1}\0"
    #expect(keys(of: characters.utf8) == characters.unicodeScalars.map(Key.character))
  }

  @Test(
    "malformed UTF-8: one report for each maximal subpart, and the next byte is not eaten",
    arguments: [
      // From the Unicode standard: tables 3-8 to 3-11, each behind which stands a letter.
      ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], 8),
      ([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], 8),
      ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41], 5),
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], 4),
      ([0xF5, 0x41], 1), ([0x80, 0x41], 1), ([0xC3, 0x41], 1),
    ] as [([UInt8], Int)])
  func malformed(bytes: [UInt8], reports: Int) {
    #expect(keys(of: bytes) == Array(repeating: .malformed, count: reports) + [.character("A")])
  }

  @Test("a character that is never finished is malformed after a while")
  func unfinishedCharacter() {
    var decoder = KeyDecoder()
    decoder.feed([0xE6, 0x97])
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .incompleteCharacter)
    decoder.timeOut()
    #expect(decoder.next() == .malformed)
    decoder.feed([0xA5, 0x61])
    #expect(decoder.next() == .malformed)
    #expect(decoder.next() == .character("a"))
  }

  @Test("C1 controls are dropped: they stand for keys towards the engine")
  func privateCodes() {
    #expect(keys(of: "a\u{80}\u{9F}b\u{A0}".utf8) == [.character("a"), .character("b"), .character("\u{A0}")])
  }

  @Test("a letter inside an unfinished character and an escape inside one are both seen")
  func escapeInCharacter() {
    #expect(keys(of: [0xE6, 0x1B, 0x5B, 0x43]) == [.malformed, .named(.right)])
  }

  // MARK: - Sequences

  /// Noora#211: arrows inserted escape codes.
  @Test("keys that edit are told by every encoding in use (Noora#211)")
  func editingKeys() {
    for (sequence, key) in Self.editingKeys {
      #expect(keys(of: sequence.utf8) == [key], "\(sequence.debugDescription)")
    }
  }

  static var editingKeys: [(String, Key)] {
    [
      ("\u{1B}[A", .named(.up)), ("\u{1B}OA", .named(.up)), ("\u{1B}[B", .named(.down)), ("\u{1B}OB", .named(.down)),
      ("\u{1B}[C", .named(.right)), ("\u{1B}OC", .named(.right)), ("\u{1B}[D", .named(.left)),
      ("\u{1B}OD", .named(.left)), ("\u{1B}[1;2A", .named(.up)), ("\u{1B}[1;2C", .named(.right)),
      ("\u{1B}[d", .named(.left)),
      ("\u{1B}[H", .named(.home)), ("\u{1B}OH", .named(.home)), ("\u{1B}[1~", .named(.home)),
      ("\u{1B}[7~", .named(.home)), ("\u{1B}[1;2H", .named(.home)), ("\u{1B}[7$", .named(.home)),
      ("\u{1B}[F", .named(.end)), ("\u{1B}OF", .named(.end)), ("\u{1B}[4~", .named(.end)), ("\u{1B}[8~", .named(.end)),
      ("\u{1B}[1;3F", .named(.end)),
      ("\u{1B}[1;5H", .named(.textStart)), ("\u{1B}[1;6H", .named(.textStart)), ("\u{1B}O5H", .named(.textStart)),
      ("\u{1B}[1;5~", .named(.textStart)), ("\u{1B}[7^", .named(.textStart)),
      ("\u{1B}[1;5F", .named(.textEnd)), ("\u{1B}[4;5~", .named(.textEnd)), ("\u{1B}[8^", .named(.textEnd)),
      ("\u{1B}[8@", .named(.textEnd)),
      ("\u{1B}[3~", .named(.delete)), ("\u{1B}[3;5~", .named(.delete)), ("\u{1B}[3$", .named(.delete)),
      ("\u{1B}[5~", .named(.pageUp)), ("\u{1B}[6~", .named(.pageDown)), ("\u{1B}[5;3~", .named(.pageUp)),
      // Control and Alt with an arrow: xterm, older GNOME and Konsole, rxvt, PuTTY.
      ("\u{1B}[1;5C", .named(.wordRight)), ("\u{1B}[1;3C", .named(.wordRight)), ("\u{1B}[1;6D", .named(.wordLeft)),
      ("\u{1B}[1;9D", .named(.left)), ("\u{1B}[5C", .named(.wordRight)), ("\u{1B}O5D", .named(.wordLeft)),
      ("\u{1B}Oc", .named(.wordRight)), ("\u{1B}Od", .named(.wordLeft)), ("\u{1B}\u{1B}[C", .named(.wordRight)),
      ("\u{1B}\u{1B}OD", .named(.wordLeft)),
      ("\u{1B}[Z", .named(.backTab)), ("\u{1B}[9;2u", .named(.backTab)), ("\u{1B}[27;2;9~", .named(.backTab)),
      ("\u{1B}\r", .named(.altEnter)), ("\u{1B}\n", .named(.altEnter)), ("\u{1B}[27;3;13~", .named(.altEnter)),
      ("\u{1B}[13;3u", .named(.altEnter)), ("\u{1B}[13;5u", .named(.altEnter)), ("\u{1B}[27;5;13~", .named(.altEnter)),
      ("\u{1B}[13u", .character("\r")), ("\u{1B}[13;2u", .character("\r")), ("\u{1B}OM", .character("\r")),
      ("\u{1B}Op", .character("0")), ("\u{1B}Oy", .character("9")), ("\u{1B}On", .character(".")),
      ("\u{1B}[27u", .named(.escape)), ("\u{1B}[127u", .character("\u{7F}")),
      ("\u{1B}[127;5u", .character("\u{7F}")), ("\u{1B}[27;5;127~", .character("\u{7F}")),
      ("\u{1B}[27;5;8~", .character("\u{7F}")), ("\u{1B}[8;5u", .character("\u{7F}")),
      ("\u{1B}[99;5u", .character("\u{3}")), ("\u{1B}[27;5;100~", .character("\u{4}")),
      ("\u{1B}[97;2u", .character("A")), ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[27;2;33~", .character("!")),
      ("\u{1B}[99;5:1u", .character("\u{3}")), ("\u{1B}[1;1:2C", .named(.right)),
    ]
  }

  @Test(
    "st names some keys by what elsewhere are function keys or the mouse",
    arguments: [
      ("\u{1B}[P", NamedKey.delete), ("\u{1B}[M", .delete), ("\u{1B}[2K", .delete), ("\u{1B}[K", .end),
      ("\u{1B}[J", .textEnd), ("\u{1B}[2J", .home), ("\u{1B}[3~", .delete), ("\u{1B}[1;5C", .wordRight),
    ])
  func st(sequence: String, key: NamedKey) {
    for (type, expected) in [("st-256color", true), ("st", true), ("xterm", false), ("", false)] {
      var decoder = KeyDecoder(dialect: KeyDialect(terminalType: type))
      decoder.feed((sequence + "abcd").utf8)
      let found = drain(&decoder)
      let isKey = expected || "~C".contains(sequence.last!)
      #expect((found.first == .named(key)) == isKey, "\(sequence.debugDescription) in \(type)")
      #expect(found.last == .character("d"))
      if isKey { #expect(found.count == 5) }
    }
  }

  /// Found by the fuzz target `keys`: U+0081 came through, by which the engine is told the key Left.
  @Test(
    "what a terminal says a key is with Shift is taken for a character only",
    arguments: [0, 3, 13, 27, 127, 129, 155, 57358])
  func shiftedControl(code: Int) {
    #expect(keys(of: "\u{1B}[49:\(code);2u".utf8) == [.character("1")])
  }

  @Test("what means nothing here is swallowed whole", arguments: ignored)
  func swallowed(sequence: [UInt8]) {
    #expect(keys(of: sequence) == [], "\(sequence)")
  }

  static let ignored: [[UInt8]] =
    [
      // Function keys, Insert, menu; the Linux console's; modified
      "\u{1B}OP", "\u{1B}OS", "\u{1B}[15~", "\u{1B}[24;5~", "\u{1B}[11^", "\u{1B}[[A", "\u{1B}[[E", "\u{1B}[2~",
      "\u{1B}[29~", "\u{1B}[1;2P", "\u{1B}O2P", "\u{1B}[E", "\u{1B}[57358u", "\u{1B}[97;9u", "\u{1B}[49;5u",
      "\u{1B}[5u", "\u{1B}[1114112u", "\u{1B}[99999999999999999999999999999999999999u",
      // Keys that are let go
      "\u{1B}[97;1:3u", "\u{1B}[1;1:3C", "\u{1B}[3;1:3~",
      // Replies: device attributes, cursor position, mode, window size, status
      "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[24;80R", "\u{1B}[?2004;1$y", "\u{1B}[2;1$y", "\u{1B}[8;24;80t",
      "\u{1B}[0n", "\u{1B}[?997;1n", "\u{1B}[?1u",
      // Replies with a string terminator
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{07}", "\u{1B}]52;c;aGk=\u{07}",
      "\u{1B}]lxterm\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
      "\u{1B}P1+r544e=78\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}]0;日本語\u{1B}\\",
      // Focus, mouse
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[32;10;20M", "\u{1B}[M !!",
      // The end of a paste that never began; made up
      "\u{1B}[201~", "\u{1B}[1;2;3;4;5 q", "\u{1B}[=5h", "\u{1B}[!p", "\u{1B}[38:2::1:2:3m", "\u{1B}[3\"~", "\u{1B}OZ",
    ].map { Array($0.utf8) } + [Array("\u{1B}[M".utf8) + [0x20, 0xFF, 0x80]]

  @Test("text behind a sequence stays text, wherever the bytes are torn apart")
  func everySplit() {
    let sequences = Self.editingKeys.map { Array($0.0.utf8) } + Self.ignored
    let all = sequences + [Array("\u{1B}[200~a\u{1B}[20b\u{1B}[201~".utf8), Array("é日😀".utf8)]
    for sequence in all {
      let bytes = sequence + Array("x".utf8)
      let whole = keys(of: bytes)
      #expect(whole.last == .character("x"), "\(bytes)")
      for split in 0...bytes.count {
        #expect(keys(ofPieces: [bytes[..<split], bytes[split...]]) == whole, "\(bytes) at \(split)")
      }
      #expect(keys(ofPieces: bytes.indices.map { bytes[$0...$0] }) == whole)
    }
  }

  @Test("CAN and SUB end a sequence; an escape begins another; any other control counts by itself")
  func restarts() {
    #expect(keys(of: "\u{1B}[1;\u{18}a".utf8) == [.character("a")])
    #expect(keys(of: "\u{1B}[\u{1A}a".utf8) == [.character("a")])
    #expect(keys(of: "\u{1B}[1;\u{1B}[C".utf8) == [.named(.right)])
    #expect(keys(of: "\u{1B}O\u{1B}OC".utf8) == [.named(.right)])
    #expect(keys(of: "\u{1B}]11;rgb\u{1B}[C".utf8) == [.named(.right)])
    #expect(keys(of: "\u{1B}]11;\u{18}a".utf8) == [.character("a")])
    #expect(keys(of: "\u{1B}[1\ra".utf8) == [.character("\r"), .character("a")])
    #expect(keys(of: "\u{1B}]11;rgb\r".utf8) == [.character("\r")])
    #expect(keys(of: "\u{1B}[1é".utf8) == [.character("é")])
    #expect(keys(of: "\u{1B}[[\u{1B}[C".utf8) == [.named(.right)])
    #expect(keys(of: "\u{1B}[M\u{1B}[C".utf8) == [.named(.right)])
    #expect(keys(of: "\u{1B}[1\u{7F}".utf8) == [.character("\u{7F}")])
  }

  @Test("a string without an end does not swallow all that follows")
  func endlessString() {
    let endless = Array("\u{1B}]11;".utf8) + Array(repeating: UInt8(ascii: "a"), count: 5000)
    let found = keys(of: endless)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == .character("a") })
  }

  @Test("every two bytes behind an escape end, and what follows them is read as ever")
  func everyPairAfterEscape() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        var decoder = KeyDecoder()
        decoder.feed([0x1B, first, second])
        var found = drain(&decoder)
        while decoder.pending != .nothing {
          decoder.timeOut()
          found += drain(&decoder)
        }
        let isSequence = first == UInt8(ascii: "[") || first == UInt8(ascii: "O")
        if isSequence, 0x20..<0x7F ~= second {
          let mayBeText = first == UInt8(ascii: "O") && UInt8(ascii: "j")...UInt8(ascii: "y") ~= second
          #expect(mayBeText || !found.contains { isText($0) }, "\(first) \(second)")
        }
        // No control character but those that were typed.
        for case .character(let scalar) in found where scalar.value < 0x20 {
          let isTyped = [0x1B, first, second].contains(UInt8(scalar.value))
          #expect(isTyped || scalar == "\r", "\(first) \(second)")
        }
        decoder.feed([UInt8(ascii: "x")])
        #expect(drain(&decoder) == [.character("x")], "\(first) \(second)")
      }
    }
  }

  private func isText(_ key: Key) -> Bool {
    if case .character(let scalar) = key { return scalar.value >= 0x20 }
    return key == .malformed
  }

  @Test("random bytes never crash, and always end")
  func randomBytes() {
    var generator = SeededRandom(seed: 7)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[O]P_0129;:~MuCR$é".utf8)
    for _ in 0..<2000 {
      var decoder = KeyDecoder(escape: Bool.random(using: &generator) ? .isKey : .isMetaPrefix)
      for _ in 0..<Int.random(in: 0..<60, using: &generator) {
        let isLikely = Bool.random(using: &generator)
        decoder.feed(
          isLikely ? likely.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator))
        if Int.random(in: 0..<20, using: &generator) == 0 {
          _ = drain(&decoder)
          decoder.timeOut()
        }
      }
      _ = drain(&decoder)
      for _ in 0..<2 { decoder.timeOut() }
      _ = drain(&decoder)
      if decoder.isInPaste { _ = decoder.takeUnfinishedPaste() }
      #expect(decoder.pending == .nothing)
      decoder.feed(UInt8(ascii: "x"))
      #expect(drain(&decoder) == [.character("x")])
    }
  }

  // MARK: - Escape

  @Test("an escape alone is the key Escape once nothing follows", arguments: [KeyDecoder.Escape.isMetaPrefix, .isKey])
  func loneEscape(escape: KeyDecoder.Escape) {
    var decoder = KeyDecoder(escape: escape)
    decoder.feed(0x1B)
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .loneEscape)
    decoder.timeOut()
    #expect(drain(&decoder) == [.named(.escape)])
    #expect(decoder.pending == .lateSequence)
    decoder.timeOut()
    #expect(decoder.pending == .nothing)
    decoder.feed([0x1B, 0x1B])
    #expect(decoder.next() == nil)
    decoder.timeOut()
    #expect(drain(&decoder) == [.named(.escape), .named(.escape)])
  }

  @Test(
    "what a slow line has torn off its escape is still the sequence it is",
    arguments: [KeyDecoder.Escape.isMetaPrefix, .isKey])
  func lateSequence(escape: KeyDecoder.Escape) {
    let sequences: [(String, Key)] = [
      ("[D", .named(.left)), ("OC", .named(.right)), ("[3~", .named(.delete)), ("[1;5D", .named(.wordLeft)),
      ("[200~a\nb\u{1B}[201~", .paste(WipedBytes("a\nb".utf8))),
    ]
    for (rest, key) in sequences {
      for split in 1..<3 {
        var slow = decoder(behindLoneEscape: escape)
        slow.feed(rest.utf8.prefix(split))
        var found = drain(&slow)
        let opensLine = rest.hasPrefix("O") && escape == .isKey
        #expect(!found.isEmpty || opensLine || slow.pending == .startedSequence, "it has a second to come")
        slow.feed(rest.utf8.dropFirst(split))
        found += drain(&slow)
        #expect(found == [key], "\(rest.debugDescription) torn at \(split)")
      }
      var decoder = decoder(behindLoneEscape: escape)
      decoder.feed(rest.utf8)
      #expect(drain(&decoder) == [key], "\(rest.debugDescription)")
      decoder.feed("[x".utf8)
      #expect(drain(&decoder) == [.character("["), .character("x")], "only what comes next")
    }
  }

  @Test("what a slow line has torn off and never completes is swallowed, and is no text; a while after Escape all is")
  func typedBehindEscape() {
    for introducer in ["[", "O"] as [Unicode.Scalar] {
      var decoder = decoder(behindLoneEscape: .isMetaPrefix)
      decoder.feed("\(introducer)".utf8)
      #expect(decoder.next() == nil)
      #expect(decoder.pending == .startedSequence)
      decoder.timeOut()
      #expect(drain(&decoder) == [])
      #expect(decoder.pending == .nothing)
      decoder.feed("\(introducer)A".utf8)
      #expect(drain(&decoder) == [.character(introducer), .character("A")])
      decoder = self.decoder(behindLoneEscape: .isMetaPrefix)
      decoder.timeOut()
      decoder.feed("\(introducer)A".utf8)
      #expect(drain(&decoder) == [.character(introducer), .character("A")])
      for (next, key) in [("\r", .character("\r")), ("é", .character("é")), ("\u{1B}[C", .named(.right))]
        as [(String, Key)]
      {
        decoder = self.decoder(behindLoneEscape: .isMetaPrefix)
        decoder.feed("\(introducer)\(next)".utf8)
        #expect(drain(&decoder) == [key])
      }
      decoder = self.decoder(behindLoneEscape: .isMetaPrefix)
      decoder.feed("a\(introducer)A".utf8)
      #expect(drain(&decoder) == [.character("a"), .character(introducer), .character("A")])
    }
  }

  @Test("a line that vi's O opens gets what is typed into it, however fast")
  func lineOpenedBehindEscape() {
    var decoder = decoder(behindLoneEscape: .isKey)
    decoder.feed("Ozero".utf8)
    #expect(drain(&decoder) == "Ozero".unicodeScalars.map(Key.character))
    decoder = self.decoder(behindLoneEscape: .isKey)
    decoder.feed("O".utf8)
    #expect(drain(&decoder) == [])
    #expect(decoder.pending == .loneEscape)
    decoder.timeOut()
    #expect(drain(&decoder) == [.character("O")])
  }

  private func decoder(behindLoneEscape escape: KeyDecoder.Escape) -> KeyDecoder {
    var decoder = KeyDecoder(escape: escape)
    decoder.feed(0x1B)
    #expect(decoder.next() == nil)
    decoder.timeOut()
    #expect(drain(&decoder) == [.named(.escape)])
    return decoder
  }

  @Test("an escape before a character is Meta, or the key before it, as the keymap has it")
  func escapeBeforeCharacter() {
    let escape = Key.character("\u{1B}")
    #expect(keys(of: "\u{1B}b".utf8) == [escape, .character("b")])
    #expect(keys(of: "\u{1B}b".utf8, escape: .isKey) == [.named(.escape), .character("b")])
    #expect(keys(of: "\u{1B}é".utf8) == [escape, .character("é")])
    #expect(keys(of: "\u{1B}\u{7F}".utf8) == [escape, .character("\u{7F}")])
    #expect(keys(of: "\u{1B}\u{1B}b".utf8) == [escape, escape, .character("b")])
    #expect(keys(of: "\u{1B}\u{1B}\u{1B}[C".utf8) == [escape, .named(.wordRight)])
    #expect(keys(of: "\u{1B}Pa".utf8) == [escape, .character("P"), .character("a")])
    #expect(keys(of: "\u{1B}_\u{1B}[C".utf8) == [escape, .character("_"), .named(.right)])
    #expect(keys(of: "\u{1B}[98;3u".utf8) == [escape, .character("b")])
    #expect(keys(of: "\u{1B}[27;7;98~".utf8) == [escape, .character("\u{2}")])
  }

  @Test("what only looked like the beginning of a sequence is typed text after all")
  func typedIntroducers() {
    for introducer in ["[", "O", "]", "P", "_"] as [Unicode.Scalar] {
      var decoder = KeyDecoder(escape: .isKey)
      decoder.feed("\u{1B}\(introducer)".utf8)
      #expect(decoder.next() == nil)
      decoder.timeOut()
      #expect(drain(&decoder) == [.named(.escape), .character(introducer)])
    }
  }

  @Test("a sequence whose rest never comes is swallowed, and has longer to come than an escape")
  func brokenSequence() {
    for beginning in ["\u{1B}[1", "\u{1B}[1;5", "\u{1B}[[", "\u{1B}[M!", "\u{1B}]11;", "\u{1B}]11;a\u{1B}", "\u{1B}O5"]
    {
      var decoder = KeyDecoder()
      decoder.feed(beginning.utf8)
      #expect(decoder.next() == nil)
      #expect(decoder.pending == .startedSequence)
      decoder.timeOut()
      #expect(drain(&decoder) == [])
      #expect(decoder.pending == .nothing)
    }
  }

  // MARK: - Pastes

  /// clikt#471: of three pasted lines one was the answer, and the shell ran the others.
  @Test("pasted lines are one key (clikt#471)")
  func pastedLines() {
    let lines = "one\rtwo\nthree\r\n"
    #expect(keys(of: paste(lines)) == [.paste(WipedBytes(lines.utf8))])
  }

  @Test("nothing in a paste is obeyed")
  func pastedSequences() {
    let text = "\u{1B}[A\u{3}\u{4}\u{1B}[200~\u{1B}\u{1B}[201\u{1B}[20\u{1B}]11;\u{18}\u{80}"
    #expect(keys(of: paste(text) + "b".utf8) == [.paste(WipedBytes(text.utf8)), .character("b")])
    #expect(keys(of: paste("")) == [.paste(WipedBytes())])
  }

  @Test("a paste has all the time it needs, and blocks may be read inside it only")
  func slowPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.isInPaste == false)
    decoder.feed("\u{1B}[200~a".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .paste)
    #expect(decoder.isInPaste == true)
    decoder.timeOut()
    decoder.feed("b\u{1B}[201~c".utf8)
    #expect(drain(&decoder) == [.paste(WipedBytes("ab".utf8)), .character("c")])
    #expect(decoder.isInPaste == false)
  }

  @Test("a paste that never ends can be taken as it is")
  func unfinishedPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.takeUnfinishedPaste() == nil)
    decoder.feed("\u{1B}[200~ab\u{1B}[20".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.takeUnfinishedPaste() == WipedBytes("ab".utf8))
    #expect(decoder.pending == .nothing)
  }

  /// cockroach#93135: a paste was drawn a character at a time. Here it is one key, however long.
  @Test("a megabyte is one key, though full of beginnings of the end marker (cockroach#93135)")
  func longPaste() {
    let text = String(repeating: "日本\u{1B}[201\u{1B}[20", count: 70_000)
    #expect(keys(of: paste(text)) == [.paste(WipedBytes(text.utf8))])
  }

  @Test("after wiping nothing is left to come")
  func wiping() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~secret".utf8)
    #expect(decoder.next() == nil)
    decoder.feed("more".utf8)
    decoder.wipe()
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .nothing)
    #expect(decoder.takeUnfinishedPaste() == nil)
  }

  // MARK: -

  private func paste(_ text: String) -> [UInt8] { Array("\u{1B}[200~\(text)\u{1B}[201~".utf8) }

  private func keys(of bytes: some Collection<UInt8>, escape: KeyDecoder.Escape = .isMetaPrefix) -> [Key] {
    var decoder = KeyDecoder(escape: escape)
    decoder.feed(bytes)
    return drain(&decoder)
  }

  private func keys(ofPieces pieces: [ArraySlice<UInt8>]) -> [Key] {
    var decoder = KeyDecoder()
    var found: [Key] = []
    for piece in pieces {
      decoder.feed(piece)
      found += drain(&decoder)
    }
    return found
  }

  private func drain(_ decoder: inout KeyDecoder) -> [Key] {
    var found: [Key] = []
    while let key = decoder.next() { found.append(key) }
    return found
  }
}
