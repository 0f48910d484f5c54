import AskKit

/// The first line with something on it of all that a command prints; the rest is dropped as it comes.
struct FirstLine {
  /// A check may well print the secret that it judges.
  private let bytes = WipedBytes()
  private var isComplete = false

  private static let mostBytes = 4096

  mutating func take(_ output: UnsafeRawBufferPointer) {
    for byte in output {
      if isComplete { return }
      if byte == UInt8(ascii: "\n") {
        isComplete = !isBlank
        if !isComplete { bytes.wipe() }
      } else if bytes.count < Self.mostBytes {
        bytes.append(byte)
      }
    }
  }

  /// Fit to be shown, without white space at its ends; nil where nothing was printed.
  ///
  /// - Parameter secret: a line that holds it is as none.
  func text(without secret: (any ConcealedText)? = nil) -> String? {
    if isBlank { return nil }
    return bytes.withBytes { line in
      if let secret, secret.withBytes({ Self.isThere($0, in: line) }) { return nil }
      return line.extracting(TextFolding.trimmed(line)).withUnsafeBufferPointer {
        Sanitizer.sanitize($0, lineFeeds: .shown)
      }
    }
  }

  private var isBlank: Bool { bytes.withBytes { TextFolding.trimmed($0).isEmpty } }

  /// Whether the secret is in a line; of one that was cut off, whether it may begin at the end.
  private static func isThere(_ secret: Span<UInt8>, in line: Span<UInt8>) -> Bool {
    guard !secret.isEmpty else { return false }
    let places = line.count == mostBytes ? line.count : line.count - secret.count + 1
    return (0..<max(0, places)).contains { start in
      (0..<min(secret.count, line.count - start)).allSatisfy { line[start + $0] == secret[$0] }
    }
  }
}
