/// Korean. Words that a script or a person wrote are never followed by a particle whose form depends on their last
/// sound (은/는, 을/를, 로/으로), because nobody knows how they are read.
package struct Korean: Wording {
  package init() {}

  package var yesWords: [String] { ["예", "네", "응", "ㅛ"] }
  package var noWords: [String] { ["아니요", "아니오", "아니", "ㅜ"] }

  package var ok: String { "확인" }
  package var cancel: String { "취소" }

  package var yes: String { "예" }
  package var no: String { "아니요" }
  package var next: String { "다음" }
  package var backKey: String { "Shift-Tab" }
  package var back: String { "이전" }

  package func sentence(_ reason: Reason) -> String {
    switch reason {
    case .tooShort(let minimum, let count): "\(minimum)자 이상 입력하세요\(now(count, "자"))."
    case .tooLong(let maximum, let count): "\(maximum)자 이하로 입력하세요\(now(count, "자"))."
    case .tooManyBytes(let maximum, let count):
      "\(maximum)바이트 이하로 입력하세요\(now(count, "바이트"))."
    case .controlCharacter(let scalar): "제어 문자(\(name(of: scalar)))는 입력할 수 없습니다."
    case .severalLines: "한 줄로 입력하세요."
    case .moreLinesThan(let fields): "한 줄에 한 항목씩 입력하세요. 항목은 \(fields)개인데 줄이 더 많습니다."
    case .notUTF8: "올바른 UTF-8 텍스트가 아닙니다."
    case .notOfType(let type): Self.demand(of: type)
    case .integerOverflow: "\(Int64.min)부터 \(Int64.max)까지의 정수를 입력하세요."
    case .exponentTooLarge: "지수가 18자리 이하인 숫자를 입력하세요."
    case .noSuchMonth(let month): "\(Self.dateDemand) \(month)월은 없습니다."
    case .noSuchDay(let days, let month, let year): "\(Self.dateDemand) \(year)년 \(month)월은 \(days)일까지입니다."
    case .urlWithoutScheme: "\(Self.urlDemand) https 같은 스킴이 없습니다."
    case .urlWithoutHost: "\(Self.urlDemand) 호스트 이름이 없습니다."
    case .urlHostNotValid: "\(Self.urlDemand) 호스트 이름이 올바르지 않습니다. 한글 등의 호스트 이름은 xn--로 시작하는 꼴로 쓰세요."
    case .hostnameTooLong(let count):
      "\(HostnameType.mostCharacters)자 이하의 호스트 이름을 입력하세요\(now(count, "자"))."
    case .hostnameEndsInNumber: "\(Self.demand(of: .hostname)) 마지막 부분이 숫자뿐인 이름은 주소로 해석됩니다."
    case .filenameTooLong(let count):
      "\(FilenameType.mostBytes)바이트 이하의 파일 이름을 입력하세요\(now(count, "바이트"))."
    case .pathTooLong(let count):
      "\(PathType.mostBytes)바이트 이하의 경로를 입력하세요\(now(count, "바이트"))."
    case .fileMissing: "\(Self.demand(of: .file)) 이 경로에는 아무것도 없습니다."
    case .directoryMissing: "\(Self.demand(of: .directory)) 이 경로에는 아무것도 없습니다."
    case .directoryInsteadOfFile: "\(Self.demand(of: .file)) 이 경로에 있는 것은 디렉터리입니다."
    case .fileInsteadOfDirectory: "\(Self.demand(of: .directory)) 이 경로에 있는 것은 파일입니다."
    case .pathNotPermitted: "이 경로를 살펴볼 권한이 없습니다."
    case .pathNotExamined(let words): "\(Self.notJudged) 경로를 살펴볼 수 없습니다(\(words))."
    case .tooSmall(let limit): tooSmall(limit)
    case .tooLarge(let limit): tooLarge(limit)
    case .notAChoice(let named, let count) where named.count == count: "\(oneOf(named)) 입력하세요."
    case .notAChoice(let named, let count):
      "선택지 \(count)개 중 하나를 입력하세요(예: \(named.joined(separator: ", ")))."
    case .ambiguousChoice(let words): "\(oneOf(words)) 표기 그대로 입력하세요."
    case .entriesDiffer: "두 번 입력한 내용이 서로 다릅니다. 처음부터 다시 입력하세요."
    case .checkSays(let line): line
    case .checkFailed: "입력한 내용이 검사를 통과하지 못했습니다."
    case .checkCannotRun(nil): "\(Self.notJudged) 검사를 실행할 수 없습니다."
    case .checkCannotRun(let words?): "\(Self.notJudged) 검사를 실행할 수 없습니다(\(words))."
    case .checkKilled(let signal): "\(Self.notJudged) 검사가 시그널을 받아 끝났습니다(시그널 \(signal))."
    case .checkTookTooLong(let limit): "\(Self.notJudged) 검사가 \(limit.milliseconds / 1000)초 안에 끝나지 않았습니다."
    case .halfWidthWouldPass(let reason): "\(sentence(reason)) 반각 문자로 입력하면 유효합니다."
    case .mismatch(let pattern): "'\(pattern)' 패턴에 맞게 입력하세요."
    case .rejected(let pattern): "'\(pattern)' 패턴에 맞는 부분이 없도록 입력하세요."
    case .patternGaveUp(let pattern): "\(Self.notJudged) '\(pattern)' 패턴을 맞춰 보는 데 시간이 너무 오래 걸립니다."
    case .neitherYesNorNo(let words): "\(demand(of: words))"
    case .meansBoth(let words): "두 가지 뜻으로 읽힐 수 있습니다. \(demand(of: words))"
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
  package func takes(default value: String, key: SendKey) -> String { "\(name(of: key))로 '\(value)' 선택" }
  package func hiddenLines(above: Int, below: Int) -> String {
    switch (above, below) {
    case (let above, 0): "위 \(above)줄"
    case (0, let below): "아래 \(below)줄"
    default: "위 \(above)줄, 아래 \(below)줄"
    }
  }
  package func timeLeft(seconds: Int) -> String { "\(seconds)초 남음" }
  package var endOfFileDiscards: String { "보내려면 Esc Enter, 버리려면 ^D를 한 번 더 누르세요." }
  package var endOfFileKeepsDraft: String { "보내려면 Esc Enter, 임시 저장하려면 ^D를 한 번 더 누르세요." }
  package var escapeExplains: String { "취소하려면 ^D를 누르세요." }
  package var controlCharacterDropped: String { "제어 문자를 뺐습니다." }
  package var bytesDropped: String { "UTF-8이 아닌 바이트를 뺐습니다." }

  package var checking: String { "확인하는 중..." }
  package var draftTakenUp: String { "임시 저장한 글을 불러왔습니다." }
  package func draftIsLeftAlone(_ path: String, _ why: String) -> String {
    "'\(path)'에 있는 임시 저장 글은 쓰지 않고 그대로 두었습니다: \(why)"
  }
  package func draftCannotBeKept(_ path: String, _ failure: FileFailure) -> String {
    "입력하는 글을 '\(path)' 파일에 저장할 수 없습니다(\(words(for: failure)))."
  }

  package func again(_ title: String) -> String { "\(title) (다시 입력)" }
  package var enterAgain: String { "확인을 위해 한 번 더 입력하세요." }

  package var pasteHasLines: String { "붙여 넣은 내용이 여러 줄이라 넣지 않았습니다." }
  package var pasteTooLong: String { "붙여 넣은 내용이 너무 길어 넣지 않았습니다." }

  package func searching(for query: String, failed: Bool) -> String {
    failed ? "이전 기록에 없음: \(query)" : "검색: \(query)"
  }
  package func editorFailed(_ failure: EditorFailure) -> String {
    switch failure {
    case .notStarted(let words): "편집기를 시작할 수 없습니다(\(words)). \(Self.unchanged)"
    case .status(127): "편집기를 찾을 수 없습니다. \(Self.unchanged) VISUAL 또는 EDITOR를 설정하세요."
    case .status(let status): "편집기가 오류를 내고 끝났습니다(종료 상태 \(status)). \(Self.unchanged)"
    case .signal(let signal): "편집기가 시그널을 받아 끝났습니다(시그널 \(signal)). \(Self.unchanged)"
    }
  }

  package var typingIsHidden: String { "입력하는 내용은 화면에 보이지 않습니다." }
  package var isAskedTwice: String { "확인을 위해 두 번 입력합니다." }
  package var plainTextEnds: String { "여러 줄을 입력할 수 있습니다. 마침표만 있는 줄을 입력하면 보내고, Ctrl-D를 누르면 취소합니다." }
  package var plainEndOfFileDiscards: String { "마침표만 있는 줄을 입력하면 보냅니다. Ctrl-D를 한 번 더 누르면 버립니다." }
  package var plainEndOfFileKeepsDraft: String { "마침표만 있는 줄을 입력하면 보냅니다. Ctrl-D를 한 번 더 누르면 임시 저장합니다." }
  package func plainAnswers(yes: (typed: String, label: String), no: (typed: String, label: String)) -> String {
    "\(yes.typed)(\(yes.label)), \(no.typed)(\(no.label)) 중 하나를 입력하세요."
  }
  package func plainAlertEnds(_ label: String) -> String { "Enter를 누르세요(\(label))." }
  package func timeLimit(seconds: Int) -> String { "제한 시간은 \(seconds)초입니다." }

  package var cancelled: String { "취소함" }
  package var attemptsUsedUp: String { "유효한 답 없음" }
  package func choices(_ count: Int) -> String { "선택지 \(count)개(Tab으로 목록 보기)" }
  package func suggestions(_ count: Int) -> String {
    count == 1 ? "제안 1개(Tab으로 입력)" : "제안 \(count)개(Tab으로 목록 보기)"
  }
  package func listed(from first: Int, to last: Int, of count: Int) -> String { "\(count)개 중 \(first)-\(last)번째" }
  package var timedOut: String { "시간 초과" }
  package var interrupted: String { "중단됨" }
  package func moreLines(_ count: Int) -> String { "(외 \(count)줄)" }

  package func nobodyToAsk(_ why: NobodyToAsk, ways: [AnswerWay]) -> String {
    let (reason, before): (String, [String]) =
      switch why {
      case .noControllingTerminal: ("질문할 터미널이 없습니다.", [])
      case .background: ("백그라운드에서는 질문할 수 없습니다.", ["포그라운드에서 실행하"])
      case .noInput(.flag): ("--no-input 플래그 때문에 질문하지 않습니다.", [])
      case .noInput(.variable): ("ASK_NO_INPUT 변수가 설정되어 있어 질문하지 않습니다.", [])
      case .noInput(.continuousIntegration): ("CI 변수가 설정되어 있어 질문하지 않습니다.", [])
      }
    let parts = before + advice(ways)
    return parts.isEmpty ? reason : "\(reason) \(parts.joined(separator: "거나, "))세요."
  }

  /// Each way as the stem of a verb.
  private func advice(_ ways: [AnswerWay]) -> [String] {
    var parts: [String] = []
    var flags: [String] = []
    for way in ways {
      switch way {
      case .answersFile(let path, let name): parts.append("'\(path)' 파일에 \(name)=... 줄을 쓰")
      case .variable(let name): parts.append("\(name) 환경 변수를 설정하")
      case .standardInput: parts.append("표준 입력으로 답을 보내")
      case .flag(let flag): flags.append(name(of: flag))
      case .noInputTakesDefault: parts.append("--no-input 플래그로 기본값을 쓰")
      case .noInputAcknowledges: parts.append("실패로 처리하지 않으려면 --no-input 플래그를 쓰")
      }
    }
    if !flags.isEmpty { parts.append("\(flags.joined(separator: " 또는 ")) 플래그로 답을 지정하") }
    return parts
  }

  package func invalid(from source: AnswerSource, _ reason: Reason) -> String {
    switch source {
    case .variable(let name): "\(name) 환경 변수의 값이 올바르지 않습니다. \(sentence(reason))"
    case .standardInput: "표준 입력의 답이 올바르지 않습니다. \(sentence(reason))"
    case .defaultAnswer: "기본값이 올바르지 않습니다. \(sentence(reason))"
    case .person(let attempts): "\(attempts)번 입력했지만 유효한 답이 없었습니다. \(sentence(reason))"
    case .answersFile(let path, let line): "'\(path)'의 \(line)번째 줄에 있는 답이 올바르지 않습니다. \(sentence(reason))"
    }
  }

  package func of(field name: String, _ sentence: String) -> String { "항목 '\(name)': \(sentence)" }
  package func of(question label: String, _ sentence: String) -> String { "질문 '\(label)': \(sentence)" }
  package func words(for failure: FileFailure) -> String {
    switch failure {
    case .system(let words): words
    case .locked: "다른 프로세스가 잠그고 있습니다"
    case .notRegular: "일반 파일이 아닙니다"
    case .symbolicLink: "심볼릭 링크입니다"
    case .tooLarge(let most): "크기가 \(most)MiB를 넘습니다"
    }
  }
  package func cannotUseAnswers(_ path: String, _ why: AnswersFailure) -> String {
    switch why {
    case .unreadable(let failure): "답 파일 '\(path)' 내용을 읽을 수 없습니다(\(words(for: failure)))."
    case .faulty(let fault): "답 파일 '\(path)'의 \(fault.line)번째 줄\(Self.says(fault.kind))"
    }
  }
  package func cannotRecord(name: String) -> String { "경고: '\(name)=' 꼴로 시작하는 줄은 쓸 수 없어 답을 기록하지 못했습니다." }
  package func cannotAppend(to path: String, _ failure: FileFailure) -> String {
    "경고: 답을 '\(path)' 파일에 추가할 수 없습니다(\(words(for: failure)))."
  }
  package func cannotKeepDraft(in path: String, _ failure: FileFailure) -> String {
    "경고: 입력하던 글을 '\(path)' 파일에 저장할 수 없습니다(\(words(for: failure)))."
  }
  package func draftIsBeside(_ path: String, at other: String) -> String {
    "경고: '\(path)' 파일에 다른 임시 저장 글이 있어, 글을 '\(other)' 파일에 저장했습니다."
  }
  package var outputIsClosed: String { "표준 출력이 닫혀 있어 답을 쓸 곳이 없습니다." }
  package func cannotWriteAnswer(_ words: String) -> String { "표준 출력에 쓸 수 없습니다(\(words))." }
  package func cannotReadStandardInput(_ words: String) -> String { "표준 입력을 읽을 수 없습니다(\(words))." }
  package var engineLoops: String { "libedit이 키를 처리한 뒤 돌아오지 않습니다. ~/.editrc의 키 설정을 확인하세요." }
  package var outOfDescriptors: String { "열린 파일이 너무 많습니다." }
  package var outOfMemory: String { "메모리가 부족합니다." }

  private func now(_ count: Int?, _ unit: String) -> String { count.map { "(현재 \($0)\(unit))" } ?? "" }

  private func oneOf(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ") + (words.count > 1 ? " 중 하나를" : " 값을")
  }

  private func tooSmall(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "\(limit.bound)\(limit.isInclusive ? " 이후의" : "보다 늦은") 날짜를 입력하세요."
    case .time: "\(limit.bound)\(limit.isInclusive ? " 이후의" : "보다 늦은") 시각을 입력하세요."
    case .integer: "\(limit.bound)\(limit.isInclusive ? " 이상의" : "보다 큰") 정수를 입력하세요."
    default: "\(limit.bound)\(limit.isInclusive ? " 이상의" : "보다 큰") 숫자를 입력하세요."
    }
  }

  private func tooLarge(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "\(limit.bound)\(limit.isInclusive ? " 이전의" : "보다 이른") 날짜를 입력하세요."
    case .time: "\(limit.bound)\(limit.isInclusive ? " 이전의" : "보다 이른") 시각을 입력하세요."
    case .integer: "\(limit.bound)\(limit.isInclusive ? " 이하의" : "보다 작은") 정수를 입력하세요."
    default: "\(limit.bound)\(limit.isInclusive ? " 이하의" : "보다 작은") 숫자를 입력하세요."
    }
  }

  private func demand(of words: ConfirmWords) -> String {
    plainAnswers(
      yes: (words.shortest(for: true), words.yesLabel ?? yes), no: (words.shortest(for: false), words.noLabel ?? no))
  }

  /// With the particle that joins it to the line.
  private static func says(_ fault: AnswersFile.Fault.Kind) -> String {
    switch fault {
    case .notUTF8: "은 올바른 UTF-8이 아닙니다."
    case .withoutEqualsSign: "에 =가 없습니다. '이름=값' 형식으로 쓰거나, 주석이면 앞에 #을 붙이세요."
    case .nameIsNone: "에는 = 앞에 이름이 없습니다. 이름 앞뒤에 공백 없이 '이름=값' 형식으로 쓰세요."
    case .unknownEscape: "에 뜻이 없는 백슬래시가 있습니다. \\n, \\r, \\\\ 중 하나로 쓰세요."
    }
  }

  private static func demand(of type: AnswerTypeName) -> String {
    switch type {
    case .text: "텍스트를 입력하세요."
    case .integer: "정수를 입력하세요(예: 42)."
    case .number: "숫자를 입력하세요(예: 42, 1.5)."
    case .date: dateDemand
    case .time: "00:00부터 23:59까지의 시각을 입력하세요(예: 09:30, 09:30:15)."
    case .email: "이메일 주소를 입력하세요(예: ann@example.org)."
    case .url: "\(urlDemand) 공백 같은 특수 문자는 %20처럼 쓰세요."
    case .hostname: "호스트 이름을 입력하세요(예: www.example.org)."
    case .ip: "IP 주소를 입력하세요(예: 192.0.2.1, 2001:db8::1)."
    case .ipv4: "IPv4 주소를 입력하세요(예: 192.0.2.1)."
    case .ipv6: "IPv6 주소를 입력하세요(예: 2001:db8::1)."
    case .uuid: "UUID를 입력하세요(예: 123e4567-e89b-12d3-a456-426614174000)."
    case .semver: "버전을 major.minor.patch 형식으로 입력하세요(예: 1.4.0, 2.0.0-rc.1)."
    case .identifier: "영문자, 숫자, 밑줄(_)만으로 된 이름을 입력하세요(예: my_name2). 숫자로 시작할 수 없습니다."
    case .filename: "파일 이름을 입력하세요. /가 들어간 이름이나 . 및 .. 이름은 쓸 수 없습니다."
    case .path: "경로를 입력하세요(예: notes/today.txt)."
    case .file: "파일 경로를 입력하세요."
    case .directory: "디렉터리 경로를 입력하세요."
    }
  }

  private static let dateDemand = "날짜를 연-월-일 형식으로 입력하세요(예: 2026-03-09)."
  private static let urlDemand = "URL을 입력하세요(예: https://example.org/page)."
  private static let notJudged = "입력한 내용을 판단할 수 없었습니다."
  private static let unchanged = "텍스트는 그대로입니다."
}
