import AskTerminal
import Testing

@Suite("vi's command mode")
struct ViEditorTests {
  /// `|` is the cursor, `␛` Escape, `⌫` Backspace.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let keys: String
    let after: String
    var testDescription: String { "⏎" }

    init(_ before: String, _ keys: String, _ after: String) {
      (self.before, self.keys, self.after) = (before, keys, after)
    }
  }

  private func check(_ test: Case, hasLines: Bool) {
    var keyboard = ViKeyboard(test.before, hasLines: hasLines)
    keyboard.press(test.keys.replacing("␛", with: "\u{1B}").replacing("⌫", with: "\u{7F}"))
    #expect(keyboard.marked.unicodeScalars.elementsEqual(test.after.unicodeScalars), "\(keyboard.marked)")
    #expect(keyboard.engine.agrees)
  }

  static let motions = [
    Case("|one two", "w", "one |two"), Case("|one two", "ww", "one tw|o"), Case("one tw|o", "w", "one tw|o"),
    Case("|a.b-c d_e", "wwww", "a.b-|c d_e"), Case("|a.b-c d_e", "W", "a.b-c |d_e"),
    Case("|a.b-c d_e", "6w", "a.b-c d_|e"), Case("one tw|o", "b", "one |two"), Case("one tw|o", "bb", "|one two"),
    Case("one a.b |", "B", "one |a.b "), Case("|one two", "e", "on|e two"), Case("|one two", "2e", "one tw|o"),
    Case("one tw|o", "ge", "on|e two"), Case("a.b c|c", "gE", "a.|b cc"),
    Case("one two th|ree", "2ge", "on|e two three"),
    Case("|漢字かなカナ한글abc", "w", "漢字|かなカナ한글abc"),
    Case("|漢字かなカナ한글abc", "3w", "漢字かなカナ|한글abc"),
    Case("漢字かなカナ한글ab|c", "bb", "漢字かなカナ|한글abc"), Case("|漢字かな", "e", "漢|字かな"),
    Case("|a👨‍👩‍👧b", "l", "a|👨‍👩‍👧b"), Case("|a👨‍👩‍👧b", "2l", "a👨‍👩‍👧|b"), Case("|a👨‍👩‍👧b", "9l", "a👨‍👩‍👧|b"),
    Case("a👨‍👩‍👧|b", "h", "a|👨‍👩‍👧b"), Case("|e\u{301}e\u{301}", "$", "e\u{301}|e\u{301}"),
    Case("a👨‍👩‍👧b|", "3|", "a👨‍👩‍👧|b"), Case("abc|", "|", "|abc"), Case("ab|c", "9|", "ab|c"), Case("abc|", "0", "|abc"),
    Case("  ab|c", "^", "  |abc"), Case("|  ", "^", " | "), Case("|abc", " ", "a|bc"), Case("abc|", "\u{7F}", "a|bc"),
    Case("ab|c", "\u{8}", "a|bc"), Case("ab|c", "←", "a|bc"),
    Case("|a,b,c", "f,", "a|,b,c"), Case("|a,b,c", "2f,", "a,b|,c"), Case("|a,b,c", "3f,", "|a,b,c"),
    Case("|a,b,c", "t,", "|a,b,c"), Case("|abc,d", "t,", "ab|c,d"), Case("|ab,cd,e", "t,;", "ab,c|d,e"),
    Case("a,b,|c", "F,", "a,b|,c"), Case("a,b,|c", "T,", "a,b,|c"), Case("a,bc|d", "T,", "a,|bcd"),
    Case("|a,b,c,d", "f,;", "a,b|,c,d"), Case("|a,b,c,d", "f,2;", "a,b,c|,d"), Case("|a,b,c,d", "f,;,", "a|,b,c,d"),
    Case("|日本語", "f語", "日本|語"), Case("|ae\u{301}eo", "fe\u{301}", "a|e\u{301}eo"),
    Case("|ae\u{301}eo", "fe", "ae\u{301}|eo"), Case("|a (b [c] d)", "%", "a (b [c] d|)"),
    Case("a (b [c] d|)", "%", "a |(b [c] d)"), Case("a (b |[c] d)", "%", "a (b [c|] d)"),
  ]

  static let changes = [
    Case("|abc", "d0", "|abc"), Case("|abc", "d^", "|abc"), Case("|abc", "d|", "|abc"), Case("|abc", "y0P", "|abc"),
    Case("|abc", "c0X␛", "|Xabc"), Case("|abc", "c|X␛", "|Xabc"),
    Case("|a b c d e f g h", "2d2w", "|e f g h"), Case("|a b c d e f g h", "d3w", "|d e f g h"),
    Case("ab|c", "dw", "a|b"), Case("ab|c", "ywP", "ab|cc"), Case("ab|c", "cwX␛", "ab|X"),
    Case("one two th|ree", "cwX␛", "one two th|X"), Case("|one  two", "cwX␛", "|X  two"),
    Case("one|  two", "cwX␛", "one|X two"), Case("|one  two three", "c2wX␛", "|X three"),
    Case("one|  two three", "c2wX␛", "one|X three"), Case("|one two", "dw", "|two"),
    Case("|one two", "de", "| two"), Case("one tw|o", "de", "one t|w"), Case("one tw|o", "db", "one |o"),
    Case("one t|wo", "dge", "on|o"), Case("|abc", "xp", "b|ac"), Case("|abc", "x3p", "baa|ac"),
    Case("|abc", "x2P", "a|abc"),
    Case("|abc", "p", "|abc"), Case("a|bc", "9x", "|a"), Case("ab|c", "9X", "|c"), Case("|", "x", "|"),
    Case("|", "X", "|"),
    Case("a👨‍👩‍👧|b", "X", "a|b"), Case("a👨‍👩‍👧|b", "xx", "|a"), Case("|e\u{301}a", "xp", "a|e\u{301}"),
    Case("a👨‍👩‍👧b|", "xi@␛", "a|@👨‍👩‍👧"), Case("नमस्ते|", "xi@␛", "न|@म"),
    Case("e\u{301}e\u{301}|", "xi@␛", "|@e\u{301}"), Case("|e\u{301}a", "~i@␛", "E\u{301}|@a"),
    Case("|abC", "2~", "AB|C"), Case("|abC", "9~", "AB|c"), Case("|ß", "~", "|ß"), Case("|", "~", "|"),
    Case("|abc", "rX", "|Xbc"), Case("|abc", "2rX", "X|Xc"), Case("a|bc", "9rX", "aX|X"), Case("|", "rX", "|"),
    Case("|abc", "r日", "|日bc"), Case("|abc", "re\u{301}", "|e\u{301}bc"),
    Case("|abc", "2re\u{301}", "e\u{301}|e\u{301}c"),
    Case("|abc", "r👨\u{200D}👩\u{200D}👧", "|👨\u{200D}👩\u{200D}👧bc"), Case("|abc", "r␛x", "|bc"),
    Case("|abc", "r\n", "|abc"), Case("|abc", "re\u{301}u", "|abc"),
    Case("|a,b,c", "df,", "|b,c"), Case("|a,b,c", "dt,", "|,b,c"), Case("|a,b,c", "d2f,", "|c"),
    Case("|a,b,c", "dfx", "|a,b,c"),
    Case("a,b,|c", "dF,", "a,b|c"), Case("a,b,c|d", "dT,", "a,b,|d"), Case("|ae\u{301}b", "dfe\u{301}", "|b"),
    Case("|a (b c) d", "wd%", "a | d"), Case("one |two", "D", "one| "), Case("one |two", "C3␛", "one |3"),
    Case("one |two", "d$", "one| "), Case("o|ne", "S2␛", "|2"), Case("o|ne", "cc2␛", "|2"), Case("o|ne", "dd", "|"),
    Case("one |two", "yyP", "one one tw|otwo"), Case("one |two", "YP", "one tw|otwo"), Case("o|ne", "sX␛", "o|Xe"),
    Case("o|ne", "9sX␛", "o|X"), Case("|", "sX␛", "|X"), Case("|", "cwX␛", "|X"), Case("|", "CX␛", "|X"),
    Case("|", "ccX␛", "|X"),
    Case("one|", "aX␛", "one|X"), Case("o|ne", "iX␛", "o|Xne"), Case("o|ne", "aX␛", "on|Xe"),
    Case("  o|ne", "IX␛", "  |Xone"),
    Case("o|ne", "AX␛", "one|X"), Case("|ne", "3io␛", "oo|one"), Case("ne|", "2aab␛", "neaba|b"),
    Case("|", "2i日␛", "日|日"),
    Case("|abc", "oX", "|abc"), Case("|abc", "OX", "|abc"), Case("|abc", "J", "|abc"),
    Case("|one two", "dzx", "|ne two"), Case("|one two", "d␛x", "|ne two"), Case("|one two", "3␛x", "|ne two"),
    Case("|one two", "ddP", "one tw|o"), Case("|one", "gzx", "|ne"), Case("|one", "#@_x", "|ne"),
    Case("|abc", "d日x", "|bc"), Case("a|bc", "日x", "a|c"),
  ]

  static let objects = [
    Case("one t|wo three", "diw", "one | three"), Case("one t|wo three", "daw", "one |three"),
    Case("one two thr|ee", "daw", "one tw|o"), Case("one|  two", "diw", "one|two"), Case("one|  two", "daw", "on|e"),
    Case("one t.w|o x", "diW", "one | x"), Case("one t.w|o x", "daW", "one |x"),
    Case("one t|wo three", "ciwX␛", "one |X three"),
    Case("|a b c d", "d2aw", "|c d"), Case("漢字か|なカナ", "diw", "漢字|カナ"),
    Case("a \"b| c\" d", "di\"", "a \"|\" d"), Case("a \"b| c\" d", "da\"", "a |d"),
    Case("|a 'b c' d", "ci'X␛", "a '|X' d"),
    Case("a \"b| \\\" c\" d", "di\"", "a \"|\" d"), Case("a| b", "di\"", "a| b"), Case("`a|`", "di`", "`|`"),
    Case("f(a, |b)", "di(", "f(|)"), Case("f(a, |b)", "da)", "|f"), Case("f(a, (|b))", "d2ib", "f(|)"),
    Case("f(|)", "ci(X␛", "f(|X)"),
    Case("f(a|)", "dib", "f(|)"), Case("f|(a)", "dib", "f(|)"), Case("f[a {|b}]", "diB", "f[a {|}]"),
    Case("f[a {|b}]", "di[", "f[|]"),
    Case("a <b| c>", "di<", "a <|>"), Case("a| (b)", "di(", "a| (b)"), Case("one |two", "ciz", "one |two"),
    Case("one |two", "dix", "one |two"),
  ]

  static let again = [
    Case("|a,b,c,d", "df,.", "|c,d"), Case("|a,b,c,d", "df,2.", "|d"), Case("|a,b,c", "ct,X␛l.", "X|X,c"),
    Case("|a b c", "cwX␛w.w.", "X X |X"), Case("|abcd", "x.", "|cd"), Case("|abcd", "x2.", "|d"),
    Case("|abcdefgh", "2x.", "|efgh"),
    Case("|abcdefgh", "2x3.", "|fgh"), Case("|abc", "rxl.", "x|xc"), Case("|abc", "rx2.", "x|xc"),
    Case("|abc", "~.", "AB|c"),
    Case("|abc", "xp.", "ba|ac"), Case("|abc", "AX␛0.", "abcX|X"), Case("|abc", "IX␛$.", "|XXabc"),
    Case("|abc", "sX␛l.", "X|Xc"),
    Case("|abc", "2sX␛l.", "X|X"), Case("|ab cd", "CX␛0.", "|X"), Case("|abcd", "RXY␛0l.", "XX|Yd"),
    Case("|ab", "ixy␛3.", "xxyxyx|yyab"), Case("|one two", "dwu.", "|two"), Case("|a", ".", "|a"),
    Case("|", "..ix␛", "|x"),
    Case("|abc", "dly$.", "|c"), Case("|", "iab←␛$.", "aa|bb"), Case("|one (a) (b)", "f(ci(X␛f(.", "one (X) (|X)"),
  ]

  /// All names are those of the one register.
  static let registers = [
    Case("|foo bar", "\"ayw$\"ap", "foo barfoo| "), Case("|foo bar", "\"adwP", "foo| bar"),
    Case("|foo bar", "2\"ax", "|o bar"), Case("|foo", "\"q", "|foo"),
  ]

  static let undo = [
    Case("one t|wo", "cwab␛u", "one t|wo"), Case("|one two", "cwab␛wcwcd␛u", "ab |two"),
    Case("o|ne", "ccX y z␛u", "o|ne"),
    Case("o|ne", "SX y␛u", "o|ne"), Case("o|ne two", "c$X Y␛u", "o|ne two"), Case("|abc", "RX Y␛u", "|abc"),
    Case("|abc", "AX Y␛u", "ab|c"), Case("|abc", "3ix ␛u", "|abc"), Case("|abc", "xxuu", "|abc"),
    Case("|abc", "xx2u", "|abc"),
    Case("|abc", "xxx9u", "|abc"), Case("|a b c", "cwX Y␛w..u", "X Y X |Y c"),
    Case("|one", "xxU", "|one"), Case("|one", "xxUu", "|e"), Case("|one", "U", "|one"), Case("|abc", "u", "|abc"),
  ]

  static let overwriting = [
    Case("|abcd", "RXY␛", "X|Ycd"), Case("abc|d", "RXY␛", "abcX|Y"), Case("|abcd", "RXY⌫␛", "|Xbcd"),
    Case("|abcd", "RXY⌫⌫␛", "|abcd"),
    Case("a|bcd", "RXY⌫⌫⌫␛", "|abcd"), Case("ab|c", "RXY⌫⌫Z␛", "ab|Z"), Case("|e\u{301}👨‍👩‍👧b", "RXY␛", "X|Yb"),
    Case("|abc", "Re\u{301}␛", "|e\u{301}bc"), Case("|abc", "R日本␛", "日|本c"), Case("|abcdef", "2RXY␛", "XYX|Yef"),
    Case("|👨‍👩‍👧b", "RX⌫␛", "|👨‍👩‍👧b"),
  ]

  static let severalLines = [
    Case("on|e\ntwo", "oX␛", "one\n|X\ntwo"), Case("on|e\ntwo", "OX␛", "|X\none\ntwo"),
    Case("on|e\ntwo", "2oX␛", "one\nX\n|X\ntwo"),
    Case("on|e\ntwo", "oX␛.", "one\nX\n|X\ntwo"), Case("on|e\ntwo", "oX Y␛u", "on|e\ntwo"),
    Case("on|e\n  two\nthree", "J", "one| two\nthree"), Case("on|e\n  two\nthree", "3J", "one two| three"),
    Case("one \n|two", "J", "one \n|two"),
    Case("on|e \ntwo", "J", "one |two"), Case("f|(\n)", "J", "f(|)"), Case("|\ntwo", "J", "|two"),
    Case("one|\n\nthree", "J.", "one| three"),
    Case("one\ntwo\nth|ree", "gg", "|one\ntwo\nthree"), Case("|one\ntwo\n  three", "G", "one\ntwo\n  |three"),
    Case("|one\ntwo\nthree", "2G", "one\n|two\nthree"),
    Case("one\ntwo\nth|ree", "2gg", "one\n|two\nthree"), Case("|one\ntwo", "9G", "one\n|two"),
    Case("one\nt|wo\nthree", "dd", "one\n|three"), Case("one\nt|wo", "dd", "|one"), Case("o|ne", "dd", "|"),
    Case("on|e\ntwo\nthree", "2dd", "|three"),
    Case("one\nt|wo\nthree", "9dd", "|one"), Case("on|e\ntwo\nthree", "ddp", "two\n|one\nthree"),
    Case("on|e\ntwo", "ddP", "|one\ntwo"),
    Case("o|ne\ntwo", "yyp", "one\n|one\ntwo"), Case("o|ne\ntwo", "Yp", "one\n|one\ntwo"),
    Case("o|ne\ntwo", "yy2p", "one\n|one\none\ntwo"),
    Case("o|ne\ntwo\nthree", "2yyGp", "one\ntwo\nthree\n|one\ntwo"), Case("o|ne\ntwo\nthree", "dj", "|three"),
    Case("one\ntwo\nth|ree", "dk", "|one"),
    Case("one\nt|wo", "dj", "one\nt|wo"), Case("one\ntwo\nth|ree", "dgg", "|"), Case("one\nt|wo\nthree", "dG", "|one"),
    Case("o|ne\ntwo\nthree", "cjX␛", "|X\nthree"),
    Case("one\nt|wo\nthree", "ccX␛", "one\n|X\nthree"), Case("one\nt|wo", "ykP", "|one\ntwo\none\ntwo"),
    Case("one tw|o\nthree", "dw", "one t|w\nthree"), Case("|one\ntwo three", "d2w", "|three"),
    Case("on|e\ntwo", "w", "one\n|two"), Case("one\n|two", "b", "|one\ntwo"),
    Case("one|\n\ntwo", "w", "one\n|\ntwo"), Case("on|e\n\ntwo", "ww", "one\n\n|two"),
    Case("one\n\n|two", "b", "one\n|\ntwo"), Case("on|e\n\ntwo", "e", "one\n\ntw|o"),
    Case("one\n\n|two", "ge", "one\n|\ntwo"), Case("f|(\na\n)", "%", "f(\na\n|)"), Case("f(\n|a\n)", "di(", "f(|)"),
    Case("f|(a\nb) c", "d%", "f| c"),
    Case("|one\ntwo", "d2$", "|"), Case("|one\ntwo\nthree", "2D", "|\nthree"), Case("|one\ntwo", "2$", "one\ntw|o"),
    Case("|a b", "ylr\n", "\n| b"),
    Case("|one\ntwo", ">>", "\t|one\ntwo"), Case("|one\ntwo", ">j", "\t|one\n\ttwo"),
    Case("|one\ntwo", ">>.", "\t\t|one\ntwo"),
    Case("\t|one\n  two", "<<", "|one\n  two"), Case("\tone\n  t|wo", "<<", "\tone\n|two"), Case("|one", "<<", "|one"),
    Case("|one\ntwo", "+", "one\n|two"),
    Case("one\n|two", "-", "|one\ntwo"), Case("o|ne\ntwo", "x+UU", "oe\n|two"), Case("o|ne\ntwo", "xxU", "|one\ntwo"),
    Case("o|ne\ntwo", "ix\ny␛", "ox\n|yne\ntwo"), Case("on|e\ntwo", "RX\n␛", "onX\n|\ntwo"),
    Case("a|b\ncd", "vlx", "|a\ncd"),
  ]

  @Test("motions", arguments: motions) func checkMotions(_ test: Case) { check(test, hasLines: false) }
  @Test("changes", arguments: changes) func checkChanges(_ test: Case) { check(test, hasLines: false) }
  @Test("text objects", arguments: objects) func checkObjects(_ test: Case) { check(test, hasLines: false) }
  @Test("again", arguments: again) func checkAgain(_ test: Case) { check(test, hasLines: false) }
  @Test("registers", arguments: registers) func checkRegisters(_ test: Case) { check(test, hasLines: false) }
  @Test("undo", arguments: undo) func checkUndo(_ test: Case) { check(test, hasLines: false) }
  @Test("overwriting", arguments: overwriting) func checkOverwriting(_ test: Case) { check(test, hasLines: false) }
  @Test("several lines", arguments: severalLines) func checkSeveralLines(_ test: Case) { check(test, hasLines: true) }

  @Test(
    "what cannot be done rings",
    arguments: ["d0", "dd", "#", "@", "_", "o", "O", "J", "G", "p", "fx", "dzx", "u", "U", "h", "."])
  func rings(keys: String) {
    var keyboard = ViKeyboard("|")
    keyboard.press(keys)
    #expect(keyboard.bells > 0)
    #expect(keyboard.marked == "|")
    #expect(!keyboard.isInserting)
  }

  @Test("what lies outside of the text is asked for")
  func requests() {
    var keyboard = ViKeyboard("|abc")
    keyboard.press("jk3kv/?nN2N")
    #expect(
      keyboard.requests == [
        .down(times: 1), .up(times: 1), .up(times: 3), .editor, .search(.older), .search(.newer),
        .searchAgain(reversed: false, times: 1), .searchAgain(reversed: true, times: 1),
        .searchAgain(reversed: true, times: 2),
      ])
    #expect(keyboard.bells == 0)
  }
}
