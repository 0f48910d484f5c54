/// Makes text from a flag, a file, the environment or a command safe to show: nothing in it can move the cursor, colour
/// or reorder what stands beside it, or hide. What is unsafe becomes visible text, as in less(1): `^[` for a control,
/// `<U+202E>` for what has no picture, `<FF>` for a byte that is not UTF-8.
package enum Sanitizer {
  package enum LineFeeds: Sendable {
    /// They break the line; CR LF counts as one.
    case kept
    /// They are shown as `^J`: there is room for one line.
    case shown
  }

  package static func sanitize(_ text: String, lineFeeds: LineFeeds) -> String {
    if text.utf8.allSatisfy({ isPlain($0, lineFeeds) }) { return text }
    var output = Output(lineFeeds)
    for scalar in text.unicodeScalars { output.append(scalar) }
    return output.text
  }

  package static func sanitize(_ bytes: some Collection<UInt8>, lineFeeds: LineFeeds) -> String {
    var output = Output(lineFeeds)
    var rest = bytes[...]
    var input = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        output.append(Unicode.UTF8.decode(encoded))
        rest.removeFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { output.append(malformed: byte) }
        rest.removeFirst(length)
      case .emptyInput: return output.text
      }
    }
  }

  /// What stands for a scalar that cannot be shown as it is, where `previous` stands before it; nil for all others.
  package static func visibleForm(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    switch scalar.value {
    case 0x20...0x7E: return nil
    case 0x00...0x1F: return "^" + String(Unicode.Scalar(UInt8(scalar.value) + 0x40))
    case 0x7F: return "^?"
    // The joiner and the non-joiner shape letters and make emoji; in ASCII they only hide.
    case 0x200C, 0x200D: return (previous?.value ?? 0) < 0x80 ? codePoint(scalar) : nil
    // Tags spell a region behind a black flag, and hide anywhere else.
    case 0xE0020...0xE007F:
      let isInFlag = previous.map { $0.value == 0x1F3F4 || (0xE0020...0xE007E).contains($0.value) } ?? false
      return isInFlag ? nil : codePoint(scalar)
    default: return isInvisible(scalar) ? codePoint(scalar) : nil
    }
  }

  private static func isPlain(_ byte: UInt8, _ lineFeeds: LineFeeds) -> Bool {
    (0x20...0x7E).contains(byte) || (byte == 0x0A && lineFeeds == .kept)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if isPrependedMark(scalar) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Noncharacters, and unassigned code points that are to be ignored: nothing draws them.
    case .unassigned: scalar.properties.isNoncharacterCodePoint || scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// Format characters that are drawn: signs before a number (Prepended_Concatenation_Mark).
  private static func isPrependedMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Collects what was made safe. Tabs become spaces up to the next stop of 8, so columns are counted from tab to tab.
  private struct Output {
    private let lineFeeds: LineFeeds
    private var done = ""
    /// What came since the last tab or line feed, which is at `column`.
    private var stretch = ""
    private var column = 0
    private var previous: Unicode.Scalar?
    /// A carriage return that is part of a line break if a line feed follows.
    private var holdsCarriageReturn = false

    init(_ lineFeeds: LineFeeds) { self.lineFeeds = lineFeeds }

    var text: String { done + stretch + (holdsCarriageReturn ? "^M" : "") }

    mutating func append(_ scalar: Unicode.Scalar) {
      if holdsCarriageReturn {
        holdsCarriageReturn = false
        if scalar != "\n" { append(visible: "^M") }
      }
      switch scalar {
      case "\t":
        column += Row(Cell.cells(of: stretch)).columns
        let spaces = 8 - column % 8
        endStretch(with: String(repeating: " ", count: spaces), at: column + spaces)
      case "\n" where lineFeeds == .kept: endStretch(with: "\n", at: 0)
      case "\r" where lineFeeds == .kept: holdsCarriageReturn = true
      default:
        if let form = visibleForm(of: scalar, after: previous) {
          append(visible: form)
        } else {
          stretch.unicodeScalars.append(scalar)
          previous = scalar
        }
      }
    }

    mutating func append(malformed byte: UInt8) {
      if holdsCarriageReturn {
        holdsCarriageReturn = false
        append(visible: "^M")
      }
      append(visible: "<" + String(byte, radix: 16, uppercase: true) + ">")
    }

    private mutating func append(visible form: String) {
      stretch += form
      previous = form.unicodeScalars.last
    }

    private mutating func endStretch(with end: String, at newColumn: Int) {
      done += stretch + end
      stretch = ""
      column = newColumn
      previous = nil
    }
  }
}
