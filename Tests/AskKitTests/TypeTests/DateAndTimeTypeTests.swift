import Foundation
import Testing

@testable import AskKit

@Suite("Types date and time")
struct DateAndTimeTypeTests {
  @Test(
    "days of the calendar are valid",
    arguments: [
      "2026-03-09", "2024-02-29", "2000-02-29", "1600-02-29", "0000-02-29", "0000-01-01", "9999-12-31", "1582-10-10",
      "２０２６－０３－０９", "２０２６ー０３ー０９", " 2026-03-09 ",
    ])
  func valid(text: String) {
    #expect(DateType().accepts(text))
  }

  @Test(
    "what has another form is refused",
    arguments: [
      "", "2026-3-9", "26-03-09", "20260309", "2026/03/09", "2026-03", "2026-W10-1", "2026-068", "-2026-03-09",
      "+2026-03-09", "2026-03-09T00:00", "2026-03-0a", "2026_03-09", "March 9", "09.03.2026",
    ])
  func otherForms(text: String) {
    #expect(DateType().reason(against: text) == .notOfType(.date))
  }

  @Test("a day that the calendar does not have is told with the days that its month has")
  func noSuchDays() {
    for (text, days, month, year) in [
      ("2026-02-29", 28, 2, 2026), ("1900-02-29", 28, 2, 1900), ("2100-02-29", 28, 2, 2100),
      ("2024-02-30", 29, 2, 2024),
      ("2026-04-31", 30, 4, 2026), ("2026-01-32", 31, 1, 2026), ("2026-01-00", 31, 1, 2026),
    ] {
      #expect(DateType().reason(against: text) == .noSuchDay(daysInMonth: days, month: month, year: year))
    }
    #expect(DateType().reason(against: "2026-13-01") == .noSuchMonth(13))
    #expect(DateType().reason(against: "2026-00-01") == .noSuchMonth(0))
    let sentence = English().sentence(.noSuchDay(daysInMonth: 28, month: 2, year: 2026))
    #expect(sentence == "Enter a date as year-month-day, like 2026-03-09; February 2026 has 28 days.")
  }

  /// The calendar repeats itself after 400 years.
  @Test("every day of the calendar follows the one before")
  func days() {
    var last = -61
    for year in 0...800 {
      for month in 1...12 {
        for day in 1...DateType.daysIn(month, of: year) {
          guard case .day(let number) = DateType.day(of: Self.digits(year, month, day).span), number == last + 1 else {
            Issue.record("\(year)-\(month)-\(day) is not \(last + 1)")
            return
          }
          last = number
        }
      }
    }
    #expect(DateType.day(of: Self.digits(0, 1, 1).span) == .day(DateType.allDays.lowerBound))
    #expect(DateType.day(of: Self.digits(9999, 12, 31).span) == .day(DateType.allDays.upperBound))
  }

  private static func digits(_ year: Int, _ month: Int, _ day: Int) -> [UInt8] {
    func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
    return [
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), UInt8(ascii: "-"), digit(month / 10),
      digit(month), UInt8(ascii: "-"), digit(day / 10), digit(day),
    ]
  }

  @Test("months are as long as Foundation's calendar has them")
  func lengthsOfMonths() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    for year in stride(from: 1600, through: 2400, by: 1) {
      let february = try #require(calendar.date(from: DateComponents(year: year, month: 2, day: 1)))
      #expect(calendar.range(of: .day, in: .month, for: february)?.count == DateType.daysIn(2, of: year))
    }
    #expect((1...12).map { DateType.daysIn($0, of: 2026) } == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test("times of day are valid", arguments: ["00:00", "09:30", "23:59", "23:59:59", "00:00:00", "０９：３０"])
  func validTimes(text: String) {
    #expect(TimeType().accepts(text))
  }

  @Test(
    "all else is refused",
    arguments: [
      "", "24:00", "9:30", "09:60", "09:30:60", "0930", "09:30:1", "09:30:00.5", "09-30", "09:30Z", "12:00 PM", "-1:30",
      "09:30:00:00", "ab:cd",
    ])
  func invalidTimes(text: String) {
    #expect(TimeType().reason(against: text) == .notOfType(.time))
  }

  @Test("bounds hold for dates and times, to the day and the second")
  func bounds() throws {
    var options = Options()
    options.type = .date
    options.minimum = "2024-02-29"
    options.below = "2026-01-01"
    let dates = try rules(options)
    #expect(dates.judge("2024-02-29").isValid)
    #expect(dates.judge("2025-12-31").isValid)
    #expect(
      dates.judge("2024-02-28").refusal
        == Refusal(.min, .tooSmall(.init(type: .date, bound: "2024-02-29", isInclusive: true))))
    #expect(
      dates.judge("2026-01-01").refusal
        == Refusal(.below, .tooLarge(.init(type: .date, bound: "2026-01-01", isInclusive: false))))
    options = Options()
    options.type = .time
    options.above = "08:00"
    options.maximum = "18:00"
    let times = try rules(options)
    #expect(times.judge("08:00:01").isValid)
    #expect(times.judge("18:00:00").isValid)
    #expect(times.judge("08:00").refusal?.rule == .above)
    #expect(times.judge("18:00:01").refusal?.rule == .max)
  }

  private func rules(_ options: Options) throws -> RuleSet {
    try #require(try Inquiry(options).question.entry.field).rules
  }
}
