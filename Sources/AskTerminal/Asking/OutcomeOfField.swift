import AskKit

extension Outcome {
  /// The same as the ending of a form: what is not valid, or could not be judged, is said with its field.
  func told(of field: FormField) -> Outcome {
    switch self {
    case .invalid(let refusal, let source, _): .invalid(refusal, from: source, field: field.name)
    case .unjudged(let refusal, let source, _): .unjudged(refusal, from: source, field: field.name)
    default: self
    }
  }
}
