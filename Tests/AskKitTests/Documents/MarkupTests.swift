import AskKit
import Testing

@Suite("The markup of the flag table")
struct MarkupTests {
  typealias Case = (source: String, words: [Markup.Word])

  static let cases: [Case] = [
    ("two words", [[.text("two")], [.text("words")]]),
    ("see `--min`.", [[.text("see")], [.flag("--min"), .text(".")]]),
    ("`--min 1` or `--min=1`", [[.literal("--min 1")], [.text("or")], [.literal("--min=1")]]),
    ("`--` ends", [[.literal("--")], [.text("ends")]]),
    ("(`> `)", [[.text("("), .literal("> "), .text(")")]]),
    ("least *N* characters", [[.text("least")], [.placeholder("N")], [.text("characters")]]),
    ("see regex(7).", [[.text("see")], [.page(name: "regex", section: "7"), .text(".")]]),
    ("(see regex(7))", [[.text("(see")], [.page(name: "regex", section: "7"), .text(")")]]),
    ("a (7) in brackets", [[.text("a")], [.text("(7)")], [.text("in")], [.text("brackets")]]),
    ("over\ntwo lines", [[.text("over")], [.text("two")], [.text("lines")]]),
  ]

  @Test("is read into words of atoms", arguments: cases)
  func words(source: String, words: [Markup.Word]) {
    #expect(Markup(source).paragraphs == [words])
  }

  @Test("an empty line begins a paragraph")
  func paragraphs() {
    #expect(Markup("one\n\ntwo\n").paragraphs == [[[.text("one")]], [[.text("two")]]])
  }

  @Test("knows the flags it speaks of, with or without a value")
  func flags() {
    #expect(Markup("`--min 1`, `--max=2`, `--ok`, `--`, `-t`").flags == ["--min", "--max", "--ok"])
  }
}
