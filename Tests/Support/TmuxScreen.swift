import Foundation

/// A real terminal: a pane of a private tmux server that a program runs in. What a person would see is judged here.
public final class TmuxScreen {
  private let folder: TemporaryFolder
  private let socket: String

  /// Starts `command` in a terminal of exactly this size. The pane stays when the program has ended.
  /// - Parameter environment: all of the program's variables; TERM is `tmux-256color` unless named here.
  public init(
    _ command: [String], environment: [String: String] = ChildEnvironment.terminal.without("TERM"),
    directory: String? = nil, columns: Int = 80, rows: Int = 24
  ) throws {
    folder = try TemporaryFolder()
    // Socket paths are limited to about a hundred bytes; the folder of temporary files is short enough.
    socket = folder.path("tmux")
    let configuration = try folder.write(
      "tmux.conf",
      """
      set -g status off
      set -g remain-on-exit on
      set -g remain-on-exit-format ""
      set -g escape-time 0
      set -g default-terminal tmux-256color
      set -g history-limit 10000
      """)
    let variables = ["TERM": "tmux-256color"].with(environment).map { "\($0)=\($1)" }.sorted()
    _ = try tmux(
      ["-f", configuration, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + (directory.map { ["-c", $0] } ?? []) + ["env", "-i"] + variables + command)
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Types keys byte by byte, exactly as given.
  public func send(_ keys: Keys) throws {
    var rest = keys.bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(500)
      _ = try tmux(["send-keys", "-H"] + part.map { String($0, radix: 16) })
      rest = rest.dropFirst(part.count)
    }
  }

  /// Presses keys by their names in tmux, for instance "Up", "C-c", "M-Enter": tmux sends what the program's modes ask for.
  public func press(_ names: String...) throws {
    _ = try tmux(["send-keys"] + names)
  }

  /// Pastes as a terminal does: bracketed if the program asked for that.
  public func paste(_ text: String) throws {
    let file = try folder.write("paste", text)
    _ = try tmux(["load-buffer", file])
    // -r: tmux would otherwise make CR of each LF.
    _ = try tmux(["paste-buffer", "-p", "-r", "-d"])
  }

  /// The rows as seen, without blanks at their ends; empty rows at the bottom are left out.
  public var lines: [String] {
    get throws {
      var lines = try capture()
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }

  /// The rows with their colours and attributes as escape sequences.
  public var styledLines: [String] {
    get throws { try capture("-e") }
  }

  /// The rows including those that have scrolled off the top.
  public var history: [String] {
    get throws { try capture("-S", "-") }
  }

  private func capture(_ options: String...) throws -> [String] {
    try tmux(["capture-pane", "-p"] + options)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Where the cursor is, both from 0.
  public var cursor: (column: Int, row: Int) {
    get throws {
      let numbers = try display("#{cursor_x},#{cursor_y}").split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 2 else { throw TestError("tmux gave no cursor") }
      return (numbers[0], numbers[1])
    }
  }

  /// What a format of tmux expands to, for instance "#{pane_current_command}".
  public func display(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// Resizes the terminal.
  public func resize(columns: Int, rows: Int) throws {
    _ = try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the rows satisfy `condition`, and gives them.
  @discardableResult
  public func wait(for expectation: String, until condition: ([String]) throws -> Bool) throws -> [String] {
    var seen: [String] = []
    let came = try Deadline.generous.poll {
      seen = try lines
      return try condition(seen)
    }
    guard came else {
      throw TestError(
        "waited in vain for: \(expectation)\ncursor: \(try cursor)\nthe screen:\n\(seen.joined(separator: "\n"))")
    }
    return seen
  }

  /// Waits until a row contains `text`, and gives all rows.
  @discardableResult
  public func waitFor(_ text: String) throws -> [String] {
    try wait(for: text.debugDescription) { $0.contains { $0.contains(text) } }
  }

  /// Waits for the program's end. How it ended is not told: tmux 3.3a sometimes forgets it. Let a shell print `$?`, or
  /// use a `TerminalSession`.
  public func waitForEnd() throws {
    try wait(for: "the program's end") { _ in try display("#{pane_dead}") == "1" }
    // tmux may still be drawing what the program wrote last, and be slow at it on a busy machine.
    var (seen, timesSeen) = (try history, 0)
    try wait(for: "the last of what was written") { _ in
      let now = try history
      timesSeen = now == seen ? timesSeen + 1 : 0
      seen = now
      return timesSeen == 5
    }
  }

  private func tmux(_ arguments: [String]) throws -> String {
    // The locale makes the server draw UTF-8; it has its own environment, not the program's.
    let result = try Program.run(
      ["tmux", "-S", socket] + arguments, environment: ChildEnvironment.path.with(["LC_ALL": "C.UTF-8"]))
    guard result.status == 0 else { throw TestError("tmux \(arguments.first ?? ""): \(result)") }
    return result.outputText
  }
}
