@testable import AskKit

extension AnswerType {
  /// Why a text is refused as an answer of this type; nil where it is valid.
  func reason(against text: String) -> Reason? { RuleSet(type: self).judge(text).refusal?.reason }

  func accepts(_ text: String) -> Bool { reason(against: text) == nil }

  /// What the script gets for a valid text.
  func form(of text: String) -> String { RuleSet(type: self).canonicalForm(of: text) }
}

/// A text of the characters given, of random length.
func randomText(of alphabet: [Character], upTo length: Int, using generator: inout some RandomNumberGenerator) -> String
{
  String((0..<Int.random(in: 0...length, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
}
