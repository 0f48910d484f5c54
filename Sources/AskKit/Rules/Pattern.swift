import CPCRE2

/// A compiled Perl-compatible regular expression: the one place that speaks to PCRE2.
///
/// UTF-8; `\d`, `\w` and `\s` mean ASCII, as in `grep -P`. A match that would run away is given up after
/// `matchLimit` steps, some milliseconds, where a backtracking matcher without a limit takes minutes.
package final class Pattern {
  package enum Match: Equatable { case matched, unmatched, gaveUp }

  /// What is demanded of a subject.
  package enum Extent { case wholeSubject, anyPart }

  package struct SyntaxError: Error, Equatable {
    /// PCRE2's own words.
    package let message: String
    /// Where in the pattern, in bytes from its beginning.
    package let offset: Int
  }

  package static let matchLimit: UInt32 = 1_000_000

  package let source: String
  private let code: OpaquePointer
  private let matchData: OpaquePointer
  private let context: OpaquePointer

  package init(_ source: String, matching extent: Extent) throws(SyntaxError) {
    var options = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C
    if extent == .wholeSubject { options |= PCRE2_ANCHORED | PCRE2_ENDANCHORED }
    var errorNumber: Int32 = 0
    var offset = 0
    var source = source
    let code = source.withUTF8 { pcre2_compile_8($0.baseAddress, $0.count, options, &errorNumber, &offset, nil) }
    guard let code else { throw SyntaxError(message: Self.message(errorNumber), offset: offset) }
    self.source = source
    self.code = code
    matchData = pcre2_match_data_create_from_pattern_8(code, nil)
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.matchLimit)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(matchData)
    pcre2_code_free_8(code)
  }

  /// - Parameter subject: valid UTF-8; it is not checked again.
  package func match(_ subject: Span<UInt8>) -> Match {
    let result = subject.withUnsafeBufferPointer {
      pcre2_match_8(code, $0.baseAddress, $0.count, 0, PCRE2_NO_UTF_CHECK, matchData, context)
    }
    return switch result {
    case 0...: .matched
    case PCRE2_ERROR_NOMATCH: .unmatched
    default: .gaveUp
    }
  }

  private static func message(_ errorNumber: Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = pcre2_get_error_message_8(errorNumber, buffer.baseAddress, buffer.count)
      return String(decoding: buffer[..<max(0, Int(length))], as: UTF8.self)
    }
  }
}
