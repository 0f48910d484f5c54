// What `--type` can say of an answer: one file a type, each after a public definition that its comment names. All judge
// bytes where they lie, so that a secret need not be copied, and none looks at a file: that is for whoever has a `PathFinding`.

/// What an answer has to be, and the form in which it is passed on.
package protocol AnswerType: Sendable {
  var name: AnswerTypeName { get }

  /// The bounds, each as the reason that it gives.
  var limits: [Reason] { get }

  /// Why a text is not of this type or not within its bounds; nil where it is. Pure and quick.
  ///
  /// - Parameter text: valid UTF-8 in its plain form: without white space at its ends, and in half width where the
  ///   type's alphabet is ASCII.
  func judge(_ text: Span<UInt8>) -> Refusal?

  /// By how many bytes the canonical form can be longer than the text; nil where a valid text is its own.
  var canonicalGrowth: Int? { get }

  /// Writes what later rules and the script see: `8` for `08`.
  ///
  /// - Parameters:
  ///   - text: one that `judge` has found nothing against.
  ///   - output: has room for the text and for `canonicalGrowth` more.
  func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>)
}

extension AnswerType {
  package var limits: [Reason] { [] }

  package var canonicalGrowth: Int? { nil }

  package func writeCanonical(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) { output.append(copying: text) }

  func unlike() -> Refusal { Refusal(.type, .notOfType(name)) }
}
