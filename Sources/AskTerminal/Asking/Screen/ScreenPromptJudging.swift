import AskKit

// What may be sent.
extension ScreenPrompt {
  /// Longer texts are judged by their size alone while typing.
  static let mostBytesJudgedLive = 65_536

  func verdict() -> Verdict {
    if let confirmation = question.entry.confirmation { return verdict(on: confirmation) }
    if text.isEmpty && openText?.defaultAnswer != nil { return .valid }
    guard let vault else {
      let bytes = text.utf8
      return field.rules.judge(bytes.span, clusterCount: text.clusterCount)
    }
    guard let secret = vault.reveal(text.currentLine.scalars) else { return .valid }
    return secret.withBytes { field.rules.judge($0, clusterCount: text.clusterCount) }
  }

  func liveVerdict() -> Verdict {
    text.byteCount > Self.mostBytesJudgedLive
      ? field.rules.judgeSize(clusterCount: text.clusterCount, byteCount: text.byteCount) : verdict()
  }
}
