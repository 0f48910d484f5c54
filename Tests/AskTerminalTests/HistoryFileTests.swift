import Foundation
import TestSupport
import Testing

@testable import AskTerminal

@Suite("History file")
struct HistoryFileTests {
  @Test("any text survives the way into the file and back")
  func roundTrip() {
    var random = SeededRandom(seed: 2000)
    let alphabet: [Unicode.Scalar] = ["a", "\\", "n", "\n", "\t", " ", "é", "日", "\u{301}", "👨", "'", "\"", "#"]
    for _ in 0..<5000 {
      var entry = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        entry.unicodeScalars.append(alphabet.randomElement(using: &random)!)
      }
      let line = HistoryFile.encoded(entry)
      #expect(!line.unicodeScalars.contains("\n"))
      let decoded = HistoryFile.decoded(Array(line.utf8)[...])
      #expect(decoded.map { Array($0.utf8) } == Array(entry.utf8), "\(random)")
    }
  }

  @Test("lines that a hand or a crash has spoilt lose nothing else")
  func spoilt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("history", "one\n\ntwo\\x\\\nthr")
    let file = HistoryFile(path: path)
    try file.append("four")
    #expect(try file.entries() == ["one", "two\\x\\", "thr", "four"])
    let descriptor = open(path, O_WRONLY | O_APPEND)
    #expect(write(descriptor, [0xFF, 0xFE, 0x0A], 3) == 3)
    close(descriptor)
    #expect(try file.entries() == ["one", "two\\x\\", "thr", "four"])
  }

  @Test("past the most entries the newest are kept, and a symbolic link stays one")
  func compaction() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("target")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let file = HistoryFile(path: link, mostEntries: 8)
    for number in 1...9 { try file.append("entry \(number)") }
    #expect(try file.entries() == (4...9).map { "entry \($0)" })
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link", "target"])
  }

  @Test("what a run that was killed left beside it does not keep the file from being shortened")
  func leftOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("history.\(getpid())~", "left over")
    let file = HistoryFile(path: folder.path("history"), mostEntries: 8)
    for number in 1...9 { try file.append("entry \(number)") }
    #expect(try file.entries() == (4...9).map { "entry \($0)" })
  }

  @Test("writers at the same time lose nothing, compaction included")
  func concurrentWriters() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("history")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let file = HistoryFile(path: path, mostEntries: 1000)
          for number in 0..<50 { try? file.append("writer \(writer) entry \(number)") }
        }
      }
    }
    #expect(try Set(HistoryFile(path: path).entries()).count == 200)
  }

  @Test("no file is no history")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try HistoryFile(path: folder.path("none")).entries() == [])
  }
}

@Suite("Recalling")
struct InputHistoryTests {
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test("older and newer, and what was typed at the end")
  func steps() {
    var history = InputHistory(["a", "b"].map(scalars))
    #expect(history.newer() == nil)
    #expect(history.older(than: scalars("typed")) == scalars("b"))
    #expect(history.older(than: scalars("b")) == scalars("a"))
    #expect(history.older(than: scalars("a")) == nil)
    #expect(history.newer() == scalars("b"))
    #expect(history.newer() == scalars("typed"))
    #expect(history.newer() == nil)
  }

  @Test("a query in lower case finds both, one with capitals its own", arguments: [("abc", 2), ("ABC", 1), ("x", nil)])
  func matching(query: String, found: Int?) {
    let history = InputHistory(["abc", "ABC", "Abc d"].map(scalars))
    #expect(history.match(of: scalars(query), from: 3, .older) == found)
  }

  @Test("a search narrows, widens, and gives back what was typed")
  func search() {
    let history = InputHistory(["alpha", "beta", "alps"].map(scalars))
    var search = HistorySearch(from: scalars("typed"), in: history)
    #expect(search.extend(0x61, in: history) == scalars("alps"))
    #expect(search.extend(0x6C, in: history) == scalars("alps"))
    #expect(search.older(in: history) == scalars("alpha"))
    #expect(search.older(in: history) == scalars("alpha"))
    #expect(search.failed)
    #expect(search.shorten(in: history) == scalars("alps"))
    #expect(search.shorten(in: history) == scalars("typed"))
    #expect(!search.failed)
  }
}
