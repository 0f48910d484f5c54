/// The words that answer a confirmation: those for yes and no in every language that `ask` speaks, and the labels of the
/// question or a beginning of one. Upper and lower case are the same, and so are half width and full.
package struct ConfirmWords {
  /// As the script wrote them; nil where it gave none.
  package let yesLabel: String?
  package let noLabel: String?
  private let yes: Words
  private let no: Words

  package init(yesLabel: String? = nil, noLabel: String? = nil) {
    self.yesLabel = yesLabel
    self.noLabel = noLabel
    yes = Words(words: YesNoWords.yes, label: yesLabel.map(Self.plainForm) ?? "")
    no = Words(words: YesNoWords.no, label: noLabel.map(Self.plainForm) ?? "")
  }

  package enum Meaning: Equatable {
    case one(Bool)
    /// It could mean yes as well as no.
    case both
    case neither
  }

  package func meaning(of text: String) -> Meaning {
    let text = Self.plainForm(of: text)
    guard !text.isEmpty else { return .neither }
    switch (yes.contain(text), no.contain(text)) {
    case (true, false): return .one(true)
    case (false, true): return .one(false)
    case (false, false): return .neither
    // A whole label is meant before the beginning of the other: "Keep" where the labels are "Keep" and "Keep all".
    case (true, true) where yes.label == text && no.label != text && !no.words.contains(text): return .one(true)
    case (true, true) where no.label == text && yes.label != text && !yes.words.contains(text): return .one(false)
    case (true, true): return .both
    }
  }

  /// The shortest that can be typed for an answer: a letter, unless the labels make that ambiguous.
  package func shortest(for isYes: Bool) -> String {
    let common = isYes ? YesNoWords.yes : YesNoWords.no
    let words = common.prefix(2) + [(isYes ? yesLabel : noLabel)?.lowercased() ?? common[0]] + common
    return words.first { meaning(of: $0) == .one(isYes) } ?? common[0]
  }

  /// What an answer means that no person typed; programs write `true` and `1`, too.
  package func meaning(ofSource text: String) -> Meaning {
    switch Self.plainForm(of: text) {
    case "true", "1": .one(true)
    case "false", "0": .one(false)
    default: meaning(of: text)
    }
  }

  /// Why something that means this is not accepted; nil where it is.
  package func refusal(of meaning: Meaning) -> Refusal? {
    switch meaning {
    case .one: nil
    case .both: Refusal(.confirm, .meansBoth(self))
    case .neither: Refusal(.confirm, .neitherYesNorNo(self))
    }
  }

  private struct Words {
    let words: [String]
    let label: String

    func contain(_ text: String) -> Bool { words.contains(text) || label.hasPrefix(text) }
  }

  private static func plainForm(of text: String) -> String {
    let bytes = Array(text.utf8)
    let trimmed = bytes.span.extracting(TextFolding.trimmed(bytes.span))
    return Scratch.with(capacity: trimmed.count) {
      TextFolding.fold(trimmed, to: &$0)
    } use: {
      String(copying: UTF8Span(unchecked: $0)).lowercased()
    }
  }
}

extension ConfirmWords: Equatable {
  package static func == (one: ConfirmWords, other: ConfirmWords) -> Bool {
    one.yesLabel == other.yesLabel && one.noLabel == other.noLabel
  }
}
