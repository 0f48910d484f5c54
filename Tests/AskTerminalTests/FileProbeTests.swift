import AskKit
import AskTerminal
import Foundation
import Testing

@Suite("File probe")
struct FileProbeTests {
  @Test("what lies at a path is told by kind, through links")
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
    #expect(finding(file) == .file)
    #expect(finding("/dev/null") == .file)
    #expect(finding(folder.path) == .directory)
    #expect(finding(link) == .directory)
    #expect(finding(dangling) == .missing)
    #expect(finding(folder.path + "/missing") == .missing)
    #expect(finding(file + "/below") == .missing)
  }

  @Test("another failure of the system is told in its words")
  func failure() {
    #expect(finding("/" + String(repeating: "x", count: 300)) == .failed("File name too long"))
  }

  private func finding(_ path: String) -> PathFinding { FileProbe().examine(Array(path.utf8).span) }
}
