import AskKit

// Each editing command of ours, a short story.
extension ScreenPrompt {
  package func perform(_ command: EditCommand) -> CommandResult {
    follow(reply.text.sync(currentLine: engine.line, cursor: engine.cursor))
    if command != .deleteOrCancel {
      endOfFilePresses = .none
    }
    switch command {
    case .accept: return accept()
    case .deleteOrCancel: return deleteOrCancel()
    case .newline: return apply(reply.text.insertNewline())
    case .paste: return insertPaste()
    case .backspace: return apply(vi?.deleteBackward(in: &reply.text) ?? reply.text.deleteBackward())
    case .delete: return apply(reply.text.deleteForward())
    case .transpose: return apply(reply.text.transpose())
    case .left: return apply(reply.text.moveLeft())
    case .right: return apply(reply.text.moveRight())
    case .wordLeft: return apply(reply.text.moveWordLeft())
    case .wordRight: return apply(reply.text.moveWordRight())
    case .home: return apply(reply.text.moveToLineStart())
    case .end: return apply(reply.text.moveToLineEnd())
    case .textStart: return apply(reply.text.moveToTextStart())
    case .textEnd: return apply(reply.text.moveToTextEnd())
    case .undo: return apply(reply.text.undo())
    case .up: return moveUp()
    case .down: return moveDown()
    case .editor: return editElsewhere()
    case .search: return beginSearch(.older)
    case .quote:
      prefix = .quote
      return .done
    case .pageUp: return reply.isMultiline ? moveByRows(-view.pageRows) : turnPageBack()
    case .pageDown: return reply.isMultiline ? moveByRows(view.pageRows) : turnPage()
    case .killWord: return kill(to: reply.text.wordEndInLine)
    case .killWordBack: return kill(to: reply.text.wordStartInLine)
    case .moveToKillEnd:
      engine.cursor = killEnd
      return .done
    case .repaint:
      screen.showAnew(currentFrame())
      return .done
    case .complete: return complete()
    case .backTab: return offering.isListing ? turnPageBack() : goBack()
    case .nothing: return refuse()
    case .viCommand: return refuse()
    case .viEscape: return endInsertion()
    case .viCharacter: return insertKeyForVi()
    }
  }

  func insertPaste() -> CommandResult {
    let result = apply(reply.text.insert(paste.scalars))
    tell(paste.leftOut)
    paste.leftOut = []
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
    case .line: engine.load(reply.text.currentLine.scalars, cursor: reply.text.cursor)
    }
    engine.cursor = reply.text.cursor
  }

  /// Above the first row of a text lie the earlier answers.
  func moveUp() -> CommandResult {
    if reply.isMultiline {
      let update = view.moveCursor(rows: -1, in: &reply.text)
      if update != .nothing || history.isEmpty { return apply(update) }
    }
    return history.isEmpty ? offerNext(-1) : recallOlder()
  }

  func moveDown() -> CommandResult {
    if reply.isMultiline {
      let update = view.moveCursor(rows: 1, in: &reply.text)
      if update != .nothing || history.isEmpty { return apply(update) }
    }
    return history.isEmpty ? offerNext(1) : recallNewer()
  }

  func moveByRows(_ rows: Int) -> CommandResult {
    let result = apply(view.moveCursor(rows: rows, in: &reply.text))
    settle()
    return result
  }

  func refuse() -> CommandResult {
    ring()
    return .refused
  }

  func accept() -> CommandResult {
    follow(reply.text.sync(currentLine: engine.line, cursor: engine.cursor, comparing: .whole))
    if reply.isEnteringAgain { return compare() }
    let verdict = reply.verdict()
    guard verdict.isValid else { return refuse(verdict) }
    switch verdictOfExamination() {
    case .valid: return reply.mustBeEnteredAgain ? enterAgain() : .leave(.accepted)
    case let verdict?: return refuse(verdict)
    case nil:
      remark = nil
      return .done
    }
  }

  /// What could not be judged is refused, but is nobody's fault.
  func refuse(_ verdict: Verdict) -> CommandResult {
    guard let refusal = verdict.refusal else { return .done }
    say(.refused(refusal.reason))
    guard case .invalid = verdict, let ending = reply.ending(after: refusal) else { return refuse() }
    screen.ending = ending
    return .leave(.ended)
  }

  func deleteOrCancel() -> CommandResult {
    let update = reply.text.deleteForward()
    let now = Clock.milliseconds()
    if update != .nothing || endOfFilePresses.isRun(at: now) {
      endOfFilePresses = .deleting(at: now)
      return apply(update)
    }
    let warned = EndOfFilePresses.warned(Place(in: reply.text))
    if reply.isMultiline, !reply.text.isEmpty, endOfFilePresses != warned {
      endOfFilePresses = warned
      say(.notice(reply.draft == nil ? wording.endOfFileDiscards : wording.endOfFileKeepsDraft))
      return refuse()
    }
    screen.ending = .cancelled
    return .leave(.ended)
  }

  /// By the engine's own commands, so that it can yank what was killed.
  func kill(to offset: Int) -> CommandResult {
    guard offset != reply.text.cursor else { return refuse() }
    killEnd = offset
    engine.push([.setMark, .moveToKillEnd, .killRegion])
    return .continues
  }
}
