/// Between which values an answer, or its length, lies: `--min`, `--max`, `--above`, `--below`.
package struct Bounds<Value: Sendable>: Sendable {
  package struct Bound: Sendable {
    package let value: Value
    /// As the script gave it.
    package let text: String
    package let isInclusive: Bool

    package init(_ value: Value, text: String, isInclusive: Bool) {
      self.value = value
      self.text = text
      self.isInclusive = isInclusive
    }

    fileprivate func limit(_ type: AnswerTypeName) -> Reason.Limit {
      Reason.Limit(type: type, bound: text, isInclusive: isInclusive)
    }
  }

  package var least: Bound?
  package var most: Bound?

  package init(least: Bound? = nil, most: Bound? = nil) {
    self.least = least
    self.most = most
  }

  /// A bound that a value is not within.
  enum Broken {
    case least(Bound)
    case most(Bound)

    /// Named after the flag that gave it.
    var rule: RuleName {
      switch self {
      case .least(let bound): bound.isInclusive ? .min : .above
      case .most(let bound): bound.isInclusive ? .max : .below
      }
    }
  }

  /// - Parameter order: how a value stands to that of a bound.
  /// - Returns: nil for a value that is within them.
  func broken(by order: (Value) -> Order) -> Broken? {
    if let least {
      let order = order(least.value)
      if order == .less || order == .equal && !least.isInclusive { return .least(least) }
    }
    if let most {
      let order = order(most.value)
      if order == .greater || order == .equal && !most.isInclusive { return .most(most) }
    }
    return nil
  }

  // MARK: The value of a type

  /// What is said of an answer that is not within them.
  func reasons(_ type: AnswerTypeName) -> [Reason] {
    [least.map { .tooSmall($0.limit(type)) }, most.map { .tooLarge($0.limit(type)) }].compactMap { $0 }
  }

  /// - Parameter order: how the answer stands to the value of a bound.
  func judge(_ type: AnswerTypeName, _ order: (Value) -> Order) -> Refusal? {
    guard let broken = broken(by: order) else { return nil }
    let reason: Reason =
      switch broken {
      case .least(let bound): .tooSmall(bound.limit(type))
      case .most(let bound): .tooLarge(bound.limit(type))
      }
    return Refusal(broken.rule, reason)
  }
}
