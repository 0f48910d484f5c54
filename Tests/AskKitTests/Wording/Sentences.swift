import AskKit

/// Everything that a wording says, each sentence under the name of the member that says it.
struct Sentences {
  let byMember: [(member: String, text: String)]

  init(_ wording: any Wording) {
    let keys: [SendKey] = [.enter, .escapeEnter]
    var all: [(String, String)] = [
      ("ok", wording.ok), ("cancel", wording.cancel), ("yes", wording.yes), ("no", wording.no),
      ("next", wording.next), ("back", wording.back), ("backKey", wording.backKey), ("cancelKey", wording.cancelKey),
      ("endOfFileDiscards", wording.endOfFileDiscards), ("escapeExplains", wording.escapeExplains),
      ("controlCharacterDropped", wording.controlCharacterDropped), ("bytesDropped", wording.bytesDropped),
      ("pasteHasLines", wording.pasteHasLines), ("pasteTooLong", wording.pasteTooLong), ("checking", wording.checking),
      ("again", wording.again("TITLE")), ("enterAgain", wording.enterAgain), ("isAskedTwice", wording.isAskedTwice),
      ("typingIsHidden", wording.typingIsHidden), ("plainTextEnds", wording.plainTextEnds),
      ("plainEndOfFileDiscards", wording.plainEndOfFileDiscards), ("endOfFileKeepsDraft", wording.endOfFileKeepsDraft),
      ("plainEndOfFileKeepsDraft", wording.plainEndOfFileKeepsDraft),
      ("plainAnswers", wording.plainAnswers(yes: ("y", "LABEL"), no: ("n", "OTHER"))),
      ("plainAlertEnds", wording.plainAlertEnds("LABEL")), ("cancelled", wording.cancelled),
      ("attemptsUsedUp", wording.attemptsUsedUp), ("timedOut", wording.timedOut), ("interrupted", wording.interrupted),
      ("outputIsClosed", wording.outputIsClosed), ("cannotWriteAnswer", wording.cannotWriteAnswer("WORDS")),
      ("cannotReadStandardInput", wording.cannotReadStandardInput("WORDS")),
      ("engineLoops", wording.engineLoops), ("outOfDescriptors", wording.outOfDescriptors),
      ("outOfMemory", wording.outOfMemory),
      ("searching", wording.searching(for: "QUERY", failed: false)),
      ("searching", wording.searching(for: "QUERY", failed: true)),
      ("hiddenLines", wording.hiddenLines(above: 3, below: 0)),
      ("hiddenLines", wording.hiddenLines(above: 0, below: 5)),
      ("hiddenLines", wording.hiddenLines(above: 3, below: 5)),
      ("listed", wording.listed(from: 11, to: 20, of: 120)),
    ]
    all += wording.yesWords.map { ("yesWords", $0) } + wording.noWords.map { ("noWords", $0) }
    all += keys.map { ("name", wording.name(of: $0)) }
    all += keys.map { ("takes", wording.takes(default: "VALUE", key: $0)) }
    for count in [1, 12] {
      all += [
        ("choices", wording.choices(count)), ("suggestions", wording.suggestions(count)),
        ("moreLines", wording.moreLines(count)),
        ("timeLeft", wording.timeLeft(seconds: count)), ("timeLimit", wording.timeLimit(seconds: count)),
      ]
    }
    all += [EditorFailure.notStarted("WORDS"), .status(127), .status(3), .signal(9)].map {
      ("editorFailed", wording.editorFailed($0))
    }
    let failures: [FileFailure] = [.system("WORDS"), .locked, .notRegular, .symbolicLink, .tooLarge(mostMebibytes: 16)]
    all += [("draftTakenUp", wording.draftTakenUp), ("draftIsLeftAlone", wording.draftIsLeftAlone("PATH", "WORDS"))]
    all += [("draftCannotBeKept", wording.draftCannotBeKept("PATH", .system("WORDS")))]
    all += [("draftIsBeside", wording.draftIsBeside("PATH", at: "OTHER"))]
    all += failures.flatMap {
      [
        ("cannotKeepDraft", wording.cannotKeepDraft(in: "PATH", $0)),
        ("cannotAppend", wording.cannotAppend(to: "PATH", $0)),
        ("cannotUseAnswers", wording.cannotUseAnswers("PATH", .unreadable($0))),
      ]
    }
    all += failures.dropFirst().map { ("words", wording.words(for: $0)) }
    all += [AnswersFile.Fault.Kind.notUTF8, .withoutEqualsSign, .nameIsNone, .unknownEscape].map {
      ("cannotUseAnswers", wording.cannotUseAnswers("PATH", .faulty(AnswersFile.Fault(line: 7, kind: $0))))
    }
    all += [("cannotRecord", wording.cannotRecord(name: "NAME")), ("of", wording.of(field: "FIELD", "SENTENCE"))]
    all += [("of", wording.of(question: "QUESTION", "SENTENCE"))]
    let ways: [[AnswerWay]] = [
      [.variable("NAME"), .standardInput], [.flag(.variable), .flag(.standardInput), .flag(.defaultAnswer)],
      [.variable("NAME"), .flag(.standardInput)], [.noInputTakesDefault],
      [.answersFile("PATH", name: "NAME"), .flag(.variable)], [.noInputAcknowledges], [],
    ]
    for why in Self.whyNobody { all += ways.map { ("nobodyToAsk", wording.nobodyToAsk(why, ways: $0)) } }
    all += Self.sources.map { ("invalid", wording.invalid(from: $0, .severalLines)) }
    all += Self.reasons.map { ("sentence", wording.sentence($0)) }
    byMember = all.map { (member: $0.0, text: $0.1) }
  }

  static let whyNobody: [NobodyToAsk] = [
    .noControllingTerminal, .background, .noInput(.flag), .noInput(.variable), .noInput(.continuousIntegration),
  ]

  static let sources: [AnswerSource] = [
    .variable("NAME"), .standardInput, .defaultAnswer, .person(attempts: 1), .person(attempts: 3),
    .answersFile("PATH", line: 7),
  ]

  static var reasons: [Reason] {
    [
      .tooShort(minimum: 1, count: nil), .tooShort(minimum: 10, count: 7), .tooShort(minimum: 2, count: 1),
      .tooLong(maximum: 40, count: nil), .tooLong(maximum: 40, count: 41), .tooManyBytes(maximum: 1, count: nil),
      .tooManyBytes(maximum: 255, count: 300), .controlCharacter("\u{7}"), .severalLines, .moreLinesThan(fields: 3),
      .notUTF8, .integerOverflow, .exponentTooLarge, .noSuchMonth(13),
      .noSuchDay(daysInMonth: 28, month: 2, year: 2026),
      .urlWithoutScheme, .urlWithoutHost, .urlHostNotValid, .hostnameTooLong(count: 260),
      .hostnameTooLong(count: nil), .hostnameEndsInNumber,
      .filenameTooLong(count: nil), .pathTooLong(count: nil), .filenameTooLong(count: 256), .pathTooLong(count: 5000),
      .fileMissing, .directoryMissing, .directoryInsteadOfFile,
      .fileInsteadOfDirectory, .pathNotPermitted, .pathNotExamined("WORDS"), .mismatch(pattern: "[A-Z]+"),
      .rejected(pattern: "[A-Z]+"), .patternGaveUp(pattern: "(a+)+$"), .notAChoice(named: ["only"], of: 1),
      .notAChoice(named: ["a", "b", "c"], of: 3), .notAChoice(named: ["a", "b", "c"], of: 12),
      .ambiguousChoice(["rc", "RC"]), .neitherYesNorNo(ConfirmWords(yesLabel: "LABEL", noLabel: "OTHER")),
      .neitherYesNorNo(ConfirmWords()), .meansBoth(ConfirmWords(yesLabel: "LABEL", noLabel: "OTHER")), .checkFailed,
      .entriesDiffer, .checkCannotRun(nil), .checkCannotRun("WORDS"), .checkKilled(signal: 9),
      .checkTookTooLong(TimeSpan(milliseconds: 10_000)), .halfWidthWouldPass(.mismatch(pattern: "[0-9]+")),
    ] + AnswerTypeName.allCases.map(Reason.notOfType)
      + [AnswerTypeName.integer, .number, .date, .time].flatMap { type in
        [true, false].flatMap { isInclusive in
          let limit = Reason.Limit(type: type, bound: "BOUND", isInclusive: isInclusive)
          return [Reason.tooSmall(limit), .tooLarge(limit)]
        }
      }
  }
}
