import Testing

@testable import AskKit

@Suite("Types filename, path, file, directory")
struct PathTypeTests {
  @Test(
    "names for files",
    arguments: [
      "a", "...", ".a", "a b", "-rf", "日本", "ＡＢＣ", "a\\b", "~", String(repeating: "x", count: 255),
      String(repeating: "日", count: 85),
    ])
  func filenames(text: String) {
    #expect(FilenameType().accepts(text))
    #expect(FilenameType().form(of: text) == text)
  }

  @Test("no names for files", arguments: ["", ".", "..", "a/b", "/", "/a", "a/", " . ", "　"])
  func noFilenames(text: String) {
    #expect(FilenameType().reason(against: text) == .notOfType(.filename))
  }

  @Test("a name has 255 bytes at most")
  func longFilename() {
    #expect(FilenameType().reason(against: String(repeating: "日", count: 86)) == .filenameTooLong(count: 258))
  }

  @Test("white space at both ends is dropped, U+3000 too, and none within")
  func trimming() {
    #expect(FilenameType().form(of: "　 a　b \t") == "a　b")
  }

  @Test("a full-width slash is a letter of the name, as nothing is folded")
  func nothingIsFolded() {
    #expect(FilenameType().form(of: "ａ／ｂ") == "ａ／ｂ")
    #expect(PathType(home: nil).form(of: "～／ａ") == "～／ａ")
  }

  @Test(
    "a leading ~ is the home directory",
    arguments: [
      ("~", "/home/ann"), ("~/", "/home/ann/"), ("~/a b", "/home/ann/a b"), ("~bob/a", "~bob/a"), ("a/~", "a/~"),
      ("/~/a", "/~/a"), ("~~", "~~"), ("/a", "/a"), ("a", "a"), (" ~/a ", "/home/ann/a"),
    ])
  func home(text: String, form: String) {
    for home in ["/home/ann", "/home/ann/", "/home/ann///"] {
      #expect(PathType(home: home).accepts(text))
      #expect(PathType(home: home).form(of: text) == form)
      #expect(ExistingPathType(.file, home: home).form(of: text) == form)
      #expect(ExistingPathType(.directory, home: home).form(of: text) == form)
    }
  }

  @Test("the root may be somebody's home; without a home a ~ is itself")
  func unusualHomes() {
    #expect(PathType(home: "/").form(of: "~") == "/")
    #expect(PathType(home: "/").form(of: "~/a") == "/a")
    #expect(PathType(home: nil).form(of: "~/a") == "~/a")
    #expect(PathType(home: "").form(of: "~/a") == "~/a")
  }

  @Test("paths have the limits of the system, after expansion")
  func limits() {
    let path = PathType(home: "/home")
    #expect(path.reason(against: "") == .notOfType(.path))
    let long = String(repeating: "/x", count: 2047) + "/"
    #expect(path.accepts(long))
    #expect(path.reason(against: long + "x") == .pathTooLong(count: 4096))
    let tail = String(repeating: "/x", count: 2045)
    #expect(path.accepts("~" + tail))
    #expect(path.form(of: "~" + tail).utf8.count == 4095)
    #expect(path.reason(against: "~" + tail + "/") == .pathTooLong(count: 4096))
    #expect(path.reason(against: "a/" + String(repeating: "x", count: 256)) == .filenameTooLong(count: 256))
    #expect(path.accepts(String(repeating: "x", count: 255) + "/" + String(repeating: "x", count: 255)))
  }

  @Test("what is there, missing, of the wrong kind and not permitted are told apart")
  func findings() {
    let file = ExistingPathType(.file, home: nil)
    #expect(file.judge(.file) == .valid)
    #expect(file.judge(.directory) == .invalid(Refusal(.type, .directoryInsteadOfFile)))
    #expect(file.judge(.missing) == .invalid(Refusal(.type, .fileMissing)))
    #expect(file.judge(.notPermitted) == .invalid(Refusal(.type, .pathNotPermitted)))
    #expect(file.judge(.failed("I/O error")) == .unjudged(Refusal(.type, .pathNotExamined("I/O error"))))
    let directory = ExistingPathType(.directory, home: nil)
    #expect(directory.judge(.directory) == .valid)
    #expect(directory.judge(.file) == .invalid(Refusal(.type, .fileInsteadOfDirectory)))
    #expect(directory.judge(.missing) == .invalid(Refusal(.type, .directoryMissing)))
    #expect(directory.judge(.notPermitted) == .invalid(Refusal(.type, .pathNotPermitted)))
    #expect(directory.judge(.failed("I/O error")) == .unjudged(Refusal(.type, .pathNotExamined("I/O error"))))
  }

  @Test("only where something must be there, the file system is looked at")
  func lookups() {
    let file = RuleSet(type: ExistingPathType(.file, home: "/home/ann"), error: "No such plan.")
    #expect(file.needsLookup && RuleSet(type: ExistingPathType(.directory, home: nil)).needsLookup)
    #expect(file.judge(.file) == .valid)
    #expect(file.judge(.missing).refusal?.reason == .scriptSays("No such plan."))
    #expect(!RuleSet(type: PathType(home: nil)).needsLookup)
    #expect(RuleSet(type: PathType(home: nil)).judge(.missing) == .valid)
    #expect(RuleSet().judge(.missing) == .valid)
  }
}
