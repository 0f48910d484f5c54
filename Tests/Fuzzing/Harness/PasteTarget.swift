import AskKit

@testable import AskTerminal

/// The decoder of UTF-8 against the standard library's, and what is made of a paste against a plain description of it.
enum PasteTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let destination = [PasteCleaner.Destination.line, .multiline, .secret][input.number(below: 3)]
    let bytes = input.remainingBytes()
    let expected = decodedByStandardLibrary(bytes)
    require(decoded(bytes) == expected, "UTF-8 is decoded as the standard library does")
    check(bytes, destination)
  }

  /// Nil stands for a maximal subpart that is no character.
  private static func decoded(_ bytes: [UInt8]) -> [Unicode.Scalar?] {
    var scalars: [Unicode.Scalar?] = []
    var decoder = UTF8Decoder()
    var isIncomplete = false
    for byte in bytes {
      var step = decoder.decode(byte)
      if step == .brokenOff {
        scalars.append(nil)
        step = decoder.decode(byte)
        require(step != .brokenOff, "a character is broken off once")
      }
      isIncomplete = step == .incomplete
      switch step {
      case .scalar(let scalar): scalars.append(scalar)
      case .malformed: scalars.append(nil)
      case .incomplete, .brokenOff: break
      }
    }
    return isIncomplete ? scalars + [nil] : scalars
  }

  private static func decodedByStandardLibrary(_ bytes: [UInt8]) -> [Unicode.Scalar?] {
    var scalars: [Unicode.Scalar?] = []
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
      case .error: scalars.append(nil)
      case .emptyInput: return scalars
      }
    }
  }

  private static func check(_ bytes: [UInt8], _ destination: PasteCleaner.Destination) {
    var inserted: [Unicode.Scalar] = []
    let result = PasteCleaner.clean(bytes.span, for: destination) { inserted.append($0) }

    var kept = bytes
    if destination != .multiline { while kept.last == 0x0A || kept.last == 0x0D { kept.removeLast() } }
    if destination == .secret, kept.contains(0x0A) || kept.contains(0x0D) {
      require(result == .refusedForLineBreaks && inserted.isEmpty, "half a password is none")
      return
    }
    var expected: [Unicode.Scalar] = []
    var leftOut: PasteCleaner.LeftOut = []
    var previous: Unicode.Scalar?
    for scalar in decodedByStandardLibrary(kept) {
      defer { previous = scalar }
      guard let scalar else {
        leftOut.insert(.malformedBytes)
        continue
      }
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") { expected.append(destination == .multiline ? "\n" : " ") }
      } else if scalar.properties.generalCategory == .control, scalar != "\t" {
        leftOut.insert(.controlCharacters)
      } else {
        expected.append(scalar)
      }
    }
    require(inserted == expected, "a paste into \(destination): \(inserted), not \(expected)")
    require(result == .cleaned(leftOut: leftOut), "what is left out is told: \(result), not \(leftOut)")
  }
}
