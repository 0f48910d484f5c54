/// A path at which there is a file (anything but a directory), or a directory. What there is must be looked up by
/// somebody else.
package struct ExistingPathType: AnswerType {
  package enum Kind: Sendable { case file, directory }

  private let kind: Kind
  private let path: PathType

  package init(_ kind: Kind, home: String?) {
    self.kind = kind
    path = PathType(home: home)
  }

  package var name: AnswerTypeName { kind == .file ? .file : .directory }
  package var canonicalGrowth: Int? { path.canonicalGrowth }

  package func judge(_ text: Span<UInt8>) -> Refusal? { text.isEmpty ? unlike() : path.judge(text) }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    path.writeCanonical(text, to: &output)
  }

  /// The verdict on what was found at a valid path.
  package func judge(_ finding: PathFinding) -> Verdict {
    switch (kind, finding) {
    case (.file, .file), (.directory, .directory): .valid
    case (.file, .directory): .invalid(Refusal(.type, .directoryInsteadOfFile))
    case (.directory, .file): .invalid(Refusal(.type, .fileInsteadOfDirectory))
    case (.file, .missing): .invalid(Refusal(.type, .fileMissing))
    case (.directory, .missing): .invalid(Refusal(.type, .directoryMissing))
    case (_, .notPermitted): .invalid(Refusal(.type, .pathNotPermitted))
    case (_, .failed(let words)): .unjudged(Refusal(.type, .pathNotExamined(words)))
    }
  }
}
