/// What was entered, or given by a source.
public enum Answer {
  case text(String)
  /// Decimal digits in JSON's grammar, kept as text so that no binary fraction rounds them.
  case number(String)
  /// A number that was optional and left out.
  case empty
  case yesNo(Bool)
  /// Bytes that stay where they are kept until they are written out.
  case secret(any ConcealedText)
  /// The same, in JSON's grammar of numbers.
  case secretNumber(any ConcealedText)

  /// What was entered, where it is a text, a choice or a number; empty where one that is optional was left out. Nil for
  /// all other kinds, secrets among them.
  public var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .empty: ""
    case .yesNo, .secret, .secretNumber: nil
    }
  }

  /// As it comes out of a form in plain text; nil for what may not be copied, and where there is none.
  package var plainText: String? {
    if case .yesNo(let isYes) = self { return isYes ? "yes" : "no" }
    return text
  }
}
