// From the bytes of a terminal to the keys a person pressed. Pure: the caller reads the bytes and holds the clock.

/// Turns bytes into keys, a byte at a time; no byte is looked at twice.
///
/// Feed it, take keys until there is none, then wait as long as `pending` says; if nothing comes, call `timeOut`.
/// Sequences that mean nothing here (reports, replies, function keys) are swallowed whole. Bytes are overwritten as
/// they are taken: what was typed may be a password.
package struct KeyDecoder: ~Copyable {
  /// What an escape means that is followed by an ordinary character.
  package enum Escape: Sendable {
    /// Both are delivered as characters, for a keymap with Meta keys (emacs).
    case isMetaPrefix
    /// It is the key Escape, pressed before the other (vi).
    case isKey
  }

  /// What the bytes so far leave open, and how long to wait for the rest.
  package enum Pending: Equatable, Sendable {
    case nothing
    /// The key Escape, or the beginning of a sequence: `ESCDELAY`, or 50 ms.
    case loneEscape
    /// The key Escape was given out, and nothing is held back. Up to a second after it, the rest of a sequence may come
    /// that a slow line has torn off it.
    case lateSequence
    /// The rest of a sequence is on its way: up to a second, as slow lines tear sequences apart.
    case startedSequence
    case incompleteCharacter
    /// Without a time limit.
    case paste
  }

  package var escape: Escape

  private var state = State.ground
  private var character = UTF8Decoder()
  private var input = WipedBytes()
  private var pasted = WipedBytes()
  private var isLocked = false
  /// Keys that the bytes taken so far have made.
  private var keys: [Key] = []

  private let dialect: KeyDialect

  package init(escape: Escape = .isMetaPrefix, dialect: KeyDialect = .usual) {
    self.escape = escape
    self.dialect = dialect
  }

  package mutating func feed(_ byte: UInt8) { input.append(byte) }

  package mutating func feed(_ bytes: some Collection<UInt8>) { input.append(contentsOf: bytes) }

  /// The next key; nil when the bytes fed so far hold no further one.
  package mutating func next() -> Key? {
    while keys.isEmpty {
      guard let byte = input.popFirst() else { return nil }
      take(byte)
    }
    return keys.removeFirst()
  }

  /// Inside a bracketed paste blocks may be read; outside, a byte at a time, as what is typed ahead belongs to the
  /// program that reads next.
  package var isInPaste: Bool { pending == .paste }

  /// Meaningful when `next` has given nil.
  package var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escapeGiven: .lateSequence
    case .character: .incompleteCharacter
    case .lateIntroducer(let introducer): mayBeTyped(introducer) ? .loneEscape : .startedSequence
    case .escape, .stringIntroducer: .loneEscape
    case .sequence, .linuxFunctionKey, .mouseReport, .string, .stringEscape: .startedSequence
    case .paste: .paste
    }
  }

  /// Nothing came in time: what is pending is all there is. `next` then gives what it means.
  package mutating func timeOut() {
    switch state {
    case .ground, .paste: return
    case .character:
      character = UTF8Decoder()
      keys.append(.malformed)
    case .escape(let count):
      keys += Array(repeating: .named(.escape), count: count)
      return state = .escapeGiven
    case .stringIntroducer(let introducer): deliverMeta(Unicode.Scalar(introducer))
    case .sequence(let sequence) where sequence.isEmpty:
      if sequence.followsSecondEscape { deliverEscape() }
      deliverMeta(Unicode.Scalar(sequence.introducer.rawValue))
    case .lateIntroducer(let introducer) where mayBeTyped(introducer):
      keys.append(.character(Unicode.Scalar(introducer.rawValue)))
    case .escapeGiven, .lateIntroducer, .sequence, .linuxFunctionKey, .mouseReport, .string, .stringEscape: break
    }
    state = .ground
  }

  /// What has come of a paste that has no end, when no more bytes will come. A part of the mark of its end is none of it.
  package mutating func takeUnfinishedPaste() -> WipedBytes? {
    guard case .paste = state else { return nil }
    state = .ground
    return takePasted()
  }

  /// What comes may be a secret: from here on it lies in locked memory.
  package mutating func lock() {
    isLocked = true
    input.lock()
    pasted.lock()
  }

  /// Overwrites and forgets all that was fed and not yet given out.
  package mutating func wipe() {
    input.wipe()
    pasted.wipe()
    keys = []
    character = UTF8Decoder()
    state = .ground
  }

  // MARK: - A byte at a time

  private enum State {
    case ground
    case character
    /// One or two escapes: some terminals send Alt with an arrow as an escape before the arrow's own sequence.
    case escape(count: Int)
    /// No more came in time, so it was the key; or the line is slow, and the rest comes without it.
    case escapeGiven
    /// `[` or `O` after that: never typed text, as then a pause in a sequence would put its rest into the text; but vi's
    /// `O` opens a line.
    case lateIntroducer(ControlSequence.Introducer)
    case sequence(ControlSequence)
    /// The Linux console sends F1 as `ESC [ [ A`.
    case linuxFunctionKey
    /// `CSI M` and three bytes of any value.
    case mouseReport(bytesLeft: Int)
    /// `ESC ]`, `ESC P` or `ESC _`: a Meta key, unless what follows is how a terminal's reply goes on.
    case stringIntroducer(UInt8)
    case string(length: Int)
    case stringEscape
    /// So many bytes of the end marker have been seen.
    case paste(matched: Int)
  }

  /// Longer strings are no replies of a terminal.
  private static let longestString = 4096

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground where byte == .escape, .escapeGiven where byte == .escape: state = .escape(count: 1)
    case .escapeGiven:
      guard let introducer = ControlSequence.Introducer(rawValue: byte) else { return takeText(byte) }
      state = .lateIntroducer(introducer)
    case .lateIntroducer(let introducer):
      if goesOn(byte, after: introducer) { return takeSequence(byte, in: begin(introducer)) }
      guard mayBeTyped(introducer) else { return breakOff(at: byte) }
      state = .ground
      keys.append(.character(Unicode.Scalar(introducer.rawValue)))
      take(byte)
    case .ground, .character: takeText(byte)
    case .escape(let count): takeAfterEscape(byte, escapes: count)
    case .sequence(let sequence): takeSequence(byte, in: sequence)
    case .linuxFunctionKey: if isPrintable(byte) { state = .ground } else { breakOff(at: byte) }
    case .mouseReport(let left):
      if byte < 0x20 { return breakOff(at: byte) }
      state = left > 1 ? .mouseReport(bytesLeft: left - 1) : .ground
    case .stringIntroducer(let introducer):
      if beginsReply(byte, after: introducer) { return state = .string(length: 1) }
      state = .ground
      deliverMeta(Unicode.Scalar(introducer))
      take(byte)
    case .string(let length): takeString(byte, length: length)
    case .stringEscape:
      if byte == UInt8(ascii: "\\") { return state = .ground }
      takeAfterEscape(byte, escapes: 1)
    case .paste(let matched): takePaste(byte, matched: matched)
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    state = .ground
    switch character.decode(byte) {
    case .incomplete: state = .character
    case .malformed: keys.append(.malformed)
    case .brokenOff:
      keys.append(.malformed)
      take(byte)
    // Nobody types C1 controls, and the editing engine is told keys by them.
    case .scalar("\u{80}"..."\u{9F}"): break
    case .scalar(let scalar): keys.append(.character(scalar))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, escapes: Int) {
    if byte == .escape {
      if escapes == 2 { deliverEscape() }
      return state = .escape(count: 2)
    }
    if let introducer = ControlSequence.Introducer(rawValue: byte) {
      return state = .sequence(begin(introducer, followsSecondEscape: escapes == 2))
    }
    for _ in 1..<escapes { deliverEscape() }
    switch byte {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      state = .ground
      keys.append(.named(.altEnter))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .stringIntroducer(byte)
    default:
      state = .ground
      deliverEscape()
      take(byte)
    }
  }

  private func begin(_ introducer: ControlSequence.Introducer, followsSecondEscape: Bool = false) -> ControlSequence {
    ControlSequence(introducer, followsSecondEscape: followsSecondEscape, dialect: dialect)
  }

  private mutating func takeSequence(_ byte: UInt8, in sequence: ControlSequence) {
    guard isPrintable(byte) else { return breakOff(at: byte) }
    var sequence = sequence
    switch sequence.append(byte) {
    case .incomplete: state = .sequence(sequence)
    case .linuxFunctionKey: state = .linuxFunctionKey
    case .mouseReport: state = .mouseReport(bytesLeft: 3)
    case .pasteStart: state = .paste(matched: 0)
    case .nothing: state = .ground
    case .key(let key):
      state = .ground
      keys.append(key)
    case .meta(let scalar):
      state = .ground
      deliverMeta(scalar)
    }
  }

  private mutating func takeString(_ byte: UInt8, length: Int) {
    switch byte {
    case .escape: state = .stringEscape
    case .bell: state = .ground
    case ..<0x20, 0x7F: breakOff(at: byte)
    default: state = length < Self.longestString ? .string(length: length + 1) : .ground
    }
  }

  /// A control character, or the first byte of a letter, ends a sequence that cannot hold it and counts by itself;
  /// CAN and SUB exist to do only the former.
  private mutating func breakOff(at byte: UInt8) {
    state = .ground
    if byte != .cancel && byte != .substitute { take(byte) }
  }

  private mutating func takePaste(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 < Self.pasteEnd.count { return state = .paste(matched: matched + 1) }
      state = .ground
      return keys.append(.paste(takePasted()))
    }
    // An escape is nowhere in the marker but at its beginning, so nothing of what was matched can begin another.
    if matched > 0 { pasted.append(contentsOf: Self.pasteEnd[..<matched]) }
    if byte == .escape { return state = .paste(matched: 1) }
    pasted.append(byte)
    if matched > 0 { state = .paste(matched: 0) }
  }

  private mutating func takePasted() -> WipedBytes {
    defer {
      pasted = WipedBytes()
      if isLocked { pasted.lock() }
    }
    return pasted
  }

  private mutating func deliverEscape() {
    keys.append(escape == .isMetaPrefix ? .character("\u{1B}") : .named(.escape))
  }

  private mutating func deliverMeta(_ scalar: Unicode.Scalar) {
    deliverEscape()
    keys.append(.character(scalar))
  }

  private func mayBeTyped(_ introducer: ControlSequence.Introducer) -> Bool { introducer == .ss3 && escape == .isKey }

  /// Behind vi's `O` only a key that there is: what is typed into the line that it opens comes fast.
  private func goesOn(_ byte: UInt8, after introducer: ControlSequence.Introducer) -> Bool {
    mayBeTyped(introducer) ? "ABCDFHPQRS".utf8.contains(byte) : isPrintable(byte)
  }

  private func isPrintable(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// How replies begin: OSC with its number (or the l and L of a window's title), DCS with DECRQSS, XTVERSION,
  /// XTGETTCAP, DA3, and APC with kitty's graphics.
  private func beginsReply(_ byte: UInt8, after introducer: UInt8) -> Bool {
    switch (introducer, byte) {
    case (_, UInt8(ascii: "0")...UInt8(ascii: "9")): introducer != UInt8(ascii: "_")
    case (UInt8(ascii: "]"), UInt8(ascii: "l")), (UInt8(ascii: "]"), UInt8(ascii: "L")): true
    case (UInt8(ascii: "P"), UInt8(ascii: ">")), (UInt8(ascii: "P"), UInt8(ascii: "!")): true
    case (UInt8(ascii: "_"), UInt8(ascii: "G")): true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate static let bell: UInt8 = 0x07
  fileprivate static let cancel: UInt8 = 0x18
  fileprivate static let substitute: UInt8 = 0x1A
  fileprivate static let escape: UInt8 = 0x1B
}
