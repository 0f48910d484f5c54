/// A day of the calendar of ISO 8601 (Gregorian, carried back before its time): `YYYY-MM-DD`, years 0000 to 9999.
package struct DateType: AnswerType {
  /// Values are days.
  package let bounds: Bounds<Int>

  package var limits: [Reason] { bounds.reasons(name) }

  package init(bounds: Bounds<Int> = Bounds()) { self.bounds = bounds }

  package var name: AnswerTypeName { .date }

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    switch Self.day(of: text) {
    case .notDate: unlike()
    case .noSuchMonth(let month): Refusal(.type, .noSuchMonth(month))
    case .noSuchDay(let month, let year):
      Refusal(.type, .noSuchDay(daysInMonth: Self.daysIn(month, of: year), month: month, year: year))
    case .day(let day): bounds.judge(name) { Order(day, to: $0) }
    }
  }

  /// From 0000-01-01 to 9999-12-31.
  static let allDays = -60...3_652_364

  enum Reading: Equatable {
    case notDate
    case noSuchMonth(Int)
    case noSuchDay(month: Int, year: Int)
    /// Days since the first of March of the year 0.
    case day(Int)
  }

  static func day(of text: Span<UInt8>) -> Reading {
    guard text.count == 10 else { return .notDate }
    for index in text.indices {
      let isHyphen = index == 4 || index == 7
      guard isHyphen ? text[index] == UInt8(ascii: "-") : text[index].isDigit else { return .notDate }
    }
    let year = text.extracting(0..<4).decimalValue
    let month = text.extracting(5..<7).decimalValue
    let day = text.extracting(8..<10).decimalValue
    guard 1...12 ~= month else { return .noSuchMonth(month) }
    guard 1...daysIn(month, of: year) ~= day else { return .noSuchDay(month: month, year: year) }
    // Years that begin in March have their leap day at the end, and months of 31, 30, 31, 30, 31 days, over and over.
    let yearFromMarch = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = floorDivide(yearFromMarch, 4) - floorDivide(yearFromMarch, 100) + floorDivide(yearFromMarch, 400)
    return .day(yearFromMarch * 365 + leapDays + (monthFromMarch * 153 + 2) / 5 + day - 1)
  }

  static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// January and February of the year 0 lie in a year -1.
  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}
