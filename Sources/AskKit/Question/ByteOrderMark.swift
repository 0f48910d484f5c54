/// The three bytes of UTF-8 that editors and systems other than Unix put before a text. They are no part of it.
package enum ByteOrderMark {
  package static let count = 3

  /// Whether a text begins with it.
  package static func begins(_ bytes: Span<UInt8>) -> Bool { bytes.count >= count && isBegun(by: bytes) }

  /// Whether a text might turn out to begin with it, or does so.
  package static func isBegun(by bytes: Span<UInt8>) -> Bool {
    (bytes.count < 1 || bytes[0] == 0xEF) && (bytes.count < 2 || bytes[1] == 0xBB)
      && (bytes.count < 3 || bytes[2] == 0xBF)
  }
}
