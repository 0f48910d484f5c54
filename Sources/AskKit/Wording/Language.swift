/// The languages that `ask` speaks, by their ISO 639 codes. A new one is a file with its `Wording`, and a case here.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"

  package var wording: any Wording {
    switch self {
    case .english: English()
    case .japanese: Japanese()
    case .korean: Korean()
    }
  }

  /// The one that the user chose, in gettext's order: the first of LC_ALL, LC_MESSAGES and LANG that is not empty is the
  /// locale, and LANGUAGE, a list with colons, stands in front of it. In the locale C or POSIX, LANGUAGE does not count:
  /// who sets that wants the words that scripts know. So it is with C.UTF-8, as in glibc 2.39 and later.
  ///
  /// Only the text of the variables counts: the locale need not be installed.
  ///
  /// - Parameter variables: the value of a variable of the environment; nil where it is not set.
  package init(chosenBy variables: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variables).first { !$0.isEmpty } ?? "C"
    guard !Self.isNeutral(locale) else {
      self = .english
      return
    }
    let preferences = variables("LANGUAGE") ?? ""
    self = (preferences.isEmpty ? Self.first(of: locale) : Self.first(of: preferences)) ?? .english
  }

  /// The first in a list that is spoken here. An entry that is neutral ends the list, as in gettext.
  private static func first(of list: String) -> Language? {
    for name in list.split(separator: ":") {
      if isNeutral(name) { return nil }
      if let language = Language(rawValue: String(code(of: name))) { return language }
    }
    return nil
  }

  private static func isNeutral(_ locale: some StringProtocol) -> Bool { ["C", "POSIX"].contains(code(of: locale)) }

  /// Of `ja_JP.UTF-8@x`, the `ja`.
  private static func code<Name: StringProtocol>(of locale: Name) -> Name.SubSequence {
    locale.prefix { !"_.@".contains($0) }
  }
}
