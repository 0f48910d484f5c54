import AskKit

// What the text means, and whether it may be sent.
extension Reply {
  /// What Enter takes of an empty text.
  var defaultTaken: String? { text.isEmpty ? openText?.defaultAnswer : nil }

  /// Whether it is yes; nil where it would be refused.
  func decision(on confirmation: Confirmation) -> Bool? {
    if text.isEmpty { return confirmation.defaultAnswer }
    guard case .one(let isYes) = confirmation.words.meaning(of: text.string) else { return nil }
    return isYes
  }

  /// What it means to the script, once it is accepted; nil when there is no memory for a secret.
  var answer: Answer? {
    if let confirmation { return decision(on: confirmation).map(Answer.yesNo) }
    if let defaultTaken { return field.answer(defaultTaken) }
    if let vault { return vault.reveal(text.currentLine.scalars).map(field.answer) }
    return field.answer(text.string)
  }

  /// In the form that the script would get; nil when there is no memory.
  var answerForCommands: (any ConcealedText)? {
    if let vault {
      guard let secret = vault.reveal(text.currentLine.scalars) else { return nil }
      return secret.withBytes { bytes in
        field.rules.withCanonicalForm(of: bytes) { LockedText(copying: $0) }
      }
    }
    return WipedBytes(field.rules.canonicalForm(of: defaultTaken ?? text.string).utf8)
  }

  /// An optional answer that is left out is valid whatever anything says.
  var isLeftOut: Bool {
    guard field.rules.isOptional else { return false }
    return text.isEmpty || !isSecret && field.rules.canonicalForm(of: text.string).isEmpty
  }

  /// By all rules that are quick.
  func verdict() -> Verdict {
    if let confirmation { return verdict(on: confirmation) }
    if defaultTaken != nil { return .valid }
    guard let vault else {
      let bytes = text.utf8
      return field.rules.judge(bytes.span, clusterCount: text.clusterCount)
    }
    guard let secret = vault.reveal(text.currentLine.scalars) else { return .valid }
    return secret.withBytes { field.rules.judge($0, clusterCount: text.clusterCount) }
  }

  /// Longer texts are judged by their size alone while typing. Bytes.
  private static let mostJudgedLive = 65_536

  /// The same while typing.
  func liveVerdict() -> Verdict {
    text.byteCount > Self.mostJudgedLive
      ? field.rules.judgeSize(clusterCount: text.clusterCount, byteCount: text.byteCount) : verdict()
  }

  private func verdict(on confirmation: Confirmation) -> Verdict {
    if text.isEmpty, confirmation.defaultAnswer != nil { return .valid }
    let words = confirmation.words
    return words.refusal(of: words.meaning(of: text.string)).map(Verdict.invalid) ?? .valid
  }
}
