import AskKit

/// The file of prepared answers: any file, and what is written to it read again.
enum AnswersTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    if input.bool() { checkFile(input.remainingBytes()) } else { checkRecord(&input) }
  }

  private static func checkFile(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    do throws(AnswersFile.Fault) {
      let file = try AnswersFile(bytes.span)
      for entry in file.entries {
        require((1...lines.count).contains(entry.line), "line \(entry.line) is one of the file's")
        let value = value(of: entry, in: bytes)
        require(String(validating: value, as: UTF8.self) != nil, "a value is UTF-8")
        let written = AnswersFile.line(entry.name, String(decoding: value, as: UTF8.self)).map { Array($0.utf8) }
        require(written != nil, "what was read can be written: \(entry.name)")
        require(read(written ?? []) == [Pair(entry.name, value)], "and read again: \(entry.name)")
      }
    } catch {
      require((1...lines.count).contains(error.line), "line \(error.line) is one of the file's")
    }
  }

  /// A record grows by a line an answer.
  private static func checkRecord(_ input: inout FuzzInput) {
    var bytes: [UInt8] = []
    var expected: [Pair] = []
    while !input.isEmpty {
      let name = input.textBeforeZero()
      let value = input.textBeforeZero()
      guard let line = AnswersFile.line(name, value) else { continue }
      bytes += Array(line.utf8)
      expected.append(Pair(name, Array(value.utf8)))
    }
    require(read(bytes) == expected, "what was recorded is read: \(read(bytes)), not \(expected)")
  }

  private struct Pair: Equatable {
    let name: [UInt8]
    let value: [UInt8]

    init(_ name: String, _ value: [UInt8]) {
      self.name = Array(name.utf8)
      self.value = value
    }
  }

  private static func read(_ bytes: [UInt8]) -> [Pair] {
    guard let file = try? AnswersFile(bytes.span) else { return [] }
    return file.entries.map { Pair($0.name, value(of: $0, in: bytes)) }
  }

  private static func value(of entry: AnswersFile.Entry, in bytes: [UInt8]) -> [UInt8] {
    var value: [UInt8] = []
    AnswersFile.appendValue(of: entry, in: bytes.span, to: &value)
    return value
  }
}
