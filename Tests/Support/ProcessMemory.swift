import Foundation

/// The writable memory of a process as it lies, read from outside. Needs root.
public struct ProcessMemory {
  /// A mapping and what it holds.
  private struct Mapping {
    let bytes: Data
    /// Kept out of core dumps and of children: where secrets may be.
    let isVault: Bool
  }

  private let mappings: [Mapping]

  /// Reads all of it.
  public init(of process: pid_t) throws {
    let descriptor = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TestError.system("cannot read the memory of \(process)", errno) }
    defer { close(descriptor) }
    var mappings: [Mapping] = []
    var writable: Range<UInt>?
    for line in try Self.text(of: "/proc/\(process)/smaps").split(separator: "\n") {
      let words = line.split(separator: " ")
      if let range = Self.range(words[0]) {
        writable = words[1].hasPrefix("rw") ? range : nil
      } else if words[0] == "VmFlags:", let range = writable {
        mappings.append(
          Mapping(
            bytes: Self.contents(of: range, descriptor), isVault: words.contains("dd") && words.contains("wf")))
      }
    }
    self.mappings = mappings
  }

  /// How often a text is there, in each encoding that a program could keep it in.
  public func copies(of text: String) -> Copies {
    var copies = Copies()
    for mapping in mappings {
      for (form, bytes) in Self.forms(of: Array(text.unicodeScalars)) {
        let count = mapping.bytes.count(of: bytes)
        if mapping.isVault { copies[keyPath: form] += count } else { copies.elsewhere += count }
      }
    }
    return copies
  }

  /// All that is left outside the vault of parts of a text: what was freed and partly written over is found, too.
  ///
  /// - Parameter length: of a part, in scalars.
  public func remains(of text: String, length: Int = 6) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return (0...max(0, scalars.count - length)).compactMap { start in
      let part = Array(scalars[start..<min(start + length, scalars.count)])
      let isThere = Self.forms(of: part).contains { form in
        mappings.contains { !$0.isVault && $0.bytes.count(of: form.bytes) > 0 }
      }
      return isThere ? String(String.UnicodeScalarView(part)) : nil
    }
  }

  private static func forms(
    of scalars: [Unicode.Scalar]
  ) -> [(place: WritableKeyPath<Copies, Int>, bytes: [UInt8])] {
    let text = String(String.UnicodeScalarView(scalars))
    return [
      (\.utf8, Array(text.utf8)), (\.utf16, Array(text.utf16).withUnsafeBytes { Array($0) }),
      (\.utf32, scalars.map(\.value).withUnsafeBytes { Array($0) }),
    ]
  }

  /// Those in the vault by their encoding, and all others.
  public struct Copies: Equatable, CustomStringConvertible {
    /// In the vault, as UTF-8.
    public var utf8 = 0
    /// In the vault, as UTF-16.
    public var utf16 = 0
    /// In the vault, as UTF-32.
    public var utf32 = 0
    /// Outside the vault, in any encoding.
    public var elsewhere = 0

    /// Where they are expected.
    public init(utf8: Int = 0, utf32: Int = 0) {
      self.utf8 = utf8
      self.utf32 = utf32
    }

    /// For a failed expectation.
    public var description: String { "in the vault \(utf8), \(utf16), \(utf32), elsewhere \(elsewhere)" }
  }

  /// Of the first line of a mapping: `7f0000000000-7f0000001000`.
  private static func range(_ word: Substring) -> Range<UInt>? {
    let ends = word.split(separator: "-").compactMap { UInt($0, radix: 16) }
    return ends.count == 2 ? ends[0]..<ends[1] : nil
  }

  /// In as many reads as it takes: Foundation takes the first short one of a file in /proc for the whole.
  private static func text(of path: String) throws -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TestError.system("cannot open \(path)", errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 { throw TestError.system("cannot read \(path)", errno) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }

  private static func contents(of range: Range<UInt>, _ descriptor: Int32) -> Data {
    var data = Data(count: range.count)
    let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(range.lowerBound)) }
    return data.prefix(max(0, count))
  }
}

extension Data {
  /// How often the bytes are in it.
  fileprivate func count(of bytes: [UInt8]) -> Int {
    withUnsafeBytes { memory in
      var count = 0
      var rest = memory[...]
      while rest.count >= bytes.count, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(base, Int32(bytes[0]), rest.count)
      {
        rest = rest.dropFirst(UnsafeRawPointer(found) - base)
        if rest.starts(with: bytes) { count += 1 }
        rest = rest.dropFirst()
      }
      return count
    }
  }
}
