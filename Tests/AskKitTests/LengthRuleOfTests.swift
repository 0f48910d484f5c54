import AskKit

extension LengthRule {
  init(atLeast least: Int? = nil, atMost most: Int? = nil) {
    func bound(_ length: Int) -> Bounds<Int>.Bound { Bounds.Bound(length, text: String(length), isInclusive: true) }
    self.init(Bounds(least: least.map(bound), most: most.map(bound)))
  }
}
