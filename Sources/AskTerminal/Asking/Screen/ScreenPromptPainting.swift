import AskKit

// From the state of the prompt to the terminal.
extension ScreenPrompt: PromptScreenUser {
  func showFrame() { screen.show(currentFrame()) }

  func terminalGoes() { saveDraft(durably: false) }

  func currentFrame() -> Frame {
    view.columns = screen.size.columns
    view.rowLimits = rowLimits
    let picture = view.picture(of: &reply.text)
    let offered = rowsOffered
    let asked = reply.isEnteringAgain ? frameAgain : frame
    let line = statusLine(picture)
    let status = statusShown.rows(
      of: line, columns: screen.size.usableColumns,
      most: asked.roomForStatus(fewest: line.fewestRows, field: picture, below: offered, size: screen.size),
      wording: wording)
    // It takes no row from anything but title and message.
    let hasRoomForPreview = picture.rows.count + offered.count + status.count < screen.size.rows
    let below = (hasRoomForPreview ? rowsOfPreview : []) + offered
    return asked.frame(field: picture, below: below, status: status, size: screen.size)
  }

  /// The status keeps a row where there are two.
  var rowLimits: FieldView.RowLimits {
    let room = max(1, screen.size.rows - 1)
    return switch reply.question.entry {
    case .multiline(_, _, let rows): FieldView.RowLimits(fewest: min(3, rows, room), most: min(rows, room))
    case .line, .secret, .confirm: FieldView.RowLimits(most: min(Entry.usualRows, room))
    }
  }

  static func appearance(of entry: Entry) -> TextAppearance {
    guard case .secret(let secret) = entry else { return .plain }
    return switch secret.mask {
    case .character(let mask): .masked(Cell(cluster: mask))
    case .nothing: .hidden
    }
  }

  /// Nothing may tell how much was typed.
  var hidesLength: Bool { view.appearance == .hidden }

  func statusLine(_ picture: FieldPicture) -> StatusLine {
    var line = StatusLine(
      sendKey: reply.isMultiline ? .escapeEnter : .enter, okLabel: okLabel, cancelLabel: cancelLabel,
      state: statusState(), defaultAnswer: reply.isEnteringAgain ? nil : reply.defaultTaken.map(summary),
      count: hidesLength
        ? nil : reply.field.rules.length.most.map { StatusLine.Count(clusters: reply.text.clusterCount, most: $0) },
      secondsLeft: screen.secondsLeft,
      hidden: picture.linesAbove + picture.linesBelow > 0
        ? StatusLine.HiddenText(linesAbove: picture.linesAbove, linesBelow: picture.linesBelow) : nil)
    line.answers = reply.confirmation.map(answers)
    if formPlace?.hasPrevious == true || reply.isEnteringAgain { line.backLabel = wording.back }
    return line
  }

  func statusState() -> StatusLine.State {
    if examination?.state == .forEnter { return .notYet(wording.checking) }
    return switch remark?.content {
    case .judgingDefault: .notYet(wording.checking)
    case .refused(let reason): .refused(wording.sentence(reason))
    case .notice(let sentence): .notice(sentence)
    case .takenUp:
      switch stateOfText() {
      case .notYet(let sentence): .notYet("\(wording.draftTakenUp) \(sentence)")
      default: .notice(wording.draftTakenUp)
      }
    // What to type for yes and no is said already.
    case nil where reply.text.isEmpty && reply.kind == .confirm: .ready
    case nil where hidesLength: reply.isEnteringAgain ? .notice(wording.enterAgain) : .ready
    case nil where reply.isEnteringAgain: reply.isSameAsFirst ? .ready : .notYet(wording.enterAgain)
    case nil: stateOfText()
    }
  }

  private func stateOfText() -> StatusLine.State {
    let refusal =
      reply.liveVerdict().refusal ?? examination?.verdictRemembered(of: reply.text.revision)?.refusal
    return refusal.map { .notYet(wording.sentence($0.reason)) }
      ?? (examination?.state == .whileTyping ? .notYet(wording.checking) : .ready)
  }
}
