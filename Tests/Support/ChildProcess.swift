import CSpawn
import Foundation

/// A process in a session of its own, so that a `kill(0, …)` in it never reaches the test runner.
public final class ChildProcess {
  /// Its process ID, which is also the ID of its session and of its first process group.
  public let id: pid_t
  private var ended: Ending?

  /// One of the child's descriptors 0 to 2.
  enum Descriptor {
    /// A copy of the test's descriptor.
    case copy(Int32)
    /// Opened in the child.
    case open(path: String, flags: Int32)
    case closed
    /// The terminal that was opened as descriptor 0 before the others.
    case terminal
  }

  /// Starts `command` (its first word is looked up in PATH).
  /// - Parameters:
  ///   - terminal: the terminal's path; opened first, it becomes the controlling terminal of the new session.
  ///   - controlling: false opens the terminal without making it the controlling one.
  init(
    _ command: [String], environment: [String: String], directory: String?, terminal: String? = nil,
    controlling: Bool = true, descriptors: [Descriptor]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR | (controlling ? 0 : O_NOCTTY), 0)
    }
    // Standard input last: until then descriptor 0 is the terminal that the others are copied from.
    for (number, descriptor) in descriptors.enumerated().reversed() {
      let number = Int32(number)
      switch descriptor {
      case .copy(let source): posix_spawn_file_actions_adddup2(&actions, source, number)
      case .open(let path, let flags): posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      case .closed:
        // It may be closed already, and closing it twice fails: open it first.
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addclose(&actions, number)
      case .terminal where number == 0: break
      case .terminal: posix_spawn_file_actions_adddup2(&actions, 0, number)
      }
    }
    guard test_spawn_close_others(&actions) == 0 else { throw TestError.system("addclosefrom") }
    if let directory { _ = test_spawn_change_directory(&actions, directory) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, test_spawn_flags())

    let arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, command[0], &actions, &attributes, arguments, variables)
    guard result == 0 else { throw TestError.system("cannot start \(command[0])", result) }
    id = child
  }

  /// Starts `command` with all three streams on a terminal, which becomes the controlling one, and reads nothing of it:
  /// the program runs into a terminal that takes nothing more.
  public convenience init(onTerminal path: String, _ command: [String], environment: [String: String]) throws {
    try self.init(
      command, environment: environment, directory: nil, terminal: path,
      descriptors: [.terminal, .terminal, .terminal])
  }

  deinit {
    if ending == nil {
      killSession()
      var status: Int32 = 0
      waitpid(id, &status, 0)
    }
  }

  /// How it ended; nil while it runs.
  public var ending: Ending? {
    if ended == nil {
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id { ended = Ending(waitStatus: status) }
    }
    return ended
  }

  /// Sends a signal to the process alone.
  public func signal(_ number: Int32) {
    if ending == nil { kill(id, number) }
  }

  /// Sends a signal to the process group that it leads.
  public func signalGroup(_ number: Int32) {
    if ending == nil { kill(-id, number) }
  }

  /// Ends the process and its group for good.
  func killSession() {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
  }
}
