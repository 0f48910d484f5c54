import AskTerminal

@testable import AskKit

/// What Tab offers, against looking at each word.
enum WordsTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    if input.bool() { checkPaths(&input) } else { checkWords(&input) }
  }

  private static func checkWords(_ input: inout FuzzInput) {
    let typed = input.textBeforeZero()
    var words: [String] = []
    while !input.isEmpty { words.append(input.textBeforeZero()) }
    let list = WordList(PackedWords(words))
    let key = WordKey.folded(typed).bytes

    let expected = typed.isEmpty ? words : words.filter { WordKey.folded($0).bytes.starts(with: key) }
    let offered = list.candidates(beginningWith: typed)
    require(spelled(offered.prefix(.max)) == spelled(expected), "\(typed) offers \(expected) of \(words)")

    if let completion = list.completion(of: typed) {
      require(!completion.utf8.elementsEqual(typed.utf8), "a completion changes something")
      require(!expected.isEmpty, "a completion comes from a word")
      let completed = WordKey.folded(completion).bytes
      require(
        expected.allSatisfy { WordKey.folded($0).bytes.starts(with: completed) },
        "\(completion) for \(typed) is the beginning of all of \(expected)")
    }
    for word in words.prefix(8) {
      switch list.meaning(of: word) {
      case .word(let meant): require(meant.utf8.elementsEqual(word.utf8), "\(word) means itself, not \(meant)")
      case .none, .several: require(false, "\(word) means itself")
      }
    }
  }

  private static func checkPaths(_ input: inout FuzzInput) {
    let onlyDirectories = input.bool()
    let typed = input.textBeforeZero()
    var entries: [PathLookup.DirectoryEntry] = []
    while !input.isEmpty {
      let isDirectory = input.bool()
      entries.append(PathLookup.DirectoryEntry(name: input.bytesBeforeZero(), isDirectory: isDirectory))
    }
    let path = PathCompletion(of: typed)
    require((path.directory + path.name).utf8.elementsEqual(typed.utf8), "\(typed) is a directory and a name")
    let completion = path.completion(among: entries, onlyDirectories: onlyDirectories)
    require(completion.start == path.directory.unicodeScalars.count, "the directory stays")
    let offered = completion.candidates.prefix(.max)
    let name = path.name.lowercased()
    for candidate in offered {
      require(candidate.lowercased().utf8.starts(with: name.utf8), "\(candidate) begins with \(path.name)")
    }
    if let text = completion.text {
      require(!text.utf8.elementsEqual(path.name.utf8), "a completion changes something")
      require(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "no control is put in")
      require(
        offered.allSatisfy { $0.lowercased().utf8.starts(with: text.lowercased().utf8) },
        "\(text) is the beginning of all of \(offered)")
    }
  }

  private static func spelled(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
}
