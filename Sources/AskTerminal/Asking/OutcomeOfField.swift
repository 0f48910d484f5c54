import AskKit

extension Outcome {
  /// The same as the ending of a form: what is not valid, or could not be judged, is said with its field.
  func told(of field: FormField) -> Outcome {
    switch self {
    case .invalid(let refusal, let source): .invalid(refusal, from: .field(field.name, source))
    case .unjudged(let refusal, let source): .unjudged(refusal, from: .field(field.name, source))
    default: self
    }
  }
}
