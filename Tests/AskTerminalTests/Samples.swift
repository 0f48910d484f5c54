@testable import AskTerminal

/// Grapheme clusters of all the kinds that terminals and editors get wrong.
enum Samples {
  static let clusters: [(name: String, text: String)] = [
    ("ASCII", "a"),
    ("é in two scalars", "e\u{301}"),
    ("three marks", "a\u{323}\u{302}\u{30A}"),
    ("Hangul from jamo", "\u{1112}\u{1161}\u{11AB}"),
    ("Hangul syllable", "한"),
    ("kanji", "漢"),
    ("kana with a combining sound mark", "か\u{3099}"),
    ("halfwidth kana with a sound mark", "ｶ\u{FF9E}"),
    ("flag", "🇯🇵"),
    ("family", "👨\u{200D}👩\u{200D}👧"),
    ("farmer with skin colour", "👩🏽\u{200D}🌾"),
    ("thumb with skin colour", "👍🏽"),
    ("keycap", "1\u{FE0F}\u{20E3}"),
    ("heart as a picture", "❤\u{FE0F}"),
    ("kanji variation", "葛\u{E0100}"),
    ("Thai with a mark", "ก็"),
    ("Thai sara am", "กำ"),
    ("Devanagari vowel", "नि"),
    ("Devanagari conjunct", "क्षि"),
    ("Tamil", "நி"),
    ("flag of England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    ("Persian with a ZWNJ", "ی\u{200C}"),
  ]
}

func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

func string(_ scalars: some Sequence<UInt32>) -> String {
  var text = ""
  for scalar in scalars { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
  return text
}
