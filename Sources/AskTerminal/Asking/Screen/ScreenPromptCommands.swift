import AskKit

// Each editing command of ours, a short story.
extension ScreenPrompt {
  package func perform(_ command: EditCommand) -> CommandResult {
    follow(text.sync(currentLine: engine.line, cursor: engine.cursor))
    if command != .deleteOrCancel {
      timeOfDeletion = nil
      warnedOfDiscarding = false
    }
    switch command {
    case .accept: return accept()
    case .deleteOrCancel: return deleteOrCancel()
    case .newline: return apply(text.insertNewline())
    case .paste: return paste()
    case .backspace: return apply(text.deleteBackward())
    case .delete: return apply(text.deleteForward())
    case .transpose: return apply(text.transpose())
    case .left: return apply(text.moveLeft())
    case .right: return apply(text.moveRight())
    case .wordLeft: return apply(text.moveWordLeft())
    case .wordRight: return apply(text.moveWordRight())
    case .home: return apply(text.moveToLineStart())
    case .end: return apply(text.moveToLineEnd())
    case .undo: return apply(text.undo())
    case .up: return moveUp()
    case .down: return moveDown()
    case .editor: return editElsewhere()
    case .search: return beginSearch()
    case .pageUp: return isMultiline ? moveByRows(-view.pageRows) : turnPageBack()
    case .pageDown: return isMultiline ? moveByRows(view.pageRows) : turnPage()
    case .killWord: return kill(to: text.wordEndInLine)
    case .killWordBack: return kill(to: text.wordStartInLine)
    case .moveToKillEnd:
      engine.cursor = killEnd
      return .done
    case .repaint:
      screen.showAnew(currentFrame())
      return .done
    case .complete: return complete()
    case .backTab: return listing != nil ? turnPageBack() : goBack()
    case .nothing: return refuse()
    case .viMoveToEnd: return guarded(.moveToEndOfLine)
    case .viChangeCase: return guarded(.viChangeCase)
    case .viRedo:
      // A replay that reaches a `.` would replay itself without end.
      guard mayRedo else { return refuse() }
      mayRedo = false
      engine.push([.viRedo])
      return .continues
    }
  }

  func paste() -> CommandResult {
    let result = apply(text.insert(pasted))
    tell(leftOutOfPaste)
    leftOutOfPaste = []
    return result
  }

  func apply(_ update: EngineUpdate) -> CommandResult {
    if update == .nothing { return refuse() }
    follow(update)
    return .done
  }

  /// Lets the engine's line follow an edit of the text.
  func follow(_ update: EngineUpdate) {
    switch update {
    case .nothing: return
    case .cursor: break
    case .replace(let range, let scalars): engine.replace(range, with: scalars)
    case .line: engine.load(text.currentLine.scalars, cursor: text.cursor)
    }
    engine.cursor = text.cursor
  }

  /// Above the first row of a text lie the earlier answers.
  func moveUp() -> CommandResult {
    if isMultiline {
      let update = view.moveCursor(rows: -1, in: &text)
      if update != .nothing || history.isEmpty { return apply(update) }
    }
    return history.isEmpty ? offerNext(-1) : recallOlder()
  }

  func moveDown() -> CommandResult {
    if isMultiline {
      let update = view.moveCursor(rows: 1, in: &text)
      if update != .nothing || history.isEmpty { return apply(update) }
    }
    return history.isEmpty ? offerNext(1) : recallNewer()
  }

  func moveByRows(_ rows: Int) -> CommandResult { apply(view.moveCursor(rows: rows, in: &text)) }

  func refuse() -> CommandResult {
    ring()
    return .refused
  }

  func accept() -> CommandResult {
    follow(text.sync(currentLine: engine.line, cursor: engine.cursor, comparing: .whole))
    if case .again(let first) = entering { return compare(with: first) }
    let verdict = verdict()
    guard verdict.isValid else { return refuse(verdict) }
    switch verdictOfExamination() {
    case .valid: return mustBeEnteredAgain ? enterAgain() : .leave(.accepted)
    case let verdict?: return refuse(verdict)
    case nil:
      remark = nil
      return .done
    }
  }

  /// What could not be judged is refused, but is nobody's fault.
  func refuse(_ verdict: Verdict) -> CommandResult {
    guard let refusal = verdict.refusal else { return .done }
    remark = .refused(refusal.reason)
    guard case .invalid = verdict else { return refuse() }
    attempts += 1
    guard attempts == question.mostAttempts else { return refuse() }
    screen.ending = .attemptsUsedUp(refusal, attempts: attempts)
    return .leave(.ended)
  }

  func deleteOrCancel() -> CommandResult {
    let update = text.deleteForward()
    // Whoever holds the key down to delete does not mean to cancel.
    let belongsToRun = timeOfDeletion.map(isRecent) ?? false
    if update != .nothing || belongsToRun {
      timeOfDeletion = Clock.milliseconds()
      return apply(update)
    }
    if isMultiline, !text.isEmpty, !warnedOfDiscarding {
      warnedOfDiscarding = true
      remark = .notice(draft == nil ? wording.endOfFileDiscards : wording.endOfFileKeepsDraft)
      return refuse()
    }
    screen.ending = .cancelled
    return .leave(.ended)
  }

  /// By the engine's own commands, so that it can yank what was killed.
  func kill(to offset: Int) -> CommandResult {
    guard offset != text.cursor else { return refuse() }
    killEnd = offset
    engine.push([.setMark, .moveToKillEnd, .killRegion])
    return .continues
  }

  /// These commands of libedit's go wrong on an empty line.
  func guarded(_ code: PrivateCode) -> CommandResult {
    guard !engine.line.isEmpty else { return refuse() }
    engine.push([code])
    return .continues
  }
}
