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
    self = Self.chosen(by: variables) ?? .english
  }

  private static func chosen(by variables: (String) -> String?) -> Language? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = variables(name), !locale.isEmpty else { continue }
      if isNeutral(code(of: locale.utf8[...])) { return nil }
      let preferences = variables("LANGUAGE") ?? ""
      return first(of: preferences.isEmpty ? locale : preferences)
    }
    return nil
  }

  /// The first in a list that is spoken here. An entry that is neutral ends the list, as in gettext.
  private static func first(of list: String) -> Language? {
    var rest = list.utf8[...]
    while !rest.isEmpty {
      let name = rest.prefix { $0 != UInt8(ascii: ":") }
      let code = code(of: name)
      if isNeutral(code) { return nil }
      if let language = allCases.first(where: { code.elementsEqual($0.rawValue.utf8) }) { return language }
      rest = rest.dropFirst(name.count + 1)
    }
    return nil
  }

  private static func isNeutral(_ code: Substring.UTF8View) -> Bool {
    code.elementsEqual("C".utf8) || code.elementsEqual("POSIX".utf8)
  }

  /// Of `ja_JP.UTF-8@x`, the `ja`. Byte by byte: this is done at every start, and characters cost more.
  private static func code(of locale: Substring.UTF8View) -> Substring.UTF8View {
    locale.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
  }
}
