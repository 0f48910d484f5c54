import AskKit
import Testing

@Suite("The language that the environment chooses")
struct LanguageTests {
  private static let table: [([String: String], Language)] = [
    ([:], .english),
    // The locale is the first of three that is not empty.
    (["LANG": "ja_JP.UTF-8"], .japanese),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ja_JP.UTF-8"], .korean),
    (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], .japanese),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"], .japanese),
    (["LC_CTYPE": "ja_JP.UTF-8"], .english),
    (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], .english),
    // The ways to write a locale
    (["LANG": "ja"], .japanese), (["LANG": "ja_JP"], .japanese), (["LANG": "ja_JP.eucJP"], .japanese),
    (["LANG": "ja_JP.UTF-8@x"], .japanese), (["LANG": "ko_KR.eucKR"], .korean), (["LANG": "ko@x"], .korean),
    (["LANG": "ja.UTF-8"], .japanese), (["LANG": "en_US.UTF-8"], .english),
    // What is spoken nowhere, or no locale
    (["LANG": "de_DE.UTF-8"], .english), (["LANG": "jam"], .english), (["LANG": "j"], .english),
    (["LANG": "JA_JP"], .english), (["LANG": "_JP"], .english), (["LANG": ":"], .english), (["LANG": "日本語"], .english),
    // LANGUAGE stands in front of it
    (["LANGUAGE": "ja", "LANG": "en_US.UTF-8"], .japanese),
    (["LANGUAGE": "ja", "LC_ALL": "ko_KR.UTF-8"], .japanese),
    (["LANGUAGE": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LANGUAGE": "ko_KR:ja", "LANG": "en_US.UTF-8"], .korean),
    (["LANGUAGE": "de:ja:ko", "LANG": "en_US.UTF-8"], .japanese),
    (["LANGUAGE": "en:ja", "LANG": "ja_JP.UTF-8"], .english),
    (["LANGUAGE": "en_GB:ja", "LANG": "ja_JP.UTF-8"], .english),
    (["LANGUAGE": "C:ja", "LANG": "ja_JP.UTF-8"], .english),
    (["LANGUAGE": "::ko", "LANG": "ja_JP.UTF-8"], .korean),
    // It takes the place of the locale, also with nothing that is spoken here.
    (["LANGUAGE": "de:fr", "LANG": "ja_JP.UTF-8"], .english),
    // but not where the locale asks for the words that scripts know.
    (["LANGUAGE": "ja"], .english),
    (["LANGUAGE": "ja", "LANG": ""], .english),
    (["LANGUAGE": "ja", "LANG": "C"], .english),
    (["LANGUAGE": "ja", "LC_ALL": "POSIX", "LANG": "ja_JP.UTF-8"], .english),
    (["LANGUAGE": "ja", "LC_ALL": "C.UTF-8", "LANG": "ja_JP.UTF-8"], .english),
    (["LANGUAGE": "ja", "LC_ALL": "C.utf8"], .english),
  ]

  @Test("in gettext's order", arguments: table)
  func choice(variables: [String: String], language: Language) {
    #expect(Language(chosenBy: { variables[$0] }) == language)
  }

  @Test("no variable but the four is looked at")
  func variables() {
    var names: Set<String> = []
    _ = Language {
      names.insert($0)
      return $0 == "LANG" ? "ja_JP" : nil
    }
    #expect(names == ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
  }
}
