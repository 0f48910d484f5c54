import AskKit

// What a key means before the engine gets it.
extension ScreenPrompt: EditlineHost {
  package var lineToEdit: (scalars: [UInt32], cursor: Int) { (reply.text.currentLine.scalars, reply.text.cursor) }

  package func nextKey() -> EngineKey {
    noteWhatEngineDid()
    while true {
      if screen.ending != nil { return .end }
      if !held.isEmpty { return takeHeld() }
      switch screen.reader.next(until: nextMoment, orFor: awaited, whenIdle: showFrame) {
      case .key(let key): take(key)
      case .signal:
        screen.serveSignals()
        serveCommands()
      case .deadline:
        for alarm in screen.serveAlarms() { serve(alarm) }
        serveCommands()
      case .output:
        serveNames()
        serveCommands()
      case .terminalEnded: screen.endWithTerminal()
      }
    }
  }

  private var nextMoment: Int? {
    Self.earlier(Self.earlier(screen.alarms.next, examination?.deadline), preview?.deadline)
  }

  private static func earlier(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  func serve(_ alarm: Alarms.Reason) {
    switch alarm {
    case .stillness: examineWhileTyping()
    case .preview: runPreview()
    case .draft: saveDraftWhileTyping()
    case .timeout, .countdown, .settled: break
    }
  }

  private func saveDraftWhileTyping() {
    saveDraft(durably: false)
    if let sentence = reply.draft?.firstFailure(wording) { notice(sentence) }
  }

  func noteWhatEngineDid() {
    follow(reply.text.sync(currentLine: engine.line, cursor: engine.cursor))
    if let update = vi?.follow(&reply.text) { follow(update) }
    let place = Place(in: reply.text)
    if let remark, remark.revision != place.revision { self.remark = nil }
    offering.note(place)
    if let names, names.place != place { self.names = nil }
    noteChangeForCommands()
    reply.noteChangeForDraft(&screen.alarms)
  }

  /// Puts what the key means to the engine into `held`, or does it at once.
  func take(_ key: Key) {
    if takeInSearch(key) { return }
    switch key {
    case .character(let scalar): take(scalar)
    case .named(.escape) where engine.keymap == .emacs:
      if prefix.takeEscape(at: Clock.milliseconds()) { say(.notice(wording.escapeExplains)) } else { remark = nil }
    case .named(let key):
      endPrefix()
      hold(PrivateCode(key))
    case .paste(let bytes): take(paste: bytes)
    case .malformed: notice(wording.bytesDropped)
    }
  }

  func take(_ scalar: Unicode.Scalar) {
    if prefix.isEscape { remark = nil }
    let meaning = prefix.take(scalar, at: Clock.milliseconds())
    switch meaning {
    case .prefix: return
    case .sends: return hold(.altEnter)
    case .meta: return takeMeta(scalar)
    case .text: return follow(reply.text.insert([scalar.value]))
    case .itself, .partOfCommand: break
    }
    // libedit takes it for what the terminal calls "no key", and the next one, a named one too, for text.
    if scalar == "\0" { return engine.keymap == .emacs && !reply.isSecret ? hold(.setMark) : ring() }
    if let key = screen.keys.meaning(of: scalar.value), act(on: key, scalar) {
      prefix = .none
      return
    }
    guard let vault = reply.vault, meaning == .itself, scalar.value >= 0x20, scalar.value != 0x7F else {
      return held.append(.scalar(scalar.value))
    }
    guard let standIn = vault.keep(scalar) ?? (makeRoom(for: 1) ? vault.keep(scalar) : nil) else { return ring() }
    held.append(.scalar(standIn))
  }

  private func endPrefix() {
    if prefix.isEscape { remark = nil }
    prefix = .none
  }

  /// Meta and a character, for the engine as escape and the character. Not Meta and a control character: libedit adds
  /// 128 to it, and that is one of our private codes.
  func takeMeta(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{08}", "\u{7F}": hold(.killWordBack)
    case "\0"..<" ": ring()
    default: held += [.scalar(0x1B), .scalar(scalar.value)]
    }
  }

  /// - Returns: whether the key was one of the terminal's.
  func act(on meaning: TerminalKeys.Meaning, _ scalar: Unicode.Scalar) -> Bool {
    if let signal = meaning.signal {
      screen.act(on: signal)
      return true
    }
    switch meaning {
    case .erase: hold(.backspace)
    case .endOfFile: hold(.deleteOrCancel)
    // The usual ones are for the keymap, where the user may have bound them.
    case .killLine where scalar != "\u{15}": hold(.killLine)
    case .eraseWord where scalar != "\u{17}": hold(.killWordBack)
    case .killLine, .eraseWord, .interrupt, .quit, .suspend: return false
    }
    return true
  }

  func take(paste bytes: WipedBytes) {
    endPrefix()
    paste = CleanPaste(of: bytes, for: reply)
    if paste.missing > 0, makeRoom(for: paste.missing) { paste = CleanPaste(of: bytes, for: reply) }
    bytes.wipe()
    if paste.isRefusedForLineBreaks { return notice(wording.pasteHasLines) }
    // Half a password is none.
    if paste.missing > 0 { return notice(wording.pasteTooLong) }
    hold(.paste)
  }

  /// Empties a full vault of what was deleted.
  ///
  /// - Returns: whether there is room for so many scalars.
  private func makeRoom(for count: Int) -> Bool {
    let cursor = reply.text.cursor
    guard reply.makeRoom(for: count) else { return false }
    followNewText()
    killEnd = cursor
    hold(.moveToKillEnd)
    examination?.forget()
    return true
  }

  /// Once the rest is in the field: a change of the text takes away what was said before.
  func tell(_ leftOut: PasteCleaner.LeftOut) {
    if leftOut.contains(.controlCharacters) { notice(wording.controlCharacterDropped) }
    if leftOut.contains(.malformedBytes) { notice(wording.bytesDropped) }
  }

  func hold(_ code: PrivateCode) { held.append(.scalar(code.rawValue)) }
}
