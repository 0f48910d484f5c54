/// Answers that were prepared: a line `name=value` each, where the last of a name counts. In a value, `\n` is a line feed,
/// `\r` a carriage return and `\\` a backslash; all else stands for itself, blanks too. Lines that are blank or begin with
/// `#` say nothing.
///
/// It knows where the values lie, and leaves them there: one may be a secret, whose owner wipes it.
package struct AnswersFile {
  /// An answer, still escaped.
  package struct Entry: Equatable {
    package let name: String
    /// Counted from 1.
    package let line: Int
    fileprivate let value: Range<Int>
  }

  /// In the order in which they stand.
  package let entries: [Entry]

  /// A line that cannot be meant.
  package struct Fault: Error, Equatable {
    /// Counted from 1.
    package let line: Int
    package let kind: Kind

    package init(line: Int, kind: Kind) {
      self.line = line
      self.kind = kind
    }

    package enum Kind: Error, Equatable {
      case notUTF8
      case withoutEqualsSign
      /// Empty, or with a blank at its beginning or its end, which nobody means.
      case nameIsNone
      /// A backslash that begins none of the three.
      case unknownEscape
    }
  }

  /// - Parameter bytes: all of the file.
  package init(_ bytes: Span<UInt8>) throws(Fault) {
    var entries: [Entry] = []
    var start = ByteOrderMark.begins(bytes) ? ByteOrderMark.count : 0
    var line = 1
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      // A carriage return that is meant is written as `\r`.
      let textEnd = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
      do throws(Fault.Kind) {
        if let (name, value) = try Self.parts(of: start..<textEnd, bytes) {
          entries.append(Entry(name: name, line: line, value: value))
        }
      } catch {
        throw Fault(line: line, kind: error)
      }
      start = end + 1
      line += 1
    }
    self.entries = entries
  }

  /// The answer that counts.
  package func entry(for name: String) -> Entry? {
    // Byte by byte: to a script, two spellings of é are two names.
    entries.last { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Appends the answer as it is meant.
  ///
  /// - Parameter bytes: those that the entry was found in.
  package static func appendValue(of entry: Entry, in bytes: Span<UInt8>, to sink: inout some ByteSink) {
    var place = entry.value.lowerBound
    while place < entry.value.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        sink.append(bytes[place])
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "n"): sink.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): sink.append(UInt8(ascii: "\r"))
      default: sink.append(UInt8(ascii: "\\"))
      }
      place += 2
    }
  }

  /// The line for an answer, with its line feed; nil for a name that no line can have.
  package static func line(_ name: String, _ value: String) -> String? {
    guard canHold(name: name) else { return nil }
    var line = name + "="
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\\": line += "\\\\"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\n"
  }

  /// Whether a line can have this name.
  package static func canHold(name: String) -> Bool { isName(name.utf8Span.span) }

  // MARK: A line

  /// - Returns: nil where the line says nothing.
  private static func parts(
    of range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Fault.Kind) -> (name: String, value: Range<Int>)? {
    guard let first = range.first(where: { !isBlank(bytes[$0]) }), bytes[first] != UInt8(ascii: "#") else { return nil }
    guard (try? UTF8Span(validating: bytes.extracting(range))) != nil else { throw .notUTF8 }
    guard let sign = range.first(where: { bytes[$0] == UInt8(ascii: "=") }) else { throw .withoutEqualsSign }
    let name = bytes.extracting(range.lowerBound..<sign)
    guard isName(name) else { throw .nameIsNone }
    let value = sign + 1..<range.upperBound
    try checkEscapes(value, bytes)
    return (String(copying: UTF8Span(unchecked: name)), value)
  }

  private static func checkEscapes(_ value: Range<Int>, _ bytes: Span<UInt8>) throws(Fault.Kind) {
    var place = value.lowerBound
    while place < value.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      guard place + 1 < value.upperBound else { throw .unknownEscape }
      switch bytes[place + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "\\"): place += 2
      default: throw .unknownEscape
      }
    }
  }

  private static func isName(_ name: Span<UInt8>) -> Bool {
    guard !name.isEmpty, name[0] != UInt8(ascii: "#") else { return false }
    if isBlank(name[0]) || isBlank(name[name.count - 1]) { return false }
    return name.indices.allSatisfy { ![UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(name[$0]) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
