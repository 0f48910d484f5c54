/// Lines end in LF here, whatever system a text comes from.
enum LineBreaks {
  /// The text with LF for each CR LF.
  static func unified(_ bytes: Span<UInt8>) -> [UInt8] {
    var unified: [UInt8] = []
    unified.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let isFirstOfPair =
        bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if !isFirstOfPair { unified.append(bytes[index]) }
    }
    return unified
  }
}
