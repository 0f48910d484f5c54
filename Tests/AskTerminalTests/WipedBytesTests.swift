import Testing

@testable import AskTerminal

@Suite("Wiped bytes")
struct WipedBytesTests {
  @Test("bytes come out in the order in which they went in, across growth and emptiness")
  func order() {
    let bytes = WipedBytes()
    var expected: [UInt8] = []
    var found: [UInt8] = []
    for round in 0..<300 {
      let more = Array(repeating: UInt8(truncatingIfNeeded: round), count: round % 7)
      bytes.append(contentsOf: more)
      bytes.append(1)
      expected += more + [1]
      for _ in 0..<round % 5 { if let byte = bytes.popFirst() { found.append(byte) } }
    }
    while let byte = bytes.popFirst() { found.append(byte) }
    #expect(found == expected)
    #expect(bytes.count == 0)
  }

  @Test("a byte that was taken, and all that was wiped, is overwritten where it lay")
  func overwriting() {
    let bytes = WipedBytes([1, 2, 3, 4])
    let place = bytes.withBytes { $0.withUnsafeBufferPointer { $0.baseAddress! } }
    #expect(bytes.popFirst() == 1)
    #expect(bytes.popFirst() == 2)
    // The storage lives as long as `bytes`, which is used below.
    #expect(Array(UnsafeBufferPointer(start: place, count: 4)) == [0, 0, 3, 4])
    bytes.wipe()
    #expect(Array(UnsafeBufferPointer(start: place, count: 4)) == [0, 0, 0, 0])
    #expect(bytes == WipedBytes())
  }
}
