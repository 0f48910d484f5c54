import AskTerminal
import Foundation
import Testing

@Suite("Waiting")
struct EventWaitTests {
  @Test("a descriptor that has bytes, has room or has ended is ready; else the time is over")
  func descriptors() throws {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    #expect(!EventWait.until(.reading(reading.fileDescriptor), within: 0))
    #expect(EventWait.until(.writing(writing.fileDescriptor), within: nil))
    try writing.write(contentsOf: Data("x".utf8))
    #expect(EventWait.until(.reading(reading.fileDescriptor), within: nil))
    _ = try reading.read(upToCount: 1)
    #expect(!EventWait.until(.reading(reading.fileDescriptor), within: 0))
    try writing.close()
    #expect(EventWait.until(.reading(reading.fileDescriptor), within: nil))
  }
}
