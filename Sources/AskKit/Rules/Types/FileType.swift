/// A path at which there is a file: anything but a directory.
package struct FileType: ExistingPathType {
  private let path: PathType

  package init(home: String?) { path = PathType(home: home) }

  package var name: AnswerTypeName { .file }
  package var canonicalGrowth: Int? { path.canonicalGrowth }

  package func judge(_ text: Span<UInt8>) -> Refusal? { text.isEmpty ? unlike() : path.judge(text) }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    path.writeCanonical(text, to: &output)
  }

  package func judge(_ finding: PathFinding) -> Verdict {
    switch finding {
    case .file: .valid
    case .directory: .invalid(Refusal(.type, .directoryInsteadOfFile))
    case .missing: .invalid(Refusal(.type, .fileMissing))
    case .notPermitted: .invalid(Refusal(.type, .pathNotPermitted))
    case .failed(let words): .unjudged(Refusal(.type, .pathNotExamined(words)))
    }
  }
}
