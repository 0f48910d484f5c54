import AskTerminal

/// Reads bytes as a strict terminal that knows only what may be sent.
enum PermittedBytes {
  struct Forbidden: Error { let sequence: String }

  static func check(_ bytes: [UInt8], isColoured: Bool) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Forbidden(sequence: "no UTF-8: \(bytes)") }
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\r", "\n", "\u{07}", "\u{0F}": continue
      case "\u{1B}":
        var sequence = ""
        repeat {
          guard let next = scalars.next() else { throw Forbidden(sequence: "ends in ESC " + sequence) }
          sequence.unicodeScalars.append(next)
        } while ["[", "("].contains(sequence) || !("@"..."~").contains(sequence.unicodeScalars.last!)
        guard isPermitted(sequence, isColoured) else { throw Forbidden(sequence: "ESC " + sequence) }
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          throw Forbidden(sequence: "control \(scalar.value)")
        }
      }
    }
  }

  private static func isPermitted(_ sequence: String, _ isColoured: Bool) -> Bool {
    if ["[K", "[J", "[?2004h", "[?2004l", "[4l", "(B", "[?25h", "[0m"].contains(sequence) { return true }
    if ["[0;1m", "[0;2m", "[0;31m"].contains(sequence) { return isColoured }
    guard sequence.hasPrefix("["), let final = sequence.last, "ABG".contains(final) else { return false }
    let count = sequence.dropFirst().dropLast()
    return count.isEmpty || (Int(count).map { $0 > 1 } ?? false)
  }
}
