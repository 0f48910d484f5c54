import Foundation

/// A pipe to or from a child. Both ends are close-on-exec, so that children which start at the same time do not
/// keep it open.
struct Pipe {
  let reading: Int32
  let writing: Int32

  /// A child that does not read what it is given must not end the test runner. (Children begin with all signals at
  /// their defaults.)
  private static let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  init() throws {
    Self.brokenPipesAreErrors
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw TestError.system("pipe") }
    ends.forEach { markCloseOnExec($0) }
    (reading, writing) = (ends[0], ends[1])
  }
}

func markCloseOnExec(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
