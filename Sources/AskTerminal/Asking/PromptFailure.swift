import AskKit

/// Why a prompt cannot be opened.
enum PromptFailure: Error {
  /// There is none for a secret.
  case outOfMemory
  case outOfDescriptors

  func outcome(_ wording: any Wording) -> Outcome {
    switch self {
    case .outOfMemory: .failed(wording.outOfMemory)
    case .outOfDescriptors: .failed(wording.outOfDescriptors)
    }
  }
}
