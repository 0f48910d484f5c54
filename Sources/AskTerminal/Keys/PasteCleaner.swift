import AskKit

/// Makes of a paste what may stand in a field. What it has to leave out, it tells.
package enum PasteCleaner {
  /// The field that the paste goes into; it says what becomes of line breaks (LF, CR, CRLF).
  package enum Destination: Sendable {
    /// Those at the end are dropped, those within become spaces.
    case line
    /// All become line feeds.
    case multiline
    /// Those at the end are dropped; one within refuses the paste, as half a password is none.
    case secret

    package init(_ kind: EntryKind) {
      self =
        switch kind {
        case .multiline: .multiline
        case .secret: .secret
        case .line, .confirm, .alert: .line
        }
    }
  }

  package enum Result: Equatable, Sendable {
    case cleaned(leftOut: LeftOut)
    /// Nothing was given out.
    case refusedForLineBreaks
  }

  package struct LeftOut: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Controls of C0 and C1, and DEL; a tab is kept.
    package static let controlCharacters = LeftOut(rawValue: 1)
    /// Bytes that are not UTF-8.
    package static let malformedBytes = LeftOut(rawValue: 2)
  }

  /// - Parameter insert: is given the scalars one by one, so that those of a secret can go straight to where it is kept.
  package static func clean(
    _ bytes: Span<UInt8>, for destination: Destination, insert: (Unicode.Scalar) -> Void
  ) -> Result {
    let end = destination == .multiline ? bytes.count : countWithoutFinalLineBreaks(bytes)
    if destination == .secret, hasLineBreak(bytes, before: end) { return .refusedForLineBreaks }
    let lineBreak: Unicode.Scalar = destination == .multiline ? "\n" : " "
    var leftOut: LeftOut = []
    var decoder = UTF8Decoder()
    var followsReturn = false
    var isIncomplete = false
    var index = 0
    while index < end {
      let step = decoder.decode(bytes[index])
      isIncomplete = step == .incomplete
      switch step {
      case .incomplete: break
      case .malformed: leftOut.insert(.malformedBytes)
      case .brokenOff:
        leftOut.insert(.malformedBytes)
        continue
      case .scalar("\n"): if !followsReturn { insert(lineBreak) }
      case .scalar("\r"): insert(lineBreak)
      case .scalar("\t"): insert("\t")
      case .scalar("\0"..."\u{1F}"), .scalar("\u{7F}"..."\u{9F}"): leftOut.insert(.controlCharacters)
      case .scalar(let scalar): insert(scalar)
      }
      followsReturn = step == .scalar("\r")
      index += 1
    }
    if isIncomplete { leftOut.insert(.malformedBytes) }
    return .cleaned(leftOut: leftOut)
  }

  /// All that may stand in a field that holds no secret.
  package static func scalars(of bytes: Span<UInt8>, for destination: Destination) -> [UInt32] {
    var scalars: [UInt32] = []
    _ = clean(bytes, for: destination) { scalars.append($0.value) }
    return scalars
  }

  private static func countWithoutFinalLineBreaks(_ bytes: Span<UInt8>) -> Int {
    var count = bytes.count
    while count > 0, isLineBreak(bytes[count - 1]) { count -= 1 }
    return count
  }

  private static func hasLineBreak(_ bytes: Span<UInt8>, before end: Int) -> Bool {
    for index in 0..<end where isLineBreak(bytes[index]) { return true }
    return false
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
