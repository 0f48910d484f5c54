/// English.
package struct English: Wording {
  package init() {}

  package var yesWords: [String] { ["y", "yes"] }
  package var noWords: [String] { ["n", "no"] }

  package var ok: String { "OK" }
  package var cancel: String { "Cancel" }

  package var yes: String { "Yes" }
  package var no: String { "No" }
  package var next: String { "Next" }
  package var backKey: String { "Shift-Tab" }
  package var back: String { "Back" }

  package func sentence(_ reason: Reason) -> String {
    switch reason {
    case .tooShort(let minimum, let count):
      "Enter at least \(characters(minimum))\(thereAre(count))."
    case .tooLong(let maximum, let count):
      "Enter at most \(characters(maximum))\(thereAre(count))."
    case .tooManyBytes(let maximum, let count):
      "Enter at most \(maximum) \(maximum == 1 ? "byte" : "bytes")\(thereAre(count))."
    case .controlCharacter(let scalar):
      "The control character \(name(of: scalar)) cannot be entered."
    case .severalLines: "Enter a single line."
    case .moreLinesThan(let fields): "Give a line a field; there are more lines than the \(fields) fields."
    case .notUTF8: "The text is not valid UTF-8."
    case .notOfType(let type): Self.demand(of: type)
    case .integerOverflow: "Enter a whole number from \(Int64.min) to \(Int64.max)."
    case .exponentTooLarge: "Enter a number whose exponent has at most 18 digits."
    case .noSuchMonth(let month): "\(Self.dateDemand); there is no month \(month)."
    case .noSuchDay(let days, let month, let year):
      "\(Self.dateDemand); \(Self.months[month - 1]) \(year) has \(days) days."
    case .urlWithoutScheme: "\(Self.urlDemand); what is missing is a scheme, such as https."
    case .urlWithoutHost: "\(Self.urlDemand); what is missing is the host."
    case .urlHostNotValid: "\(Self.urlDemand); this host is not valid. One in other letters begins with xn--."
    case .hostnameTooLong(let count):
      "Enter a host name of at most \(HostnameType.mostCharacters) characters\(thereAre(count))."
    case .hostnameEndsInNumber:
      "Enter the name of a host, like www.example.org; a number at the end makes it an address."
    case .filenameTooLong(let count):
      "Enter a file name of at most \(FilenameType.mostBytes) bytes\(thereAre(count))."
    case .pathTooLong(let count):
      "Enter a path of at most \(PathType.mostBytes) bytes\(thereAre(count))."
    case .fileMissing: "Enter the path of a file; there is nothing at this one."
    case .directoryMissing: "Enter the path of a directory; there is nothing at this one."
    case .directoryInsteadOfFile: "Enter the path of a file; at this one is a directory."
    case .fileInsteadOfDirectory: "Enter the path of a directory; at this one is a file."
    case .pathNotPermitted: "You have no permission to look at what is there."
    case .pathNotExamined(let words): "The answer could not be judged: the path cannot be examined (\(words))."
    case .tooSmall(let limit): tooSmall(limit)
    case .tooLarge(let limit): tooLarge(limit)
    case .notAChoice(let named, let count) where named.count == count: "Enter \(alternatives(named))."
    case .notAChoice(let named, let count): "Enter one of \(count) choices, such as \(alternatives(named))."
    case .ambiguousChoice(let words): "Enter \(alternatives(words)), exactly so."
    case .entriesDiffer: "The two entries differ; enter it anew."
    case .checkSays(let line): line
    case .checkFailed: "A check does not accept this answer."
    case .checkCannotRun(nil): "The answer could not be judged: a check cannot be run."
    case .checkCannotRun(let words?): "The answer could not be judged: a check cannot be run (\(words))."
    case .checkKilled(let signal): "The answer could not be judged: a check was ended by signal \(signal)."
    case .checkTookTooLong(let limit): "The answer could not be judged: a check took longer than \(seconds(limit))."
    case .halfWidthWouldPass(let reason): "\(sentence(reason)) In half-width characters it would be valid."
    case .mismatch(let pattern): "The answer must match '\(pattern)'."
    case .rejected(let pattern): "The answer must not contain a match of '\(pattern)'."
    case .patternGaveUp(let pattern): "The answer could not be judged: the pattern '\(pattern)' takes too long."
    case .neitherYesNorNo(let words): "Enter \(demand(of: words))."
    case .meansBoth(let words): "That could mean both; enter \(demand(of: words))."
    case .scriptSays(let text): text
    }
  }

  package func name(of key: SendKey) -> String {
    switch key {
    case .enter: "Enter"
    case .escapeEnter: "Esc Enter"
    }
  }
  package var cancelKey: String { "^D" }
  package func takes(default value: String, key: SendKey) -> String { "\(name(of: key)) takes \(value)" }
  package func hiddenLines(above: Int, below: Int) -> String {
    switch (above, below) {
    case (let above, 0): "\(lines(above)) above"
    case (0, let below): "\(lines(below)) below"
    default: "\(lines(above)) above, \(below) below"
    }
  }
  package func timeLeft(seconds: Int) -> String { seconds == 1 ? "1 second left" : "\(seconds) seconds left" }
  package var endOfFileDiscards: String { "Esc Enter sends the text; ^D once more discards it." }
  package var endOfFileKeepsDraft: String { "Esc Enter sends the text; ^D once more keeps it as a draft." }
  package var escapeExplains: String { "Press ^D to cancel." }
  package var controlCharacterDropped: String { "A control character was left out." }
  package var bytesDropped: String { "Bytes that are not UTF-8 were left out." }

  package var checking: String { "Checking..." }
  package var draftTakenUp: String { "Taken up from the draft." }
  package func draftIsLeftAlone(_ path: String, _ why: String) -> String {
    "The draft in '\(path)' was left alone: \(why)"
  }
  package func draftCannotBeKept(_ path: String, _ failure: FileFailure) -> String {
    "The text cannot be kept in '\(path)': \(words(for: failure))."
  }

  package func again(_ title: String) -> String { "\(title) (again)" }
  package var enterAgain: String { "Enter it again." }

  package var pasteHasLines: String { "What was pasted has several lines and was left out." }
  package var pasteTooLong: String { "What was pasted is too long and was left out." }

  package func searching(for query: String, failed: Bool) -> String {
    failed ? "Nothing earlier holds: \(query)" : "Search: \(query)"
  }
  package func editorFailed(_ failure: EditorFailure) -> String {
    switch failure {
    case .notStarted(let words): "The editor could not be started (\(words)); the text is as it was."
    case .status(127): "The editor was not found; the text is as it was. Set VISUAL or EDITOR."
    case .status(let status): "The editor ended with status \(status); the text is as it was."
    case .signal(let signal): "The editor was ended by signal \(signal); the text is as it was."
    }
  }

  package var typingIsHidden: String { "What you type is not shown." }
  package var isAskedTwice: String { "You are asked for it twice." }
  package var plainTextEnds: String { "Enter several lines; a line with only a full stop sends them, Ctrl-D cancels." }
  package var plainEndOfFileDiscards: String {
    "A line with only a full stop sends the text; Ctrl-D once more discards it."
  }
  package var plainEndOfFileKeepsDraft: String {
    "A line with only a full stop sends the text; Ctrl-D once more keeps it as a draft."
  }
  package func plainAnswers(yes: (typed: String, label: String), no: (typed: String, label: String)) -> String {
    "Enter \(yes.typed) for \(yes.label) or \(no.typed) for \(no.label)."
  }
  package func plainAlertEnds(_ label: String) -> String { "Press Enter: \(label)." }
  package func timeLimit(seconds: Int) -> String { "You have \(seconds == 1 ? "1 second" : "\(seconds) seconds")." }

  package var cancelled: String { "cancelled" }
  package var attemptsUsedUp: String { "no valid answer" }
  package func choices(_ count: Int) -> String { count == 1 ? "1 choice, Tab lists" : "\(count) choices, Tab lists" }
  package func suggestions(_ count: Int) -> String {
    count == 1 ? "1 suggestion, Tab takes it" : "\(count) suggestions, Tab lists"
  }
  package func listed(from first: Int, to last: Int, of count: Int) -> String { "\(first) to \(last) of \(count)" }
  package var timedOut: String { "timed out" }
  package var interrupted: String { "interrupted" }
  package func moreLines(_ count: Int) -> String { "(\(lines(count)) more)" }

  package func nobodyToAsk(_ why: NobodyToAsk, ways: [AnswerWay]) -> String {
    let reason =
      switch why {
      case .noControllingTerminal: "there is no terminal to ask on"
      case .background: "cannot ask from the background"
      case .noInput(.flag): "--no-input says that nobody is to be asked"
      case .noInput(.variable): "ASK_NO_INPUT says that nobody is to be asked"
      case .noInput(.continuousIntegration): "CI is set, so nobody is asked"
      }
    let parts = (why == .background ? ["run it in the foreground"] : []) + advice(ways)
    return parts.isEmpty ? reason : "\(reason); \(alternatives(parts, last: ", or "))"
  }

  private func advice(_ ways: [AnswerWay]) -> [String] {
    var parts: [String] = []
    var flags: [String] = []
    for way in ways {
      switch way {
      case .answersFile(let path, let name): parts.append("write \(name)=... to '\(path)'")
      case .variable(let name): parts.append("set \(name)")
      case .standardInput: parts.append("write the answer to standard input")
      case .flag(let flag): flags.append(name(of: flag))
      case .noInputTakesDefault: parts.append("take the default with --no-input")
      case .noInputAcknowledges: parts.append("with --no-input that is no failure")
      }
    }
    if !flags.isEmpty { parts.append("give the answer with \(alternatives(flags, last: " or "))") }
    return parts
  }

  private func seconds(_ span: TimeSpan) -> String {
    span.milliseconds == 1000 ? "1 second" : "\(span.milliseconds / 1000) seconds"
  }
  private func alternatives(_ words: [String], last separator: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + separator + last
  }

  package func invalid(from source: AnswerSource, _ reason: Reason) -> String {
    switch source {
    case .variable(let name): "the answer in \(name) is not valid: \(sentence(reason))"
    case .standardInput: "the answer on standard input is not valid: \(sentence(reason))"
    case .defaultAnswer: "the default is not valid: \(sentence(reason))"
    case .person(let attempts):
      "no valid answer in \(attempts == 1 ? "1 attempt" : "\(attempts) attempts"): \(sentence(reason))"
    case .answersFile(let path, let line):
      "the answer in line \(line) of '\(path)' is not valid: \(sentence(reason))"
    }
  }

  package func of(field name: String, _ sentence: String) -> String { "field \(name): \(sentence)" }
  package func of(question label: String, _ sentence: String) -> String { "question '\(label)': \(sentence)" }
  package func words(for failure: FileFailure) -> String {
    switch failure {
    case .system(let words): words
    case .locked: "it is locked by another process"
    case .notRegular: "it is not a regular file"
    case .symbolicLink: "it is a symbolic link"
    case .tooLarge(let most): "it is larger than \(most) MiB"
    }
  }
  package func cannotUseAnswers(_ path: String, _ why: AnswersFailure) -> String {
    switch why {
    case .unreadable(let failure): "cannot read the answers in '\(path)': \(words(for: failure))"
    case .faulty(let fault): "line \(fault.line) of the answers in '\(path)' \(Self.says(fault.kind))"
    }
  }
  package func cannotRecord(name: String) -> String {
    "warning: the answer could not be recorded, because no line can begin with '\(name)='"
  }
  package func cannotAppend(to path: String, _ failure: FileFailure) -> String {
    "warning: the answer could not be added to '\(path)': \(words(for: failure))"
  }
  package func cannotKeepDraft(in path: String, _ failure: FileFailure) -> String {
    "warning: the text could not be kept in '\(path)': \(words(for: failure))"
  }
  package func draftIsBeside(_ path: String, at other: String) -> String {
    "warning: in '\(path)' is another draft, so the text was kept in '\(other)'"
  }
  package var outputIsClosed: String { "standard output is closed; there is nowhere to write the answer" }
  package func cannotWriteAnswer(_ words: String) -> String { "cannot write to standard output: \(words)" }
  package func cannotReadStandardInput(_ words: String) -> String { "cannot read standard input: \(words)" }
  package var engineLoops: String { "libedit does not come back from a key; look at the bindings in ~/.editrc" }
  package var outOfDescriptors: String { "too many open files" }
  package var outOfMemory: String { "out of memory" }

  private func alternatives(_ words: [String]) -> String { UsageError.alternatives(words) }
  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
  private func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
  private func thereAre(_ count: Int?) -> String {
    count.map { $0 == 1 ? "; there is 1" : "; there are \($0)" } ?? ""
  }

  private func tooSmall(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "Enter a date \(limit.isInclusive ? "not before" : "after") \(limit.bound)."
    case .time: "Enter a time \(limit.isInclusive ? "not before" : "after") \(limit.bound)."
    case .integer: "Enter a whole number \(limit.isInclusive ? "of at least" : "above") \(limit.bound)."
    default: "Enter a number \(limit.isInclusive ? "of at least" : "above") \(limit.bound)."
    }
  }

  private func tooLarge(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "Enter a date \(limit.isInclusive ? "not after" : "before") \(limit.bound)."
    case .time: "Enter a time \(limit.isInclusive ? "not after" : "before") \(limit.bound)."
    case .integer: "Enter a whole number \(limit.isInclusive ? "of at most" : "below") \(limit.bound)."
    default: "Enter a number \(limit.isInclusive ? "of at most" : "below") \(limit.bound)."
    }
  }

  private func demand(of words: ConfirmWords) -> String {
    let (yesKey, noKey) = (words.shortest(for: true), words.shortest(for: false))
    return "\(yesKey) for \(words.yesLabel ?? yes) or \(noKey) for \(words.noLabel ?? no)"
  }

  private static func says(_ fault: AnswersFile.Fault.Kind) -> String {
    switch fault {
    case .notUTF8: "is not valid UTF-8"
    case .withoutEqualsSign: "has no =; write name=value, or # before a comment"
    case .nameIsNone: "has no name before the =; write name=value, without blanks around the name"
    case .unknownEscape: "has a backslash that means nothing; write \\n, \\r or \\\\"
    }
  }

  private static func demand(of type: AnswerTypeName) -> String {
    switch type {
    case .text: "Enter a text."
    case .integer: "Enter a whole number, like 42."
    case .number: "Enter a number, like 42 or 1.5."
    case .date: "\(dateDemand)."
    case .time: "Enter a time from 00:00 to 23:59, like 09:30 or 09:30:15."
    case .email: "Enter an e-mail address, like ann@example.org."
    case .url: "\(urlDemand); write a space and other special characters as %20 and the like."
    case .hostname: "Enter the name of a host, like www.example.org."
    case .ip: "Enter an IP address, like 192.0.2.1 or 2001:db8::1."
    case .ipv4: "Enter an IPv4 address, like 192.0.2.1."
    case .ipv6: "Enter an IPv6 address, like 2001:db8::1."
    case .uuid: "Enter a UUID, like 123e4567-e89b-12d3-a456-426614174000."
    case .semver: "Enter a version as major.minor.patch, like 1.4.0 or 2.0.0-rc.1."
    case .identifier: "Enter a name of letters a to z, digits and _, with no digit first, like my_name2."
    case .filename: "Enter the name of a file; it cannot hold a slash, and it cannot be . or .."
    case .path: "Enter a path, like notes/today.txt."
    case .file: "Enter the path of a file."
    case .directory: "Enter the path of a directory."
    }
  }

  private static let dateDemand = "Enter a date as year-month-day, like 2026-03-09"
  private static let urlDemand = "Enter a URL, like https://example.org/page"

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
