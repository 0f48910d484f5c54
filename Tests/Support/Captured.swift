/// Bytes that a program has written.
public struct Captured: CustomStringConvertible {
  /// Exactly as they came.
  public let bytes: [UInt8]

  /// As text; what is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// With every control character visible.
  public var description: String { bytes.shown }

  /// Whether `text` is in it.
  public func contains(_ text: String) -> Bool {
    bytes.firstRange(of: Array(text.utf8)) != nil
  }
}
