// Every sentence that a person reads at the prompt or on standard error, help and man page excepted. A language is one
// type in one file that conforms to `Wording`; the compiler sees to it that no sentence is missing.

/// The words of one language.
package protocol Wording: Sendable {
  /// What a person may write for yes and for no, in lower case, the shortest first; it counts in every language.
  var yesWords: [String] { get }
  var noWords: [String] { get }

  /// The buttons, where the script gives no words of its own.
  var ok: String { get }
  var cancel: String { get }
  /// The labels of a confirmation.
  var yes: String { get }
  var no: String { get }
  /// In a form, the word for sending a field that is not the last, and that for going back.
  var next: String { get }
  var back: String { get }
  var backKey: String { get }

  /// A complete sentence, with its numbers, for a person.
  func sentence(_ reason: Reason) -> String

  // The status line
  /// The key that sends, before the word on the button: "Enter Create".
  func name(of key: SendKey) -> String
  var cancelKey: String { get }
  func takes(default value: String, key: SendKey) -> String
  /// Lines of a text that are out of sight; one of the counts may be 0.
  func hiddenLines(above: Int, below: Int) -> String
  /// In the last seconds of a time limit.
  func timeLeft(seconds: Int) -> String
  /// The first Ctrl-D in several lines, and where a draft is kept.
  var endOfFileDiscards: String { get }
  var endOfFileKeepsDraft: String { get }
  var escapeExplains: String { get }
  var controlCharacterDropped: String { get }
  var bytesDropped: String { get }
  var pasteHasLines: String { get }
  var pasteTooLong: String { get }
  /// A check runs.
  var checking: String { get }
  /// The heading of what is entered a second time.
  func again(_ title: String) -> String
  /// To be entered a second time.
  var enterAgain: String { get }
  /// The field begins with a text of another time.
  var draftTakenUp: String { get }
  /// `why`: the words for a failure, or the sentence for a reason.
  func draftIsLeftAlone(_ path: String, _ why: String) -> String
  /// Told while there is still time to keep the text elsewhere.
  func draftCannotBeKept(_ path: String, _ failure: FileFailure) -> String
  func searching(for query: String, failed: Bool) -> String
  func editorFailed(_ failure: EditorFailure) -> String

  // Choices
  /// Stands below the field where there are too many to be shown.
  func choices(_ count: Int) -> String
  func suggestions(_ count: Int) -> String
  /// Stands below a part of a long list; places are counted from 1.
  func listed(from first: Int, to last: Int, of count: Int) -> String

  // Plain mode
  var typingIsHidden: String { get }
  /// Told before the first time.
  var isAskedTwice: String { get }
  /// How a text of several lines is sent, and how it is given up.
  var plainTextEnds: String { get }
  var plainEndOfFileDiscards: String { get }
  var plainEndOfFileKeepsDraft: String { get }
  /// What to type for each answer of a confirmation.
  func plainAnswers(yes: (typed: String, label: String), no: (typed: String, label: String)) -> String
  func plainAlertEnds(_ label: String) -> String
  func timeLimit(seconds: Int) -> String

  // The finished line
  var cancelled: String { get }
  /// Refused too often.
  var attemptsUsedUp: String { get }
  var timedOut: String { get }
  /// By a key or a signal.
  var interrupted: String { get }
  /// Stands behind the first line of a text of several.
  func moreLines(_ count: Int) -> String

  // Errors, one line each, without the program's name
  func nobodyToAsk(_ why: NobodyToAsk, ways: [AnswerWay]) -> String
  func invalid(from source: AnswerSource, _ reason: Reason) -> String
  /// What is said of a field of a form.
  func of(field name: String, _ sentence: String) -> String
  /// What is said of a question, where a log may have several.
  func of(question label: String, _ sentence: String) -> String
  func words(for failure: FileFailure) -> String
  func cannotUseAnswers(_ path: String, _ why: AnswersFailure) -> String
  /// A warning: the answer has a name that a record cannot hold. It is kept.
  func cannotRecord(name: String) -> String
  /// A warning: the answer is kept. Of a history, and of a record.
  func cannotAppend(to path: String, _ failure: FileFailure) -> String
  /// Warnings, where a text was not sent.
  func cannotKeepDraft(in path: String, _ failure: FileFailure) -> String
  func draftIsBeside(_ path: String, at other: String) -> String
  var outputIsClosed: String { get }
  /// `words`: the system's own, as in the two below.
  func cannotWriteAnswer(_ words: String) -> String
  func cannotReadStandardInput(_ words: String) -> String
  /// For some bindings of its user libedit never comes back.
  var engineLoops: String { get }
  var outOfDescriptors: String { get }
  var outOfMemory: String { get }
}

extension Wording {
  /// Of a character that cannot be shown: `U+0007`.
  func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The same in every language.
  func name(of flag: AnswerWay.Flag) -> String {
    switch flag {
    case .variable: "--env"
    case .standardInput: "--stdin"
    case .defaultAnswer: "--default"
    }
  }

  /// What is said on standard error about an ending; nothing where the person knows.
  ///
  /// - Parameter label: what the question is called, for whoever has not seen it; a field has its own name.
  package func complaint(about outcome: Outcome, to label: String? = nil) -> String? {
    func of(field: String?, _ sentence: String) -> String {
      field.map { self.of(field: $0, sentence) } ?? label.map { self.of(question: $0, sentence) } ?? sentence
    }
    return switch outcome {
    case .answered, .filledIn, .acknowledged, .cancelled, .timedOut, .interrupted: nil
    case .nobodyToAsk(let why, let field, let ways): of(field: field, nobodyToAsk(why, ways: ways))
    // Who was asked has seen the question.
    case .invalid(let refusal, .person(let attempts), nil): invalid(from: .person(attempts: attempts), refusal.reason)
    case .invalid(let refusal, let source, let field): of(field: field, invalid(from: source, refusal.reason))
    case .unjudged(let refusal, _, let field): of(field: field, sentence(refusal.reason))
    case .failed(let sentence): sentence
    }
  }
}
