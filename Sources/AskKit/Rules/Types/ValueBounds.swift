/// Between which values an answer lies: `--min`, `--max`, `--above`, `--below` of a type that has an order.
package struct ValueBounds<Value: Sendable>: Sendable {
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
  }

  package var least: Bound?
  package var most: Bound?

  package init(least: Bound? = nil, most: Bound? = nil) {
    self.least = least
    self.most = most
  }

  /// What is said of an answer that is not within them.
  func reasons(_ type: AnswerTypeName) -> [Reason] {
    let least = least.map { Reason.tooSmall(Reason.Limit(type: type, bound: $0.text, isInclusive: $0.isInclusive)) }
    let most = most.map { Reason.tooLarge(Reason.Limit(type: type, bound: $0.text, isInclusive: $0.isInclusive)) }
    return [least, most].compactMap { $0 }
  }

  /// - Parameter comparison: how the answer stands to the value of a bound.
  func judge(_ type: AnswerTypeName, _ comparison: (Value) -> Order) -> Refusal? {
    if let least {
      let order = comparison(least.value)
      if order == .less || order == .equal && !least.isInclusive {
        let limit = Reason.Limit(type: type, bound: least.text, isInclusive: least.isInclusive)
        return Refusal(least.isInclusive ? .min : .above, .tooSmall(limit))
      }
    }
    if let most {
      let order = comparison(most.value)
      if order == .greater || order == .equal && !most.isInclusive {
        let limit = Reason.Limit(type: type, bound: most.text, isInclusive: most.isInclusive)
        return Refusal(most.isInclusive ? .max : .below, .tooLarge(limit))
      }
    }
    return nil
  }
}
