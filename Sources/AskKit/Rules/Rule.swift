/// One condition that an answer must meet.
package protocol Rule {
  /// Judges an answer. Pure and quick: it may be called for every key.
  ///
  /// - Parameters:
  ///   - bytes: the answer in valid UTF-8, read where it lies: a secret is never copied to be judged.
  ///   - clusterCount: its length in extended grapheme clusters, counted once for all rules.
  func judge(_ bytes: Span<UInt8>, clusterCount: Int) -> Verdict
}
