import TestSupport
import Testing

@Suite("The language of the person")
struct LanguageTests {
  private static func environment(_ locale: String) -> [String: String] {
    ChildEnvironment.terminal.without("TERM", "LC_ALL").with(["LANG": locale])
  }

  @Test("the status line in a wide terminal")
  func wide() throws {
    let arguments = ["--title", "New folder", "--min", "10"]
    let japanese = try Ask.screen(arguments, environment: Self.environment("ja_JP.UTF-8"))
    try japanese.waitFor(Ask.statusKey)
    try japanese.send("docs" + .enter)
    #expect(
      try japanese.waitFor("!") == [
        "New folder", "> docs", "Enter OK   ^D キャンセル   ! 10文字以上で入力してください（現在4文字）。",
      ])
    try japanese.send(.control("a") + .control("k") + .control("d"))
    try japanese.waitForEnd()
    #expect(try japanese.lines == ["New folder: キャンセルしました"])

    let korean = try Ask.screen(arguments, environment: Self.environment("ko_KR.UTF-8"))
    try korean.waitFor(Ask.statusKey)
    try korean.send("docs" + .enter)
    #expect(
      try korean.waitFor("!") == ["New folder", "> docs", "Enter 확인   ^D 취소   ! 10자 이상 입력하세요(현재 4자)."])
  }

  @Test("in 20 columns a key keeps its word, and a sentence breaks where its language does")
  func narrow() throws {
    let japanese = try Ask.screen(
      ["Name", "--min", "10"], environment: Self.environment("ja_JP.UTF-8"), columns: 20, rows: 7)
    try japanese.waitFor(Ask.statusKey)
    try japanese.send("docs" + .enter)
    #expect(
      try japanese.waitFor("!") == [
        "Name", "> docs", "Enter OK", "^D キャンセル", "! 10文字以上で入力", "してください（現在4", "文字）。",
      ])

    let korean = try Ask.screen(
      ["Name", "--min", "10"], environment: Self.environment("ko_KR.UTF-8"), columns: 20, rows: 7)
    try korean.waitFor(Ask.statusKey)
    try korean.send("docs" + .enter)
    #expect(
      try korean.waitFor("!") == ["Name", "> docs", "Enter 확인", "^D 취소", "! 10자 이상", "입력하세요(현재", "4자)."])
  }

  @Test(
    "a confirmation shows yes and no in the language, and takes them and those of others",
    arguments: [
      ("ja_JP.UTF-8", "y はい   n いいえ   ^D キャンセル", "はい", Int32(0), "Go? はい"),
      ("ja", "y はい   n いいえ   ^D キャンセル", "いいえ", 1, "Go? いいえ"),
      ("ja_JP.UTF-8", "y はい   n いいえ   ^D キャンセル", "아니요", 1, "Go? いいえ"),
      ("ko_KR.UTF-8", "y 예   n 아니요   ^D 취소", "예", 0, "Go? 예"),
      ("ko_KR.UTF-8", "y 예   n 아니요   ^D 취소", "いいえ", 1, "Go? 아니요"),
    ])
  func confirmation(locale: String, status: String, word: String, exit: Int32, left: String) throws {
    let session = try Ask.prompt(
      ["--confirm", "Go?"], environment: ChildEnvironment.terminal.without("LC_ALL").with(["LANG": locale]))
    #expect(session.display.contains(status))
    try session.send(Keys(word) + .enter)
    #expect(try session.waitForEnd() == .exited(exit))
    #expect(session.display.contains(left))
  }

  @Test("a form's words, an alert's, and plain mode's")
  func otherKinds() throws {
    let environment = ChildEnvironment.terminal.without("LC_ALL").with(["LANG": "ja_JP.UTF-8", "NO_COLOR": "1"])
    let form = try Ask.prompt(["--json", "--field", "one", "--field", "two"], environment: environment)
    #expect(form.display.contains("Enter 次へ   ^D キャンセル"))
    try form.send("a" + .enter)
    try form.waitFor("Shift-Tab 戻る")
    try form.send("b" + .enter)
    #expect(try form.waitForEnd() == .exited(0))

    let alert = try Ask.prompt(["--alert", "Done."], environment: environment)
    #expect(alert.display.contains("Enter OK   ^D キャンセル"))
    try alert.send(.control("d"))
    #expect(try alert.waitForEnd() == .exited(3))
    #expect(alert.display.contains(": キャンセルしました"))

    let plain = try TerminalSession(
      [AskBinary.path, "--plain", "--confirm", "Go?", "--timeout", "60"], environment: environment)
    try plain.waitFor("「はい」ならy、「いいえ」ならnを入力してください。")
    try plain.waitFor("制限時間は60秒です。")
    try plain.send("y" + .enter)
    #expect(try plain.waitForEnd() == .exited(0))
  }

  @Test("errors and the reason in JSON; LANGUAGE first, none of it in the locale C")
  func errors() throws {
    let arguments = ["--min", "2", "--stdin", "--json"]
    func run(_ variables: [String: String]) throws -> Program.Result {
      try Ask.run(arguments, input: "a\n", environment: ChildEnvironment.path.with(variables))
    }
    let korean = try run(["LANGUAGE": "ko:ja", "LANG": "de_DE.UTF-8"])
    #expect(korean.errorText == "ask: 표준 입력의 답이 올바르지 않습니다. 2자 이상 입력하세요(현재 1자).\n")
    #expect(korean.outputText == #"{"status":"invalid","rule":"min","reason":"2자 이상 입력하세요(현재 1자)."}"# + "\n")
    for variables in [[:], ["LANGUAGE": "ja"], ["LANGUAGE": "ja", "LC_ALL": "C.UTF-8"]] {
      #expect(
        try run(variables).errorText
          == "ask: the answer on standard input is not valid: Enter at least 2 characters; there is 1.\n")
    }
  }

  @Test("the author of a script reads of wrong usage in English, whatever the user's language")
  func usage() throws {
    let result = try Ask.run(["--mim", "2"], environment: ChildEnvironment.path.with(["LANG": "ja_JP.UTF-8"]))
    #expect(result.errorText == "ask: there is no flag --mim; did you mean --min?\n")
  }

  @Test("a loop inside libedit is told in the language too")
  func loop() throws {
    let folder = try TemporaryFolder()
    try folder.write(".editrc", "bind -s a a\n")
    let session = try Ask.prompt(
      ["Text"],
      environment: ChildEnvironment.terminal.without("LC_ALL").with(["LANG": "ja_JP.UTF-8", "HOME": folder.path]))
    try session.send("a")
    #expect(try session.waitForEnd() == .exited(6))
    #expect(session.errors.text == "ask: libeditがキーの処理から戻りません。~/.editrcのキー割り当てを確認してください。\n")
  }
}
