/// Labels separated by points: 1 to 63 letters, digits and hyphens each, no hyphen at an end (RFC 1034, section 3.5, with
/// the digit that RFC 1123 allows to stand first).
enum HostLabels {
  static func areValid(_ text: Span<UInt8>) -> Bool {
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: ".") {
      let label = text.extracting(start..<index)
      guard 1...63 ~= label.count, label[0].isAlphanumeric, label[label.count - 1].isAlphanumeric,
        label.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") })
      else { return false }
      start = index + 1
    }
    return true
  }
}
