import Foundation

/// The three standard streams of a child, seen from the test.
final class ChildStreams {
  /// What the child gets.
  private(set) var descriptors: [ChildProcess.Descriptor] = []
  private(set) var input = StreamPump.Feed(-1)
  private(set) var output = StreamPump.Capture(-1)
  private(set) var errors = StreamPump.Capture(-1)
  private var childEnds: [Int32] = []

  init(
    input inputKind: StandardStream, output outputKind: StandardStream, errors errorKind: StandardStream,
    pump: StreamPump
  ) throws {
    for (number, kind) in [inputKind, outputKind, errorKind].enumerated() {
      switch kind {
      case .terminal: descriptors.append(.terminal)
      case .null: descriptors.append(.open(path: "/dev/null", flags: O_RDWR))
      case .closed: descriptors.append(.closed)
      case .file(let path):
        descriptors.append(.open(path: path, flags: number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC))
      case .pipe:
        let pipe = try Pipe()
        let childEnd = number == 0 ? pipe.reading : pipe.writing
        descriptors.append(.copy(childEnd))
        childEnds.append(childEnd)
        switch number {
        case 0: input = pump.feed(pipe.writing)
        case 1: output = pump.capture(pipe.reading)
        default: errors = pump.capture(pipe.reading)
        }
      }
    }
  }

  deinit {
    closeChildEnds()
  }

  /// Lets go of the child's ends, once it has them.
  func closeChildEnds() {
    childEnds.forEach { close($0) }
    childEnds = []
  }
}
