/// Makes text from a flag, a file, the environment or a command safe to show: nothing in it can move the cursor, colour
/// or reorder what stands beside it, or hide. What is unsafe becomes visible text, as in less(1): `^[`, `<U+202E>`, and
/// `<FF>` for a byte that is not UTF-8.
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

  private static func isPlain(_ byte: UInt8, _ lineFeeds: LineFeeds) -> Bool {
    (0x20...0x7E).contains(byte) || (byte == 0x0A && lineFeeds == .kept)
  }

  /// Collects what was made safe. Tabs become spaces up to the next stop of 8, so columns are counted from tab to tab.
  private struct Output {
    private let lineFeeds: LineFeeds
    private var done = ""
    /// What came since the last tab or line feed, which is at `column`.
    private var stretch = ""
    private var column = 0
    private var previous: UInt32?
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
        if HiddenScalar.isHidden(scalar.value, after: previous) {
          append(visible: HiddenScalar.spelling(of: scalar.value))
        } else {
          stretch.unicodeScalars.append(scalar)
          previous = scalar.value
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
      previous = form.unicodeScalars.last?.value
    }

    private mutating func endStretch(with end: String, at newColumn: Int) {
      done += stretch + end
      stretch = ""
      column = newColumn
      previous = nil
    }
  }
}
