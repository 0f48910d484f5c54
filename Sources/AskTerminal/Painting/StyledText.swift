/// Text in several styles, before it is laid out. It is safe to show: what came from outside went through `Sanitizer`.
package struct StyledText: Equatable, Sendable {
  package var runs: [Run]

  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  package init(_ runs: [Run] = []) { self.runs = runs }

  package init(_ text: String, _ style: Style = .plain) { self.init([Run(text, style)]) }

  package mutating func append(_ text: String, _ style: Style = .plain) { runs.append(Run(text, style)) }

  package static func + (one: StyledText, other: StyledText) -> StyledText { StyledText(one.runs + other.runs) }

  /// The lines between line feeds; always at least one, and an empty one behind a line feed at the end.
  package var lines: [[Cell]] {
    var lines: [[Cell]] = [[]]
    for run in runs {
      let parts = run.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        lines[lines.count - 1] += Cell.cells(of: Substring(part), style: run.style)
      }
    }
    return lines
  }
}
