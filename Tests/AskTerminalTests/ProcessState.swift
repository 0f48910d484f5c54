import Foundation

/// What a process has of the things that a prompt takes for its time.
struct ProcessState: Equatable {
  private let actions: [Action]
  /// Where it begins; nil where there is none.
  let alternateStack: UInt?
  /// Of the virtual one, in seconds.
  let timerInterval: Int
  private let isTimerRunning: Bool
  private let blockedSignals: [Int32]

  private struct Action: Equatable {
    let handler: UInt
    let flags: Int32
    let blockedSignals: [Int32]
  }

  /// As it is in this thread now.
  init() {
    actions = Self.signals.map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return Action(
        handler: UInt(bitPattern: unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)),
        flags: action.sa_flags & Self.flags, blockedSignals: Self.members(of: action.sa_mask))
    }
    var stack = stack_t()
    sigaltstack(nil, &stack)
    alternateStack = stack.ss_flags & Int32(SS_DISABLE) == 0 ? UInt(bitPattern: stack.ss_sp) : nil
    var timer = itimerval()
    getitimer(Self.virtualTimer, &timer)
    timerInterval = timer.it_interval.tv_sec
    // What is left of it changes all the time.
    isTimerRunning = timer.it_value.tv_sec > 1
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    blockedSignals = Self.members(of: blocked)
  }

  /// The address of what handles a signal; 0 for the default action.
  func handling(_ signal: Int32) -> UInt { actions[Int(signal) - 1].handler }

  /// Those that a program sets; the C library has one of its own.
  private static let flags = SA_NOCLDSTOP | SA_NOCLDWAIT | SA_SIGINFO | SA_RESTART | SA_NODEFER | Int32(SA_ONSTACK)

  /// `ITIMER_VIRTUAL`, in the type that the calls want.
  static let virtualTimer: Int32 = 1

  /// All that have a name.
  private static let signals = Int32(1)...31

  private static func members(of set: sigset_t) -> [Int32] {
    signals.filter { number in withUnsafePointer(to: set) { sigismember($0, number) == 1 } }
  }
}
