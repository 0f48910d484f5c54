/// The answer is one of the words that a script has listed. It may be entered in any case and in full width where that
/// leaves no doubt, and comes out as it was declared.
package struct ChoiceRule {
  package let choices: WordList

  package init(_ choices: WordList) { self.choices = choices }

  /// The choice that a text means; nil where there is none, or doubt.
  func choice(meantBy text: Span<UInt8>) -> String? {
    if case .word(let word) = choices.meaning(of: String(copying: UTF8Span(unchecked: text))) { word } else { nil }
  }

  /// In full width, a letter of ASCII has three bytes.
  var mostBytesEntered: Int { 3 * choices.mostBytes + 64 }

  /// The reason names what would do: the choices that begin as the text does, else all.
  func judge(_ bytes: Span<UInt8>) -> Verdict {
    let text = String(copying: UTF8Span(unchecked: bytes))
    switch choices.meaning(of: text) {
    case .word: return .valid
    case .several(let words): return .invalid(Refusal(.choice, .ambiguousChoice(words)))
    case .none:
      var candidates = choices.candidates(beginningWith: text)
      if candidates.count == 0 { candidates = choices.all }
      return .invalid(Refusal(.choice, .notAChoice(named: named(candidates), of: candidates.count)))
    }
  }

  /// As many as a sentence can hold.
  private func named(_ candidates: Candidates) -> [String] {
    let most = candidates.count > Self.mostInSentence ? 3 : candidates.count
    var room = Self.mostBytesInSentence
    return candidates.prefix(most).enumerated().filter { place, word in
      room -= word.utf8.count
      return room >= 0 || place == 0
    }.map(\.element)
  }

  private static let mostInSentence = 6
  private static let mostBytesInSentence = 200
}
