/// What `--help` shows: every flag in a line, in sections, at most 80 columns wide.
package struct HelpPage {
  /// Columns.
  package static let width = 80

  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    """
    Usage: ask [flag ...] [title]

    Asks one question on the terminal and writes the answer to standard output.

    \(sections.joined(separator: "\n"))
    A flag marked + may be given several times. "man ask" tells all of it.

    Examples:
      name=$(ask --title "New folder" --min 1 --max 255) && mkdir -- "$name"
      ask "Ticket" --pattern "[A-Z]+-[0-9]+" --error "Enter one such as ABC-123."
      ask "API token" --secret --min 20 | docker login --password-stdin -u me

    Exit status:
    \(ExitStatus.allCases.map(line).joined(separator: "\n"))
      128 + n where signal n ended it, such as 130 for Ctrl-C

    """
  }

  private var sections: [String] {
    let labelWidth = rows.map { label($0).count }.max() ?? 0
    return Flag.Section.allCases.compactMap { section in
      let members = rows.filter { $0.section == section }
      guard !members.isEmpty else { return nil }
      let lines = members.map { flag in
        let label = label(flag)
        return label + String(repeating: " ", count: labelWidth - label.count + 2) + flag.summary + "\n"
      }
      return "\(section.rawValue):\n" + lines.joined()
    }
  }

  private func label(_ flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let value = flag.argument.placeholder.map { " \($0)" } ?? ""
    return "  \(short)--\(flag.long)\(value)\(flag.isRepeatable ? " +" : "")"
  }

  private func line(_ status: ExitStatus) -> String {
    let number = String(status.rawValue)
    return String(repeating: " ", count: 5 - number.count) + number + "  \(status.meaning)"
  }
}
