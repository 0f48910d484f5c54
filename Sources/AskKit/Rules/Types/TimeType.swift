/// A time of day as ISO 8601 writes it: `hh:mm` or `hh:mm:ss`, from 00:00 to 23:59:59.
package struct TimeType: AnswerType {
  /// Values are seconds since midnight.
  package let bounds: Bounds<Int>

  package var limits: [Reason] { bounds.reasons(name) }

  package init(bounds: Bounds<Int> = Bounds()) { self.bounds = bounds }

  package var name: AnswerTypeName { .time }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    guard let second = Self.second(of: text) else { return unlike() }
    return bounds.judge(name) { Order(second, to: $0) }
  }

  static let allSeconds = 0...86_399

  static func second(of text: Span<UInt8>) -> Int? {
    guard text.count == 5 || text.count == 8 else { return nil }
    for index in text.indices {
      let isColon = index == 2 || index == 5
      guard isColon ? text[index] == UInt8(ascii: ":") : text[index].isDigit else { return nil }
    }
    let hour = text.extracting(0..<2).decimalValue
    let minute = text.extracting(3..<5).decimalValue
    let second = text.count == 8 ? text.extracting(6..<8).decimalValue : 0
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return (hour * 60 + minute) * 60 + second
  }
}
