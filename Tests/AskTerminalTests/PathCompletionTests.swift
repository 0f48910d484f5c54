import AskTerminal
import Testing

@Suite("Completing paths")
struct PathCompletionTests {
  private static let entries: [PathLookup.DirectoryEntry] =
    [
      ("src", true), ("scripts", true), ("README.md", false), ("release.txt", false), (".git", true),
      (".gitignore", false),
      ("日本語", true), ("日記.txt", false), ("new\u{1B}[2J one", false), ("new\u{1B}[2J two", false), ("e\u{301}t", false),
    ].map { PathLookup.DirectoryEntry(name: Array($0.0.utf8), isDirectory: $0.1) }
    + [PathLookup.DirectoryEntry(name: [0xFF, 0xFE], isDirectory: false)]

  @Test(
    "Tab adds what the names have in common, a slash behind a directory",
    arguments: [
      ("sr", "src/", ["src/"]), ("s", nil, ["scripts/", "src/"]), ("/usr/sc", "scripts/", ["scripts/"]),
      ("~/../re", "release.txt", ["release.txt"]), ("RE", "README.md", ["README.md"]), ("src/", nil, nil),
      // In any case, where nothing begins as typed.
      ("SRC", "src/", ["src/"]), ("readm", "README.md", ["README.md"]),
      (".", ".git", [".git/", ".gitignore"]), (".git", nil, [".git/", ".gitignore"]), ("nothing", nil, []),
      ("日", nil, ["日本語/", "日記.txt"]), ("日本", "日本語/", ["日本語/"]),
      // What holds a control character can be no answer.
      ("n", nil, []),
    ] as [(String, String?, [String]?)])
  func names(typed: String, text: String?, candidates: [String]?) {
    let path = PathCompletion(of: typed)
    let completion = path.completion(among: Self.entries, onlyDirectories: false)
    #expect(completion.text == text)
    #expect(completion.start == path.directory.unicodeScalars.count)
    if let candidates { #expect(completion.candidates.prefix(100) == candidates) }
  }

  @Test("hidden names are offered to whoever begins with a dot, files to whoever does not need a directory")
  func left() {
    let all = PathCompletion(of: "src/").completion(among: Self.entries, onlyDirectories: false).candidates
    #expect(all.count == 7)
    let directories = PathCompletion(of: "").completion(among: Self.entries, onlyDirectories: true).candidates
    #expect(directories.prefix(100) == ["scripts/", "src/", "日本語/"])
  }

  @Test("the directory is what stands before the last slash")
  func directories() {
    for (typed, directory, name) in [
      ("a", "", "a"), ("/", "/", ""), ("a/b/c", "a/b/", "c"), ("~/", "~/", ""), ("", "", ""),
    ] {
      #expect(PathCompletion(of: typed).directory == directory)
      #expect(PathCompletion(of: typed).name == name)
    }
  }
}
