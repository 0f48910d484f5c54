import CEditline
import Foundation
import TestSupport

/// libedit alone on a pseudo terminal, opened as the product opens it, with a list of keys instead of a keyboard.
final class LibeditProbe {
  /// The line as the read function found it, before it gave out a key.
  struct State: Equatable {
    let text: String
    let cursor: Int
  }

  /// What `el_wgets` returned.
  struct Returned: Equatable {
    /// Nil when there was no line.
    let text: String?
    let count: Int32
  }

  let terminal: PseudoTerminal
  private(set) var editline: OpaquePointer!
  /// A state a key, and one for the end.
  private(set) var states: [State] = []
  /// Run when the read function is called for the first time.
  var atFirstRead: (() -> Void)?
  /// What the read function returns once the keys are used up: 0 for the end of input, -1 for an error.
  var lastResult: Int32 = 0
  private var keys: ArraySlice<UInt32> = []

  init(keymap: String = "emacs") throws {
    terminal = try PseudoTerminal()
    let client = Unmanaged.passUnretained(self).toOpaque()
    editline = ask_editline_open(terminal.slave, client) { LibeditProbe.of($0).read(into: $1!) }
    guard editline != nil else { throw TestError("libedit did not open") }
    ask_editline_choose_keymap(editline, keymap)
    add("probe-accept") { _, _ in UInt8(CC_NEWLINE) }
    add("probe-refuse") { _, _ in UInt8(CC_ERROR) }
    ask_editline_settle(editline)
  }

  deinit {
    if editline != nil { close() }
  }

  /// Ends libedit as the product does.
  func close() {
    ask_editline_close(editline)
    editline = nil
  }

  func add(_ name: String, _ function: @escaping ask_edit_function) {
    // libedit keeps the pointer to the name.
    ask_editline_add(editline, strdup(name), function)
  }

  func bind(_ keys: String, _ function: String) {
    ask_editline_bind(editline, keys, function)
  }

  func bindInCommandMode(_ keys: String, _ function: String) {
    ask_editline_bind_command_mode(editline, keys, function)
  }

  /// Does what a line of `~/.editrc` says.
  func obey(_ words: String...) {
    var pointers = words.map { UnsafePointer(strdup($0)) }
    defer { pointers.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    el_parse(editline, Int32(words.count), &pointers)
  }

  /// Reads a line from these keys.
  @discardableResult
  func run(_ typed: [UInt32]) -> Returned {
    keys = typed[...]
    states = []
    var count: Int32 = 0
    guard let line = ask_editline_run(editline, &count) else { return Returned(text: nil, count: count) }
    return Returned(text: Self.text(line, Int(count)), count: count)
  }

  /// Reads a line from these keys and gives the text as it stood when they were used up.
  func text(after typed: String) -> String {
    run(typed.keys)
    return states.last!.text
  }

  /// The line itself, not a copy.
  var line: UnsafeMutablePointer<ask_line> { ask_editline_line(editline) }

  var modes: TerminalModes { get throws { try terminal.modes } }

  static func of(_ editline: OpaquePointer?) -> LibeditProbe {
    Unmanaged<LibeditProbe>.fromOpaque(ask_editline_client(editline)).takeUnretainedValue()
  }

  private func read(into key: UnsafeMutablePointer<UInt32>) -> Int32 {
    atFirstRead?()
    atFirstRead = nil
    let line = line.pointee
    let cursor = line.cursor - line.buffer
    states.append(State(text: Self.text(line.buffer, line.end - line.buffer), cursor: cursor))
    // Where a trap has put it outside, it must not stay there: the next insertion would write there.
    if !(0...(line.end - line.buffer)).contains(cursor) { self.line.pointee.cursor = line.buffer }
    guard let next = keys.popFirst() else { return lastResult }
    key.pointee = next
    return 1
  }

  private static func text(_ start: UnsafePointer<UInt32>, _ count: Int) -> String {
    var text = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: start, count: max(count, 0)) {
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }
}

extension String {
  /// What the read function gives out for this text. Controls and C1 codes are written as escapes.
  var keys: [UInt32] { unicodeScalars.map(\.value) }
}
