/// Where a motion goes, and what of the way there an operator takes.
struct ViReach: Equatable {
  enum Kind: Equatable {
    /// Not the character at the far end.
    case exclusive
    case inclusive
    case lines
  }

  var target: TextPosition
  var kind: Kind
}
