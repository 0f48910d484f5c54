import Foundation
import TestSupport

/// A real terminal without a program in it: bytes are written to its tty, and tmux tells what is to be seen.
final class BareTerminal {
  private let screen: TmuxScreen
  private let tty: FileHandle
  private var marks = 0

  init(columns: Int, rows: Int) throws {
    screen = try TmuxScreen(["sleep", "infinity"], columns: columns, rows: rows)
    let path = try screen.display("#{pane_tty}")
    guard let tty = FileHandle(forWritingAtPath: path) else { throw TestError("cannot open \(path)") }
    self.tty = tty
  }

  /// Returns once the terminal has drawn the bytes: it has when it knows the title that was sent behind them.
  func write(_ bytes: [UInt8]) throws {
    marks += 1
    let title = "mark \(marks)"
    try tty.write(contentsOf: bytes + Array("\u{1B}]2;\(title)\u{07}".utf8))
    guard try Deadline.generous.poll({ try screen.display("#{pane_title}") == title }) else {
      throw TestError("the terminal did not draw \(bytes)")
    }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// A blank screen with the cursor at its top.
  func reset() throws { try write("\u{1B}[m\u{1B}[H\u{1B}[2J") }

  func resize(columns: Int, rows: Int) throws {
    try screen.resize(columns: columns, rows: rows)
    guard
      try Deadline.generous.poll({ try screen.display("#{pane_width},#{pane_height}") == "\(columns),\(rows)" })
    else { throw TestError("the terminal did not become \(columns)x\(rows)") }
  }

  var lines: [String] { get throws { try screen.lines } }

  /// With each character's attributes in front of it where they change, as in "{1}title{}"; what a blank has is unseen.
  var styledLines: [String] {
    get throws {
      // tmux goes on in the next line with the attributes of the one before.
      var attributes: Set<String> = []
      return try screen.styledLines.map { Self.styled($0, &attributes) }
    }
  }

  /// With what has scrolled off the top before them; without the empty rows at the bottom.
  var history: [String] {
    get throws {
      var lines = try screen.history
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }

  var cursor: (column: Int, row: Int) { get throws { try screen.cursor } }

  private static func styled(_ line: String, _ attributes: inout Set<String>) -> String {
    var result = ""
    var shown: Set<String> = []
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        if scalar != " " && shown != attributes {
          shown = attributes
          result += "{" + attributes.sorted().joined(separator: ";") + "}"
        }
        result.unicodeScalars.append(scalar)
        continue
      }
      let end = rest.firstIndex(of: "m") ?? rest.endIndex
      for parameter in Substring(rest[..<end]).dropFirst().split(separator: ";") {
        switch parameter {
        case "0": attributes = []
        case "39": attributes.remove("31")
        case "49": break
        default: attributes.insert(String(parameter))
        }
      }
      rest = rest[end...].dropFirst()
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
