/// To where in a word.
package enum ViWordMotion: Equatable, Sendable {
  case nextStart, previousStart, nextEnd, previousEnd
}
