import Foundation

/// A program on a pseudo terminal of its own, in a session of its own, with the test at the keyboard.
///
///     let session = try TerminalSession([AskBinary.path, "--title", "Name"], standardOutput: .pipe)
///     try session.waitFor("\u{1b}[?2004h")
///     try session.send("docs" + .enter)
///     #expect(try session.waitForEnd() == .exited(0))
///     #expect(session.output.text == "docs\n")
///
/// Every wait takes in all streams meanwhile, ends at a generous deadline, and then throws what was seen.
public final class TerminalSession {
  /// The terminal itself: its settings, its path.
  public let terminal: PseudoTerminal
  /// The program.
  public let process: ChildProcess
  /// The terminal's settings before the program started.
  public let initialModes: TerminalModes
  private let pump = StreamPump()
  private let streams: ChildStreams
  private let screen: StreamPump.Capture
  private let keyboard: StreamPump.Feed
  /// Where the next `waitFor` begins to look: behind what the last one found.
  private var searchStart = 0

  /// Starts `command` on a new terminal.
  /// - Parameters:
  ///   - environment: all of the child's variables; nothing else is inherited.
  ///   - controlling: false keeps the terminal from being the controlling one: `/dev/tty` does not open.
  public init(
    _ command: [String], environment: [String: String] = ChildEnvironment.terminal, directory: String? = nil,
    columns: Int = 80, rows: Int = 24, standardInput: StandardStream = .terminal,
    standardOutput: StandardStream = .terminal, standardError: StandardStream = .terminal, controlling: Bool = true
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    initialModes = try terminal.modes
    streams = try ChildStreams(input: standardInput, output: standardOutput, errors: standardError, pump: pump)
    process = try ChildProcess(
      command, environment: environment, directory: directory, terminal: terminal.path, controlling: controlling,
      descriptors: streams.descriptors)
    streams.closeChildEnds()
    screen = pump.capture(dup(terminal.master))
    keyboard = pump.feed(dup(terminal.master))
    markCloseOnExec(screen.descriptor)
    markCloseOnExec(keyboard.descriptor)
  }

  /// Everything written to the terminal so far.
  public var display: Captured { Captured(bytes: screen.bytes) }
  /// Everything written to standard output, when that is a pipe.
  public var output: Captured { Captured(bytes: streams.output.bytes) }
  /// Everything written to standard error, when that is a pipe.
  public var errors: Captured { Captured(bytes: streams.errors.bytes) }
  /// The terminal's settings now.
  public var modes: TerminalModes { get throws { try terminal.modes } }

  /// Types keys, as fast as the program takes them.
  public func send(_ keys: Keys) throws {
    keyboard.add(keys.bytes)
    try wait(for: "the terminal takes \(keys.bytes.prefix(40).shown)") { keyboard.isEmpty }
  }

  /// Writes to standard input, when that is a pipe.
  public func write(_ bytes: [UInt8]) throws {
    streams.input.add(bytes)
    try wait(for: "standard input takes its bytes") { streams.input.isEmpty }
  }

  /// Closes standard input, when that is a pipe.
  public func closeInput() {
    streams.input.finish()
  }

  /// Waits until `text` appears on the terminal, behind what the last `waitFor` found.
  /// - Returns: everything written from there up to the end of `text`.
  @discardableResult
  public func waitFor(_ text: String) throws -> Captured {
    let wanted = Array(text.utf8)
    var found: Range<Int>?
    try wait(for: "\(text.debugDescription) on the terminal") {
      found = screen.bytes[searchStart...].firstRange(of: wanted)
      return found != nil
    }
    let passed = Captured(bytes: Array(screen.bytes[searchStart..<found!.upperBound]))
    searchStart = found!.upperBound
    return passed
  }

  /// How the program ended; nil while it runs.
  public var ending: Ending? {
    // The test holds the program's side open while the program runs: it may not have it open itself for a moment, which
    // looks like the end. After it, with no other holder, reading ends exactly behind the last byte.
    if process.ending != nil { terminal.closeSlave() }
    return process.ending
  }

  /// Waits until `condition` holds; `expectation` completes "waited for …" in the error.
  public func wait(for expectation: String, until condition: () throws -> Bool) throws {
    let deadline = Deadline.generous
    while try !condition() {
      guard !deadline.hasPassed else {
        throw TestError(
          """
          waited in vain for: \(expectation)
          the program: \(ending?.description ?? "still runs")
          on the terminal: \(screen.bytes.shown)
          standard output: \(streams.output.bytes.shown)
          standard error: \(streams.errors.bytes.shown)
          """)
      }
      // All streams at their end: only the process can still change.
      if pump.isDrained { usleep(5_000) } else { pump.step(milliseconds: 10) }
    }
  }

  /// Waits until nothing more comes from the terminal for `milliseconds`. For "nothing is drawn" only; where something
  /// is expected, wait for that.
  public func settle(milliseconds: Int = 100) {
    var seen = -1
    while seen != screen.bytes.count {
      seen = screen.bytes.count
      let pause = Deadline(seconds: Double(milliseconds) / 1000)
      while !pause.hasPassed { pump.step(milliseconds: 10) }
    }
  }

  /// Waits until the program has read all that was typed, and sleeps.
  /// - Parameter earlier: how often it had gone to sleep before what it is to notice first; this gives the number for the
  ///   next time.
  @discardableResult
  public func waitForSleep(after earlier: Int = 0) throws -> Int {
    var times = 0
    try wait(for: "the program sleeps, having read everything") {
      var unread: Int32 = 0
      guard ioctl(terminal.slave, UInt(FIONREAD), &unread) == 0 else { throw TestError.system("FIONREAD") }
      let sleep = try ProcessSleep(of: process.id)
      times = sleep.times
      return unread == 0 && sleep.isAsleep && times > earlier
    }
    return times
  }

  /// Waits for the program's end and takes in the rest of its output.
  @discardableResult
  public func waitForEnd() throws -> Ending {
    try wait(for: "the program's end") { ending != nil }
    // Background processes may keep the terminal open; they do not hold up the test.
    let grace = Deadline(seconds: 2)
    while !pump.isDrained, !grace.hasPassed { pump.step(milliseconds: 10) }
    return ending!
  }

  /// Resizes the window.
  public func resize(columns: Int, rows: Int) throws {
    try terminal.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program alone, as `kill` does.
  public func signal(_ number: Int32) {
    process.signal(number)
  }

  /// Cuts the line: the session gets SIGHUP and every read of the terminal ends.
  public func hangUp() {
    pump.stop(screen)
    pump.stop(keyboard)
    terminal.hangUp()
  }
}
