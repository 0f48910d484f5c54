import AskKit

/// The first line with something on it of all that a command prints; the rest is dropped as it comes.
struct FirstLine {
  private var bytes: [UInt8] = []
  private var isComplete = false

  private static let mostBytes = 4096

  mutating func take(_ output: UnsafeRawBufferPointer) {
    for byte in output {
      if isComplete { return }
      if byte == UInt8(ascii: "\n") {
        isComplete = !bytes.isEmpty && !isBlank
        if !isComplete { bytes = [] }
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
    if let secret, secret.withBytes({ holds($0) }) { return nil }
    return Sanitizer.sanitize(bytes[TextFolding.trimmed(bytes.span)], lineFeeds: .shown)
  }

  private var isBlank: Bool { TextFolding.trimmed(bytes.span).isEmpty }

  private func holds(_ secret: Span<UInt8>) -> Bool {
    guard !secret.isEmpty, secret.count <= bytes.count else { return false }
    return (0...bytes.count - secret.count).contains { start in
      secret.indices.allSatisfy { bytes[start + $0] == secret[$0] }
    }
  }
}
