/// The type of an answer and the bounds on its value or length, from what was said.
extension Options {
  /// Nil for text.
  func answerType(home: String?) throws(UsageError) -> (any AnswerType)? {
    switch type {
    case nil, .text: nil
    case .integer:
      IntegerType(bounds: try bounds(in: Int64.min...Int64.max, called: "a whole number of 64 bits", Self.integer))
    case .number: NumberType(bounds: try numberBounds())
    case .date: DateType(bounds: try bounds(in: DateType.allDays, called: "a date such as 2026-03-09", Self.day))
    case .time: TimeType(bounds: try bounds(in: TimeType.allSeconds, called: "a time such as 09:30", Self.second))
    case .email: EmailType()
    case .url: URLType()
    case .hostname: HostnameType()
    case .ip: IPType()
    case .ipv4: IPv4Type()
    case .ipv6: IPv6Type()
    case .uuid: UUIDType()
    case .semver: SemverType()
    case .identifier: IdentifierType()
    case .filename: FilenameType()
    case .path: PathType(home: home)
    case .file: ExistingPathType(.file, home: home)
    case .directory: ExistingPathType(.directory, home: home)
    }
  }

  /// Bounds in grapheme clusters; none for a type whose values are bounded instead.
  func lengthRule() throws(UsageError) -> LengthRule {
    switch type {
    case .integer, .number, .date, .time: return LengthRule()
    default: break
    }
    return LengthRule(
      try bounds(in: 0...Int.max, of: "length") { text, flag throws(UsageError) in try number(text, flag) })
  }

  private static func integer(_ text: String) -> Int64? {
    if case .value(let value) = IntegerType.value(of: text.utf8Span.span) { value } else { nil }
  }

  private static func day(_ text: String) -> Int? {
    if case .day(let day) = DateType.day(of: text.utf8Span.span) { day } else { nil }
  }

  private static func second(_ text: String) -> Int? { TimeType.second(of: text.utf8Span.span) }

  private func bounds<Value: FixedWidthInteger & Sendable>(
    in all: ClosedRange<Value>, called name: String, _ value: (String) -> Value?
  ) throws(UsageError) -> Bounds<Value> {
    try bounds(in: all, of: "value") { text, flag throws(UsageError) in try self.value(text, flag, name, value) }
  }

  /// - Parameter all: the values that there are; the bounds must leave one of them.
  private func bounds<Value: FixedWidthInteger & Sendable>(
    in all: ClosedRange<Value>, of property: String, _ read: (String, String) throws(UsageError) -> Value
  ) throws(UsageError) -> Bounds<Value> {
    let bounds = try bounds(read)
    let least = bounds.least?.value ?? all.lowerBound
    let most = bounds.most?.value ?? all.upperBound
    let excluded = (bounds.least?.isInclusive == false ? 1 : 0) + (bounds.most?.isInclusive == false ? 1 : 0)
    let (distance, isBeyondCounting) = most.subtractingReportingOverflow(least)
    if least > most || !isBeyondCounting && distance < excluded { throw nothingIsLeft(property) }
    return bounds
  }

  private func numberBounds() throws(UsageError) -> Bounds<NumberType.Bound> {
    let bounds = try bounds { text, flag throws(UsageError) in
      try value(text, flag, "a number") { NumberType.Bound($0) }
    }
    guard let least = bounds.least, let most = bounds.most else { return bounds }
    switch least.value.order(to: most.value) {
    case .greater: throw nothingIsLeft("value")
    case .equal where !(least.isInclusive && most.isInclusive): throw nothingIsLeft("value")
    case .equal, .less: return bounds
    }
  }

  private func value<Value>(
    _ text: String, _ flag: String, _ name: String, _ value: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let value = value(text) else { throw UsageError("\(flag) takes \(name), not '\(text)'") }
    return value
  }

  /// - Parameter read: makes a value of a text and the flag that it was given to.
  private func bounds<Value: Sendable>(
    _ read: (String, String) throws(UsageError) -> Value
  ) throws(UsageError) -> Bounds<Value> {
    if minimum != nil, above != nil { throw UsageError("--min and --above are both lower bounds; give one") }
    if maximum != nil, below != nil { throw UsageError("--max and --below are both upper bounds; give one") }
    func bound(_ text: String?, _ flag: String, isInclusive: Bool) throws(UsageError) -> Bounds<Value>.Bound? {
      guard let text else { return nil }
      return Bounds.Bound(try read(text, flag), text: text, isInclusive: isInclusive)
    }
    let atLeast = try bound(minimum, "--min", isInclusive: true)
    let above = try bound(above, "--above", isInclusive: false)
    let atMost = try bound(maximum, "--max", isInclusive: true)
    let below = try bound(below, "--below", isInclusive: false)
    return Bounds(least: atLeast ?? above, most: atMost ?? below)
  }

  private func nothingIsLeft(_ property: String) -> UsageError {
    let bounds = [("--min", minimum), ("--above", above), ("--max", maximum), ("--below", below)]
    let said = bounds.compactMap { name, value in value.map { "\(name) \($0)" } }
    return UsageError(
      "\(said.joined(separator: " and ")) \(said.count == 1 ? "leaves" : "leave") no \(property) that is valid")
  }
}
