import AskKit

// From the state of the prompt to the terminal.
extension ScreenPrompt: PromptScreenUser {
  func showFrame() { screen.show(currentFrame()) }

  func terminalGoes() { saveDraft(durably: false) }

  func currentFrame() -> Frame {
    view.columns = screen.size.columns
    view.rowLimits = rowLimits
    let picture = view.picture(of: &text)
    let offered = rowsOffered
    let asked = isEnteringAgain ? frameAgain : frame
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
    return switch question.entry {
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

  func statusLine(_ picture: FieldPicture) -> StatusLine {
    var line = StatusLine(
      sendKey: isMultiline ? .escapeEnter : .enter, okLabel: okLabel, cancelLabel: cancelLabel,
      state: statusState(),
      defaultAnswer: text.isEmpty && !isEnteringAgain ? openText?.defaultAnswer.map(summary) : nil,
      count: hidesLength
        ? nil : field.rules.length.most.map { StatusLine.Count(clusters: text.clusterCount, most: $0) },
      secondsLeft: screen.secondsLeft,
      hidden: picture.linesAbove + picture.linesBelow > 0
        ? StatusLine.HiddenText(linesAbove: picture.linesAbove, linesBelow: picture.linesBelow) : nil)
    line.answers = question.entry.confirmation.map(answers)
    if formPlace?.hasPrevious == true || isEnteringAgain { line.backLabel = wording.back }
    return line
  }

  func statusState() -> StatusLine.State {
    if examining == .forEnter { return .notYet(wording.checking) }
    return switch remark {
    case .refused(let reason): .refused(wording.sentence(reason))
    case .notice(let sentence): .notice(sentence)
    case .takenUp:
      switch stateOfText() {
      case .notYet(let sentence): .notYet("\(wording.draftTakenUp) \(sentence)")
      default: .notice(wording.draftTakenUp)
      }
    // What to type for yes and no is said already.
    case nil where text.isEmpty && question.entry.kind == .confirm: .ready
    case nil where hidesLength: isEnteringAgain ? .notice(wording.enterAgain) : .ready
    case nil:
      if case .again(let first) = entering {
        text.isSame(as: first) ? .ready : .notYet(wording.enterAgain)
      } else {
        stateOfText()
      }
    }
  }

  private func stateOfText() -> StatusLine.State {
    (liveVerdict().refusal ?? verdictRemembered?.refusal).map { .notYet(wording.sentence($0.reason)) }
      ?? (examining == .whileTyping ? .notYet(wording.checking) : .ready)
  }
}
