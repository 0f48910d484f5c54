/// Where the cursor can go.
package enum ViMotion: Equatable, Sendable {
  case left, right
  /// As seen on the screen, and beyond the text into its history; by lines for an operator.
  case up, down
  /// To the first sign of a line above or below.
  case lineAbove, lineBelow
  case lineStart, firstSign, lineEnd, column
  case word(ViWordMotion, ViWordSize)
  case find(ViFind)
  case findAgain(reversed: Bool)
  case matchingBracket
  /// To a line by its number; without one to the first or the last.
  case firstLine, lastLine

  /// Where nothing is found there is nothing to change, either.
  var mustFind: Bool {
    switch self {
    case .find, .findAgain, .matchingBracket, .up, .down, .lineAbove, .lineBelow, .firstLine, .lastLine: true
    case .left, .right, .lineStart, .firstSign, .lineEnd, .column, .word: false
    }
  }
}
