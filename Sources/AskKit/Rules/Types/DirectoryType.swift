/// A path at which there is a directory.
package struct DirectoryType: ExistingPathType {
  private let path: PathType

  package init(home: String?) { path = PathType(home: home) }

  package var name: AnswerTypeName { .directory }
  package var canonicalGrowth: Int? { path.canonicalGrowth }

  package func judge(_ text: Span<UInt8>) -> Refusal? { text.isEmpty ? unlike() : path.judge(text) }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    path.writeCanonical(text, to: &output)
  }

  package func judge(_ finding: PathFinding) -> Verdict {
    switch finding {
    case .directory: .valid
    case .file: .invalid(Refusal(.type, .fileInsteadOfDirectory))
    case .missing: .invalid(Refusal(.type, .directoryMissing))
    case .notPermitted: .invalid(Refusal(.type, .pathNotPermitted))
    case .failed(let words): .unjudged(Refusal(.type, .pathNotExamined(words)))
    }
  }
}
