import AskKit
import AskTerminal
import Foundation
import Testing

@Suite("Looking at the file system")
struct PathLookupTests {
  @Test("what lies at a path is told by kind, through links; a directory's names, through links too")
  func kinds() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ask-probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "日本 file").path
    try Data().write(to: URL(filePath: file))
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    let dangling = folder.appending(path: "dangling").path
    try FileManager.default.createSymbolicLink(atPath: dangling, withDestinationPath: "nowhere")
    #expect(try finding(file) == .file)
    #expect(try finding("/dev/null") == .file)
    #expect(try finding(folder.path) == .directory)
    #expect(try finding(link) == .directory)
    #expect(try finding(dangling) == .missing)
    #expect(try finding(folder.path + "/missing") == .missing)
    #expect(try finding(file + "/below") == .missing)
    let names = try lookup(.names, folder.path).entries.map {
      String(decoding: $0.name, as: UTF8.self) + ($0.isDirectory ? "/" : "")
    }
    #expect(names.sorted() == ["dangling", "link/", "日本 file"])
    #expect(try lookup(.names, file).entries == [])
  }

  @Test("another failure of the system is told in its words")
  func failure() throws {
    #expect(try finding("/" + String(repeating: "x", count: 300)) == .failed("File name too long"))
  }

  private func finding(_ path: String) throws -> PathFinding { try lookup(.status, path).finding }

  private func lookup(_ question: PathLookup.Question, _ path: String) throws -> PathLookup {
    let started = PathLookup(question, path.utf8Span.span)
    let lookup = try #require(started)
    var entry = pollfd(fd: lookup.descriptor, events: Int16(POLLIN), revents: 0)
    while !lookup.read() { poll(&entry, 1, -1) }
    return lookup
  }
}
