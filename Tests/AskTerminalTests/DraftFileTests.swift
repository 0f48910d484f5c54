import AskKit
import AskTerminal
import Foundation
import TestSupport
import Testing

@Suite("The file of a draft")
struct DraftFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keep(_ text: String, _ file: DraftFile) throws { try file.keep(Array(text.utf8), durably: true) }

  /// All files of the folder by their names, without the letters that chance chose.
  private var files: [String: String] {
    get throws {
      var files: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files[name.replacing(/\.[A-Za-z0-9]{6}$/, with: ".*")] = String(decoding: try folder.read(name), as: UTF8.self)
      }
      return files
    }
  }

  @Test("kept, kept anew, found and removed; nothing else is left in the folder")
  func life() throws {
    let path = folder.path("draft")
    let file = DraftFile(path: path)
    #expect(try file.contents() == nil)
    try keep("one", file)
    #expect(try files == ["draft": "one"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try keep("two", file)
    #expect(try files == ["draft": "two"])
    #expect(!file.isBeside)
    let next = DraftFile(path: path)
    #expect(try next.contents() == Array("two".utf8))
    next.remove()
    #expect(try files == [:])
  }

  @Test("a draft is read and kept anew, readable by its owner alone even if it was not")
  func mode() throws {
    let path = try folder.write("draft", "one", mode: 0o644)
    let file = DraftFile(path: path)
    _ = try file.contents()
    try keep("two", file)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("two who begin with nothing: the second goes beside, and neither takes the other's away")
  func twoFromNothing() throws {
    let (one, other) = (DraftFile(path: folder.path("draft")), DraftFile(path: folder.path("draft")))
    _ = try (one.contents(), other.contents())
    try keep("one", one)
    try keep("other", other)
    #expect(try files == ["draft": "one", "draft.*": "other"])
    #expect(!one.isBeside && other.isBeside)
    try keep("one more", one)
    try keep("other more", other)
    #expect(try files == ["draft": "one more", "draft.*": "other more"])
    #expect(other.path.hasPrefix(folder.path("draft.")))
    other.remove()
    #expect(try files == ["draft": "one more"])
    one.remove()
    #expect(try files == [:])
  }

  @Test("two who took up the same: the first to write has it")
  func twoFromOne() throws {
    let path = try folder.write("draft", "old")
    let (one, other) = (DraftFile(path: path), DraftFile(path: path))
    _ = try (one.contents(), other.contents())
    try keep("one", one)
    other.remove()
    #expect(try files == ["draft": "one"])
    let third = DraftFile(path: path)
    _ = try third.contents()
    third.remove()
    try keep("one more", one)
    #expect(try files == ["draft": "one more"], "what is gone is nobody's")
  }

  @Test("what is not to be followed or read is left alone")
  func others() throws {
    let path = folder.path("draft")
    let target = try folder.write("target", "precious")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let link = DraftFile(path: path)
    #expect(throws: FileFailure.symbolicLink) { try link.contents() }
    try keep("text", link)
    link.remove()
    #expect(try files == ["draft": "precious", "target": "precious"])
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileFailure.notRegular) { try DraftFile(path: path).contents() }
    let large = try folder.write("large", "")
    #expect(truncate(large, 17 << 20) == 0)
    #expect(throws: FileFailure.tooLarge(mostMebibytes: 16)) { try DraftFile(path: large).contents() }
    #expect(throws: FileFailure.system("No such file or directory")) {
      try keep("x", DraftFile(path: folder.path("missing/draft")))
    }
  }

  @Test("a text of somebody else's that was looked at is left alone")
  func leftAlone() throws {
    let path = try folder.write("draft", "theirs")
    let file = DraftFile(path: path)
    _ = try file.contents()
    file.leaveToOthers()
    file.remove()
    try keep("ours", file)
    #expect(try files == ["draft": "theirs", "draft.*": "ours"])
  }
}
