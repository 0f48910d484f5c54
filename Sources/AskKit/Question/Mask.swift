/// What a secret shows for each grapheme cluster that was typed.
package enum Mask: Equatable {
  case character(Character)
  /// Nothing at all, so that not even the length is seen.
  case nothing

  package static let usual = Mask.character("*")

  /// - Parameter text: one cluster that can be seen, or an empty text for nothing.
  /// - Returns: nil for anything else.
  package init?(_ text: String) {
    guard let character = text.first else {
      self = .nothing
      return
    }
    guard text.count == 1, Self.canBeSeen(character) else { return nil }
    self = .character(character)
  }

  /// What stands for the secret in the line that stays. It is always the same, so it may be seen although nothing else is.
  package var inFinishedLine: String {
    switch self {
    case .character(let character): String(repeating: character, count: Self.lengthInFinishedLine)
    case .nothing: String(repeating: "*", count: Self.lengthInFinishedLine)
    }
  }

  private static let lengthInFinishedLine = 8

  private static func canBeSeen(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, hasPicture(first) else { return false }
    // Joiners and tags make one picture of several emoji; behind anything else they are but hidden.
    let joins = first.properties.isEmoji && !first.isASCII
    return scalars.dropFirst().allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      case .format: joins
      default: hasPicture(scalar)
      }
    }
  }

  private static func hasPicture(_ scalar: Unicode.Scalar) -> Bool {
    // Fillers are letters, and the braille pattern without dots is a symbol.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber,
      .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
