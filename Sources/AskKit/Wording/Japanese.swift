/// Japanese. There is no blank between Japanese and Latin text, and what a script or a person wrote stands in 「」.
package struct Japanese: Wording {
  package init() {}

  package var yesWords: [String] { ["はい", "ハイ"] }
  package var noWords: [String] { ["いいえ", "イイエ"] }

  package var ok: String { "OK" }
  package var cancel: String { "キャンセル" }

  package var yes: String { "はい" }
  package var no: String { "いいえ" }
  package var next: String { "次へ" }
  package var backKey: String { "Shift-Tab" }
  package var back: String { "戻る" }

  package func sentence(_ reason: Reason) -> String {
    switch reason {
    case .tooShort(let minimum, let count):
      "\(minimum)文字以上で入力してください\(now(count, "文字"))。"
    case .tooLong(let maximum, let count):
      "\(maximum)文字以内で入力してください\(now(count, "文字"))。"
    case .tooManyBytes(let maximum, let count):
      "\(maximum)バイト以内で入力してください\(now(count, "バイト"))。"
    case .controlCharacter(let scalar): "制御文字（\(name(of: scalar))）は入力できません。"
    case .severalLines: "1行で入力してください。"
    case .moreLinesThan(let fields): "1行に1項目ずつ入力してください。項目は\(fields)件ですが、行がそれより多くあります。"
    case .notUTF8: "UTF-8として正しくないテキストです。"
    case .notOfType(let type): Self.demand(of: type)
    case .integerOverflow: "\(Int64.min)から\(Int64.max)までの整数を入力してください。"
    case .exponentTooLarge: "指数部が18桁以内の数値を入力してください。"
    case .noSuchMonth(let month): "\(Self.dateDemand)\(month)月はありません。"
    case .noSuchDay(let days, let month, let year): "\(Self.dateDemand)\(year)年\(month)月は\(days)日までです。"
    case .urlWithoutScheme: "\(Self.urlDemand)httpsなどのスキームがありません。"
    case .urlWithoutHost: "\(Self.urlDemand)ホスト名がありません。"
    case .urlHostNotValid: "\(Self.urlDemand)ホスト名が正しくありません。日本語などのホスト名はxn--で始まる形で書いてください。"
    case .hostnameTooLong(let count):
      "\(HostnameType.mostCharacters)文字以内のホスト名を入力してください\(now(count, "文字"))。"
    case .hostnameEndsInNumber: "\(Self.demand(of: .hostname))最後の部分が数字だけの名前はアドレスとみなされます。"
    case .filenameTooLong(let count):
      "\(FilenameType.mostBytes)バイト以内のファイル名を入力してください\(now(count, "バイト"))。"
    case .pathTooLong(let count):
      "\(PathType.mostBytes)バイト以内のパスを入力してください\(now(count, "バイト"))。"
    case .fileMissing: "\(Self.demand(of: .file))このパスには何もありません。"
    case .directoryMissing: "\(Self.demand(of: .directory))このパスには何もありません。"
    case .directoryInsteadOfFile: "\(Self.demand(of: .file))このパスにあるのはディレクトリです。"
    case .fileInsteadOfDirectory: "\(Self.demand(of: .directory))このパスにあるのはファイルです。"
    case .pathNotPermitted: "このパスを調べる権限がありません。"
    case .pathNotExamined(let words): "\(Self.notJudged)パスを調べられません（\(words)）。"
    case .tooSmall(let limit): tooSmall(limit)
    case .tooLarge(let limit): tooLarge(limit)
    case .notAChoice(let named, let count) where named.count == count: "\(oneOf(named))入力してください。"
    case .notAChoice(let named, let count):
      "\(count)件の選択肢のいずれかを入力してください（例: \(named.joined(separator: "、"))）。"
    case .ambiguousChoice(let words): "\(oneOf(words))、表記どおりに入力してください。"
    case .entriesDiffer: "2回の入力が一致しません。最初から入力し直してください。"
    case .checkSays(let line): line
    case .checkFailed: "入力内容がチェックに合格しませんでした。"
    case .checkCannotRun(nil): "\(Self.notJudged)チェックを実行できません。"
    case .checkCannotRun(let words?): "\(Self.notJudged)チェックを実行できません（\(words)）。"
    case .checkKilled(let signal): "\(Self.notJudged)チェックがシグナル\(signal)で終了しました。"
    case .checkTookTooLong(let limit):
      "\(Self.notJudged)チェックが\(limit.milliseconds / 1000)秒以内に終わりませんでした。"
    case .halfWidthWouldPass(let reason): halfWidthWouldPass(sentence(reason))
    case .mismatch(let pattern): "パターン「\(pattern)」に一致する内容を入力してください。"
    case .rejected(let pattern): "パターン「\(pattern)」に一致する部分を含めないでください。"
    case .patternGaveUp(let pattern): "\(Self.notJudged)パターン「\(pattern)」の照合に時間がかかりすぎます。"
    case .neitherYesNorNo(let words): "\(demand(of: words))。"
    case .meansBoth(let words): "どちらの意味にもとれます。\(demand(of: words))。"
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
  package func takes(default value: String, key: SendKey) -> String { "\(name(of: key))で「\(value)」" }
  package func hiddenLines(above: Int, below: Int) -> String {
    switch (above, below) {
    case (let above, 0): "上に\(above)行"
    case (0, let below): "下に\(below)行"
    default: "上に\(above)行、下に\(below)行"
    }
  }
  package func timeLeft(seconds: Int) -> String { "残り\(seconds)秒" }
  package var endOfFileDiscards: String { "送信するにはEsc Enter、破棄するにはもう一度^Dを押してください。" }
  package var endOfFileKeepsDraft: String { "送信するにはEsc Enter、下書きとして残すにはもう一度^Dを押してください。" }
  package var escapeExplains: String { "キャンセルするには^Dを押してください。" }
  package var controlCharacterDropped: String { "制御文字を取り除きました。" }
  package var bytesDropped: String { "UTF-8ではないバイトを取り除きました。" }

  package var checking: String { "確認しています..." }
  package var draftTakenUp: String { "下書きから再開しました。" }
  package func draftIsLeftAlone(_ path: String, _ why: String) -> String {
    "「\(path)」の下書きは使わずに残しました: \(why)"
  }
  package func draftCannotBeKept(_ path: String, _ failure: FileFailure) -> String {
    "入力中のテキストを「\(path)」に保存できません（\(words(for: failure))）。"
  }

  package func again(_ title: String) -> String { "\(title)（もう一度）" }
  package var enterAgain: String { "確認のため、もう一度入力してください。" }

  package var pasteHasLines: String { "貼り付けた内容が複数行のため、取り込みませんでした。" }
  package var pasteTooLong: String { "貼り付けた内容が長すぎるため、取り込みませんでした。" }

  package func searching(for query: String, failed: Bool) -> String {
    failed ? "これより前には見つかりません: \(query)" : "検索: \(query)"
  }
  package func editorFailed(_ failure: EditorFailure) -> String {
    switch failure {
    case .notStarted(let words): "エディターを起動できませんでした（\(words)）。\(Self.unchanged)"
    case .status(127): "エディターが見つかりません。\(Self.unchanged)VISUALかEDITORを設定してください。"
    case .status(let status): "エディターが終了ステータス\(status)で終了しました。\(Self.unchanged)"
    case .signal(let signal): "エディターがシグナル\(signal)で終了しました。\(Self.unchanged)"
    }
  }

  package var typingIsHidden: String { "入力した文字は表示されません。" }
  package var isAskedTwice: String { "確認のため、2回入力します。" }
  package var plainTextEnds: String { "複数行を入力できます。ピリオドだけの行で送信、Ctrl-Dでキャンセルします。" }
  package var plainEndOfFileDiscards: String { "ピリオドだけの行で送信します。もう一度Ctrl-Dを押すと破棄します。" }
  package var plainEndOfFileKeepsDraft: String { "ピリオドだけの行で送信します。もう一度Ctrl-Dを押すと下書きとして残します。" }
  package func plainAnswers(yes: (typed: String, label: String), no: (typed: String, label: String)) -> String {
    "「\(yes.label)」なら\(yes.typed)、「\(no.label)」なら\(no.typed)を入力してください。"
  }
  package func plainAlertEnds(_ label: String) -> String { "Enterを押してください（\(label)）。" }
  package func timeLimit(seconds: Int) -> String { "制限時間は\(seconds)秒です。" }

  package var cancelled: String { "キャンセルしました" }
  package var attemptsUsedUp: String { "有効な入力がありませんでした" }
  package func choices(_ count: Int) -> String { "選択肢\(count)件（Tabで一覧）" }
  package func suggestions(_ count: Int) -> String { count == 1 ? "候補1件（Tabで入力）" : "候補\(count)件（Tabで一覧）" }
  package func listed(from first: Int, to last: Int, of count: Int) -> String { "\(count)件中\(first)-\(last)件目" }
  package var timedOut: String { "時間切れ" }
  package var interrupted: String { "中断" }
  package func moreLines(_ count: Int) -> String { "（ほか\(count)行）" }

  package func nobodyToAsk(_ why: NobodyToAsk, ways: [AnswerWay]) -> String {
    switch why {
    case .noControllingTerminal: "質問を表示する端末がありません。\(advice(ways))"
    case .background: "バックグラウンドからは質問できません。\(advice(ways, before: ["フォアグラウンドで実行"]))"
    case .noInput(.flag): "--no-inputが指定されているため、質問しません。\(advice(ways))"
    case .noInput(.variable): "ASK_NO_INPUTが設定されているため、質問しません。\(advice(ways))"
    case .noInput(.continuousIntegration): "CIが設定されているため、質問しません。\(advice(ways))"
    }
  }

  /// Each way is a noun that する makes a verb.
  private func advice(_ ways: [AnswerWay], before: [String] = []) -> String {
    var parts = before
    var flags: [String] = []
    for way in ways {
      switch way {
      case .answersFile(let path, let name): parts.append("「\(path)」に\(name)=...と記入")
      case .variable(let name): parts.append("環境変数\(name)を設定")
      case .standardInput: parts.append("標準入力で答えを指定")
      case .flag(let flag): flags.append(name(of: flag))
      case .noInputTakesDefault: parts.append("--no-inputで既定値を採用")
      case .noInputAcknowledges: parts.append("これを失敗としない場合は--no-inputを指定")
      }
    }
    if !flags.isEmpty { parts.append("\(flags.joined(separator: "、"))のいずれかで答えを指定") }
    return parts.isEmpty ? "" : parts.joined(separator: "するか、") + "してください。"
  }

  package func invalid(from source: AnswerSource, _ reason: Reason) -> String {
    switch source {
    case .variable(let name): "環境変数\(name)の値が正しくありません。\(sentence(reason))"
    case .standardInput: "標準入力の答えが正しくありません。\(sentence(reason))"
    case .defaultAnswer: "既定値が正しくありません。\(sentence(reason))"
    case .person(let attempts): "\(attempts)回の入力で有効な答えがありませんでした。\(sentence(reason))"
    case .answersFile(let path, let line): "「\(path)」の\(line)行目の答えが正しくありません。\(sentence(reason))"
    }
  }

  package func of(field name: String, _ sentence: String) -> String { "項目「\(name)」: \(sentence)" }
  package func of(question label: String, _ sentence: String) -> String { "質問「\(label)」: \(sentence)" }
  package func words(for failure: FileFailure) -> String {
    switch failure {
    case .system(let words): words
    case .locked: "ほかのプロセスがロックしています"
    case .notRegular: "通常のファイルではありません"
    case .symbolicLink: "シンボリックリンクです"
    case .tooLarge(let most): "大きさが\(most)MiBを超えています"
    }
  }
  package func cannotUseAnswers(_ path: String, _ why: AnswersFailure) -> String {
    switch why {
    case .unreadable(let failure): "答えのファイル「\(path)」を読み取れません（\(words(for: failure))）。"
    case .faulty(let fault): "答えのファイル「\(path)」の\(fault.line)行目\(Self.says(fault.kind))"
    }
  }
  package func cannotRecord(name: String) -> String { "警告: 「\(name)=」で始まる行は書けないため、答えを記録できませんでした。" }
  package func cannotAppend(to path: String, _ failure: FileFailure) -> String {
    "警告: 答えを「\(path)」に追加できませんでした（\(words(for: failure))）。"
  }
  package func cannotKeepDraft(in path: String, _ failure: FileFailure) -> String {
    "警告: 入力途中のテキストを「\(path)」に保存できませんでした（\(words(for: failure))）。"
  }
  package func draftIsBeside(_ path: String, at other: String) -> String {
    "警告: 「\(path)」には別の下書きがあるため、テキストを「\(other)」に保存しました。"
  }
  package var outputIsClosed: String { "標準出力が閉じているため、答えを書き出せません。" }
  package func cannotWriteAnswer(_ words: String) -> String { "標準出力に書き出せません（\(words)）。" }
  package func cannotReadStandardInput(_ words: String) -> String { "標準入力を読み取れません（\(words)）。" }
  package var engineLoops: String { "libeditがキーの処理から戻りません。~/.editrcのキー割り当てを確認してください。" }
  package var outOfDescriptors: String { "開いているファイルが多すぎます。" }
  package var outOfMemory: String { "メモリが足りません。" }

  private func now(_ count: Int?, _ unit: String) -> String { count.map { "（現在\($0)\(unit)）" } ?? "" }

  /// With the particle.
  private func oneOf(_ words: [String]) -> String {
    words.map { "「\($0)」" }.joined() + (words.count > 1 ? "のいずれかを" : "を")
  }

  /// A script's own words need not end in a full stop.
  private func halfWidthWouldPass(_ sentence: String) -> String {
    "\(sentence)\(sentence.hasSuffix("。") ? "" : " ")半角で入力すると有効になります。"
  }

  private func tooSmall(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "\(limit.bound)\(limit.isInclusive ? "以降" : "より後")の日付を入力してください。"
    case .time: "\(limit.bound)\(limit.isInclusive ? "以降" : "より後")の時刻を入力してください。"
    case .integer: "\(limit.bound)\(limit.isInclusive ? "以上の" : "より大きい")整数を入力してください。"
    default: "\(limit.bound)\(limit.isInclusive ? "以上の" : "より大きい")数値を入力してください。"
    }
  }

  private func tooLarge(_ limit: Reason.Limit) -> String {
    switch limit.type {
    case .date: "\(limit.bound)\(limit.isInclusive ? "以前" : "より前")の日付を入力してください。"
    case .time: "\(limit.bound)\(limit.isInclusive ? "以前" : "より前")の時刻を入力してください。"
    case .integer: "\(limit.bound)\(limit.isInclusive ? "以下の" : "より小さい")整数を入力してください。"
    default: "\(limit.bound)\(limit.isInclusive ? "以下の" : "より小さい")数値を入力してください。"
    }
  }

  private func demand(of words: ConfirmWords) -> String {
    let (yesKey, noKey) = (words.shortest(for: true), words.shortest(for: false))
    return "\(yesKey)（\(words.yesLabel ?? yes)）か\(noKey)（\(words.noLabel ?? no)）を入力してください"
  }

  /// With the particle that joins it to the line.
  private static func says(_ fault: AnswersFile.Fault.Kind) -> String {
    switch fault {
    case .notUTF8: "はUTF-8として正しくありません。"
    case .withoutEqualsSign: "に=がありません。「名前=値」と書くか、コメントなら先頭に#を付けてください。"
    case .nameIsNone: "には=の前に名前がありません。「名前=値」と、名前の前後に空白を入れずに書いてください。"
    case .unknownEscape: "に意味のないバックスラッシュがあります。\\n、\\r、\\\\のいずれかを書いてください。"
    }
  }

  private static func demand(of type: AnswerTypeName) -> String {
    switch type {
    case .text: "テキストを入力してください。"
    case .integer: "整数を入力してください（例: 42）。"
    case .number: "数値を入力してください（例: 42、1.5）。"
    case .date: dateDemand
    case .time: "00:00から23:59までの時刻を入力してください（例: 09:30、09:30:15）。"
    case .email: "メールアドレスを入力してください（例: ann@example.org）。"
    case .url: "\(urlDemand)空白などの特殊文字は%20のように書いてください。"
    case .hostname: "ホスト名を入力してください（例: www.example.org）。"
    case .ip: "IPアドレスを入力してください（例: 192.0.2.1、2001:db8::1）。"
    case .ipv4: "IPv4アドレスを入力してください（例: 192.0.2.1）。"
    case .ipv6: "IPv6アドレスを入力してください（例: 2001:db8::1）。"
    case .uuid: "UUIDを入力してください（例: 123e4567-e89b-12d3-a456-426614174000）。"
    case .semver: "バージョンを「メジャー.マイナー.パッチ」の形式で入力してください（例: 1.4.0、2.0.0-rc.1）。"
    case .identifier: "半角の英字、数字、_だけの名前を入力してください（例: my_name2）。先頭に数字は使えません。"
    case .filename: "ファイル名を入力してください。/を含む名前や、.と..は使えません。"
    case .path: "パスを入力してください（例: notes/today.txt）。"
    case .file: "ファイルのパスを入力してください。"
    case .directory: "ディレクトリのパスを入力してください。"
    }
  }

  private static let dateDemand = "日付を「年-月-日」の形式で入力してください（例: 2026-03-09）。"
  private static let urlDemand = "URLを入力してください（例: https://example.org/page）。"
  private static let notJudged = "入力内容を確認できませんでした。"
  private static let unchanged = "テキストは元のままです。"
}
