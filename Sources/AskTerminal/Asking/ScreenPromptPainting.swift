import AskKit

// From the state of the prompt to the terminal.
extension ScreenPrompt {
  func paint(_ body: (inout Painter, inout [UInt8]) -> Void) {
    output.removeAll(keepingCapacity: true)
    body(&painter, &output)
    if !output.isEmpty { terminal.send(output) { !signals.endingCame } }
  }

  func showFrame() {
    let frame = currentFrame()
    paint { painter, bytes in painter.paint(frame, into: &bytes) }
  }

  func currentFrame() -> Frame {
    let status = statusLine().rows(columns: size.usableColumns, wording: wording)
    view.columns = size.columns
    view.rowLimits = rowLimits
    return frame.frame(field: view.picture(of: &text), status: status, size: size)
  }

  /// The status keeps a row where there are two.
  var rowLimits: FieldView.RowLimits {
    FieldView.RowLimits(most: min(Self.usualMostRows, max(1, size.rows - 1)))
  }

  static let usualMostRows = 8

  static func appearance(of entry: Entry) -> TextAppearance {
    switch entry {
    case .secret(_, .character(let mask)): .masked(Cell(cluster: mask))
    case .secret(_, .nothing): .hidden
    case .line, .multiline, .confirm, .alert: .plain
    }
  }

  func statusLine() -> StatusLine {
    StatusLine(
      okLabel: question.okLabel ?? wording.ok, cancelLabel: question.cancelLabel ?? wording.cancel,
      state: statusState(), defaultAnswer: text.isEmpty ? field.defaultAnswer : nil,
      count: field.rules.length.most.map { StatusLine.Count(clusters: text.clusterCount, most: $0) })
  }

  func statusState() -> StatusLine.State {
    switch remark {
    case .refused(let reason): .refused(wording.sentence(reason))
    case .notice(let sentence): .notice(sentence)
    case nil: liveVerdict().refusal.map { .notYet(wording.sentence($0.reason)) } ?? .ready
    }
  }
}
