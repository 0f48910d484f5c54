extension Question {
  /// What an answer has to be. Each is the flag of `ask` that has the same name, and means the same.
  public enum Rule: Sendable {
    /// Later rules see the answer in the form that its type gives it, and so does the program.
    case type(AnswerTypeName)
    /// Bounds on the length in grapheme clusters; on the value where the type is integer, number, date or time. The
    /// first two are inclusive.
    case min(Bound)
    case max(Bound)
    case above(Bound)
    case below(Bound)
    /// The most bytes of UTF-8.
    case maxBytes(Int)
    /// A Perl-compatible regular expression (pcre2pattern(3)) that the whole answer matches.
    case pattern(String)
    /// One that no part of the answer matches.
    case reject(String)
    /// The answer is one of the choices; a rule for each.
    case choice(String)
    /// A command for `sh -c` that judges the answer: it gets it on standard input and, if it is no secret, as `$1`. A
    /// status other than 0 refuses, with the first line that it prints as the reason.
    case check(String)
    /// A person enters it twice, and both must agree.
    case verify
    /// An empty answer is valid, whatever the other rules say.
    case optional
    /// White space at both ends is dropped first.
    case trim
    /// Said instead of the built-in reason.
    case error(String)

    /// A length or a value, as the type writes it: `8`, `"2026-12-24"`, `"0.5"`.
    public struct Bound: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      package let text: String

      /// A length, or a whole number.
      public init(_ value: Int) { text = String(value) }

      /// A value of any type, as it would be entered.
      public init(_ value: String) { text = value }

      /// A length, or a whole number.
      public init(integerLiteral value: Int) { self.init(value) }

      /// A value of any type, as it would be entered.
      public init(stringLiteral value: String) { self.init(value) }
    }
  }
}
