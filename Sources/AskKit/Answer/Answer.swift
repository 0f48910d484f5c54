/// What was entered, or given by a source.
package enum Answer {
  case text(String)
  /// Decimal digits in JSON's grammar, kept as text so that no binary fraction rounds them.
  case number(String)
  /// A number that was optional and left out.
  case empty
  case yesNo(Bool)
  /// An alert was read.
  case acknowledged
  /// Bytes that stay where they are kept until they are written out.
  case secret(any ConcealedText)
}
