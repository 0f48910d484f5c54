/// A sequence that begins with CSI (`ESC [`) or SS3 (`ESC O`), as far as it has come, and what it means once whole:
/// ECMA-48 in its form, and in its keys the habits of xterm, rxvt, the Linux console, and kitty's protocol.
struct ControlSequence {
  enum Introducer: UInt8 {
    case csi = 0x5B
    case ss3 = 0x4F
  }

  enum Meaning: Equatable {
    case incomplete
    /// A sequence that is no key of ours.
    case nothing
    case key(Key)
    /// A character with Meta.
    case meta(Unicode.Scalar)
    case pasteStart
    /// `CSI M`: three bytes follow that keep no form.
    case mouseReport
    /// `CSI [`: one byte follows.
    case linuxFunctionKey
  }

  let introducer: Introducer
  /// An escape before the sequence stands for Alt.
  let followsSecondEscape: Bool
  let dialect: KeyDialect
  /// Parameters and intermediates, without the final byte.
  private var body: [UInt8] = []

  /// Of a longer one nothing more is kept, and it means nothing.
  private static let longestBody = 64

  init(_ introducer: Introducer, followsSecondEscape: Bool, dialect: KeyDialect) {
    self.introducer = introducer
    self.dialect = dialect
    self.followsSecondEscape = followsSecondEscape
  }

  var isEmpty: Bool { body.isEmpty }

  /// - Parameter byte: printable ASCII.
  mutating func append(_ byte: UInt8) -> Meaning {
    if isRxvtShift(byte) { return tildeKey(byte, Parameters(body)!) }
    if byte < 0x40 {
      if body.count < Self.longestBody { body.append(byte) }
      return .incomplete
    }
    guard body.count < Self.longestBody, let parameters = Parameters(body) else { return .nothing }
    if parameters.isRelease { return .nothing }
    if introducer == .ss3 { return ss3(byte, parameters) }
    if dialect == .st, let key = keyOfSt(byte, parameters) { return .key(.named(key)) }
    return csi(byte, parameters)
  }

  /// rxvt ends the keys of an editing pad, pressed with Shift, with a dollar sign, which elsewhere is an intermediate: the
  /// replies that have it have two parameters.
  private func isRxvtShift(_ byte: UInt8) -> Bool {
    introducer == .csi && byte == UInt8(ascii: "$") && !body.isEmpty
      && body.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private func csi(_ final: UInt8, _ parameters: Parameters) -> Meaning {
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "H"):
      cursorKey(final, with: parameters.modifiersOfLetter)
    // rxvt's arrows with Shift; with parameters, `CSI … c` is a reply.
    case UInt8(ascii: "a")...UInt8(ascii: "d") where isEmpty: cursorKey(final - 0x20, with: .shift)
    case UInt8(ascii: "Z"): .key(.named(.backTab))
    // rxvt writes ^ with Control and @ with both.
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"): tildeKey(final, parameters)
    case UInt8(ascii: "u"):
      character(parameters[0], shifted: parameters.alternate, with: Modifiers(encoded: parameters[1]))
    case UInt8(ascii: "M") where isEmpty: .mouseReport
    case UInt8(ascii: "[") where isEmpty: .linuxFunctionKey
    default: .nothing
    }
  }

  /// While no program has switched the keypad's mode on; with Control or Shift, some are others.
  private func keyOfSt(_ final: UInt8, _ parameters: Parameters) -> NamedKey? {
    switch (final, parameters[0]) {
    case (UInt8(ascii: "P"), 0), (UInt8(ascii: "M"), 0), (UInt8(ascii: "K"), 2): .delete
    case (UInt8(ascii: "K"), 0): .end
    case (UInt8(ascii: "J"), 0): .textEnd
    case (UInt8(ascii: "J"), 2): .home
    default: nil
    }
  }

  private func ss3(_ final: UInt8, _ parameters: Parameters) -> Meaning {
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "H"):
      cursorKey(final, with: parameters.modifiersOfLetter)
    // rxvt's arrows with Control.
    case UInt8(ascii: "a")...UInt8(ascii: "d"): cursorKey(final - 0x20, with: .control)
    // The keypad, in the mode that a program before us may have left on.
    case UInt8(ascii: "M"): .key(.character("\r"))
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .key(.character(Unicode.Scalar(final - 0x40)))
    default: .nothing
    }
  }

  private func cursorKey(_ letter: UInt8, with modifiers: Modifiers) -> Meaning {
    let movesByWord = followsSecondEscape || !modifiers.isDisjoint(with: [.alt, .control])
    switch letter {
    case UInt8(ascii: "A"): return .key(.named(.up))
    case UInt8(ascii: "B"): return .key(.named(.down))
    case UInt8(ascii: "C"): return .key(.named(movesByWord ? .wordRight : .right))
    case UInt8(ascii: "D"): return .key(.named(movesByWord ? .wordLeft : .left))
    case UInt8(ascii: "F"): return .key(.named(modifiers.contains(.control) ? .textEnd : .end))
    default: return .key(.named(modifiers.contains(.control) ? .textStart : .home))
    }
  }

  private func tildeKey(_ final: UInt8, _ parameters: Parameters) -> Meaning {
    let hasControl =
      final == UInt8(ascii: "^") || final == UInt8(ascii: "@") || Modifiers(encoded: parameters[1]).contains(.control)
    return switch parameters[0] {
    case 1, 7: .key(.named(hasControl ? .textStart : .home))
    case 3: .key(.named(.delete))
    case 4, 8: .key(.named(hasControl ? .textEnd : .end))
    case 5: .key(.named(.pageUp))
    case 6: .key(.named(.pageDown))
    // xterm's modifyOtherKeys
    case 27: character(parameters[2], shifted: parameters[2], with: Modifiers(encoded: parameters[1]))
    case 200: .pasteStart
    default: .nothing
    }
  }

  /// A key told by its code point: kitty's protocol, and xterm's modifyOtherKeys.
  ///
  /// - Parameter shifted: what the key is with Shift, where the terminal says so.
  private func character(_ code: Int, shifted: Int?, with modifiers: Modifiers) -> Meaning {
    if !modifiers.isDisjoint(with: [.superKey, .hyper]) { return .nothing }
    let isAlt = followsSecondEscape || modifiers.contains(.alt)
    switch code {
    case 9 where modifiers.contains(.shift): return .key(.named(.backTab))
    // Control-Enter sends wherever a text has several lines; Shift-Enter is Enter.
    case 13 where isAlt || modifiers.contains(.control): return .key(.named(.altEnter))
    case 27: return .key(.named(.escape))
    // Backspace is one or the other.
    case 8: return plain(127, isAlt: isAlt)
    case 9, 13, 127: return plain(code, isAlt: isAlt)
    case ..<0x20, 0x80...0x9F: return .nothing
    // Keys without a character, as kitty numbers them.
    case 0xE000...0xF8FF: return .nothing
    case _ where modifiers.contains(.control):
      let isControl = code == 0x20 || 0x40...0x7E ~= code && code != 0x60
      return isControl ? plain(code & 0x1F, isAlt: isAlt) : .nothing
    case 0x61...0x7A where modifiers.contains(.shift): return plain(code - 0x20, isAlt: isAlt)
    case _ where modifiers.contains(.shift): return plain(shifted ?? code, isAlt: isAlt)
    default: return plain(code, isAlt: isAlt)
    }
  }

  private func plain(_ code: Int, isAlt: Bool) -> Meaning {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return .nothing }
    return isAlt ? .meta(scalar) : .key(.character(scalar))
  }
}

/// The keys held with another, as xterm encodes them: one more than the sum.
private struct Modifiers: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  /// - Parameter parameter: 0 where there was none.
  init(encoded parameter: Int) { rawValue = max(0, parameter - 1) }

  static let shift = Modifiers(rawValue: 1)
  static let alt = Modifiers(rawValue: 2)
  static let control = Modifiers(rawValue: 4)
  static let superKey = Modifiers(rawValue: 8)
  static let hyper = Modifiers(rawValue: 16)
}

/// Numbers separated by semicolons, each with subordinate ones behind colons. Missing ones are 0.
private struct Parameters {
  private let numbers: [[Int]]

  /// Nil where there are private markers or intermediates: no key has them.
  init?(_ body: [UInt8]) {
    var numbers: [[Int]] = [[0]]
    for byte in body {
      switch byte {
      case UInt8(ascii: ";"): numbers.append([0])
      case UInt8(ascii: ":"): numbers[numbers.count - 1].append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = numbers[numbers.count - 1].count - 1
        let number = numbers[numbers.count - 1][last] * 10 + Int(byte - UInt8(ascii: "0"))
        numbers[numbers.count - 1][last] = min(number, Self.largest)
      default: return nil
      }
    }
    self.numbers = numbers
  }

  /// No parameter of a key comes near it.
  private static let largest = 0xFF_FFFF

  subscript(index: Int) -> Int { index < numbers.count ? numbers[index][0] : 0 }

  /// Of a key that is told by its final letter: `CSI 1;5C`, and from older terminals `CSI 5C`.
  var modifiersOfLetter: Modifiers { Modifiers(encoded: numbers.count > 1 ? self[1] : self[0]) }

  /// What kitty says the key is with Shift: a character that can be seen. Controls and keys without a character would
  /// get past what is done about those that are told by their own number.
  var alternate: Int? {
    guard numbers[0].count > 1 else { return nil }
    return switch numbers[0][1] {
    case ..<0x20, 0x7F...0x9F, 0xE000...0xF8FF: nil
    case let code: code
    }
  }

  /// kitty can tell when a key is let go.
  var isRelease: Bool { numbers.count > 1 && numbers[1].count > 1 && numbers[1][1] == 3 }
}
