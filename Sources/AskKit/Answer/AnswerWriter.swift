/// Writes outcomes in the format that was asked for.
package struct AnswerWriter {
  private let format: OutputFormat
  private let name: String?
  private let endsWithNewline: Bool
  private let wording: any Wording

  /// - Parameters:
  ///   - name: key in JSON, variable in shell format, where one answer cannot do without.
  ///   - wording: the language of the reasons in JSON.
  package init(format: OutputFormat, name: String?, endsWithNewline: Bool, wording: any Wording) {
    self.format = format
    self.name = name
    self.endsWithNewline = endsWithNewline
    self.wording = wording
  }

  /// Appends the bytes for standard output; none where the format has none for this ending.
  package func write(_ outcome: Outcome, to sink: inout some ByteSink) {
    let end: AnswerEnd = endsWithNewline ? .newline : .nothing
    switch format {
    case .plain: PlainFormat(end: end).write(outcome, to: &sink)
    case .json: JSONFormat(name: name, end: end, wording: wording).write(outcome, to: &sink)
    case .shell: ShellFormat(name: name, end: end).write(outcome, to: &sink)
    case .nul: PlainFormat(end: .nul).write(outcome, to: &sink)
    }
  }
}
