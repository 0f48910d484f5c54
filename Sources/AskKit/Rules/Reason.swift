/// Why an answer is not accepted: facts and numbers, without a language. `Wording` turns each into a sentence.
package indirect enum Reason: Equatable {
  // How long it is: nil where there is nothing yet, and where nobody may know.
  /// Length in grapheme clusters
  case tooShort(minimum: Int, count: Int?)
  case tooLong(maximum: Int, count: Int?)
  /// Length in bytes of UTF-8
  case tooManyBytes(maximum: Int, count: Int?)

  case controlCharacter(Unicode.Scalar)
  case severalLines
  case notUTF8
  /// Standard input has a line a field of a form.
  case moreLinesThan(fields: Int)

  // The type
  /// It has not the form that the type demands.
  case notOfType(AnswerTypeName)
  /// A whole number beyond 64 bits.
  case integerOverflow
  case exponentTooLarge
  case noSuchMonth(Int)
  case noSuchDay(daysInMonth: Int, month: Int, year: Int)
  case urlWithoutScheme
  case urlWithoutHost
  /// Or its port.
  case urlHostNotValid
  case hostnameTooLong(count: Int?)
  /// As only an address can.
  case hostnameEndsInNumber
  /// Bytes of a name, between the slashes of a path too.
  case filenameTooLong(count: Int?)
  /// Bytes.
  case pathTooLong(count: Int?)
  case fileMissing
  case directoryMissing
  case directoryInsteadOfFile
  case fileInsteadOfDirectory
  case pathNotPermitted
  /// The system's own words.
  case pathNotExamined(String)

  // The value
  case tooSmall(Limit)
  case tooLarge(Limit)

  case mismatch(pattern: String)
  case rejected(pattern: String)
  /// The pattern ran past its match limit.
  case patternGaveUp(pattern: String)

  /// What would do: some of so many choices, or all.
  case notAChoice(named: [String], of: Int)
  /// It means several choices, which differ in case or width only.
  case ambiguousChoice([String])

  // A confirmation
  case neitherYesNorNo(ConfirmWords)
  case meansBoth(ConfirmWords)

  /// What was entered the second time is not what was entered the first time.
  case entriesDiffer

  // Checks
  /// The line that it printed.
  case checkSays(String)
  /// It printed nothing.
  case checkFailed
  /// What a shell or the system says of that, if anything.
  case checkCannotRun(String?)
  case checkKilled(signal: Int32)
  case checkTookTooLong(TimeSpan)

  /// The reason against an answer that would pass in half width.
  case halfWidthWouldPass(Reason)

  /// The script's own words: `--error`.
  case scriptSays(String)

  /// A bound on the value of an answer.
  package struct Limit: Equatable {
    /// integer, number, date or time.
    package let type: AnswerTypeName
    package let bound: String
    package let isInclusive: Bool

    package init(type: AnswerTypeName, bound: String, isInclusive: Bool) {
      self.type = type
      self.bound = bound
      self.isInclusive = isInclusive
    }
  }

  /// The same without what may not be told.
  func concealing(_ concealment: Concealment) -> Reason {
    switch concealment {
    case .nothing: self
    case .text: withoutPartsOfTheAnswer
    case .textAndLength: withoutPartsOfTheAnswer.withoutCount
    }
  }

  private var withoutPartsOfTheAnswer: Reason {
    switch self {
    case .noSuchMonth, .noSuchDay: .notOfType(.date)
    default: self
    }
  }

  /// The same without how much there is: only the bound is told.
  package var withoutCount: Reason {
    switch self {
    case .tooShort(let minimum, _): .tooShort(minimum: minimum, count: nil)
    case .tooLong(let maximum, _): .tooLong(maximum: maximum, count: nil)
    case .tooManyBytes(let maximum, _): .tooManyBytes(maximum: maximum, count: nil)
    case .hostnameTooLong: .hostnameTooLong(count: nil)
    case .filenameTooLong: .filenameTooLong(count: nil)
    case .pathTooLong: .pathTooLong(count: nil)
    default: self
    }
  }
}
