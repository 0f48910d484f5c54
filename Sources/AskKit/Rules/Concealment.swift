/// What a reason may not tell of the answer that it is about.
package enum Concealment: Sendable {
  case nothing
  /// No part of it.
  case text
  /// Nor how long it is: a secret whose typing shows nothing at all.
  case textAndLength
}
