import AskKit

// What a key means before the engine gets it.
extension ScreenPrompt: EditlineHost {
  package var lineToEdit: (scalars: [UInt32], cursor: Int) { (text.currentLine.scalars, text.cursor) }

  package func nextKey() -> EngineKey {
    noteWhatEngineDid()
    while true {
      if screen.ending != nil { return .end }
      if !held.isEmpty { return held.removeFirst() }
      switch screen.reader.next(until: nextMoment, orFor: awaited, whenIdle: showFrame) {
      case .key(let key): take(key)
      case .signal:
        screen.serveSignals()
        serveCommands()
      case .deadline:
        screen.serveAlarms().forEach(serve)
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

  private func serveCommands() {
    serveExamination()
    preview?.serve()
  }

  func serve(_ alarm: Alarms.Reason) {
    switch alarm {
    case .stillness: examineWhileTyping()
    case .preview: runPreview()
    case .draft: saveDraftWhileTyping()
    case .timeout, .countdown: break
    }
  }

  func noteWhatEngineDid() {
    follow(text.sync(currentLine: engine.line, cursor: engine.cursor))
    if text.revision != revisionRemarked { remark = nil }
    if listing?.place != place { listing = nil }
    if names?.place != place { names = nil }
    noteChangeForExamination()
    noteChangeForPreview()
    noteChangeForDraft()
    mayRedo = true
  }

  /// Puts what the key means to the engine into `held`, or does it at once.
  func take(_ key: Key) {
    if takeInSearch(key) { return }
    switch key {
    case .character(let scalar): take(scalar)
    case .named(.escape) where engine.keymap == .emacs:
      let isSecond = timeOfEscape.map(isRecent) ?? false
      timeOfEscape = isSecond ? nil : Clock.milliseconds()
      remark = isSecond ? nil : .notice(wording.escapeExplains)
    case .named(let key):
      endEscape()
      hold(PrivateCode(key))
    case .paste(let bytes): take(paste: bytes)
    case .malformed: notice(wording.bytesDropped)
    }
  }

  func take(_ scalar: Unicode.Scalar) {
    let isEnter = scalar == "\n" || scalar == "\r"
    if let timeOfEscape {
      endEscape()
      if isEnter { return hold(.altEnter) }
      // Behind the key Escape a control character is itself: the notice says that ^D cancels.
      let mayBeMeta = scalar >= " " || scalar == "\u{08}"
      if mayBeMeta, isRecent(timeOfEscape) { return takeMeta(scalar) }
    }
    if scalar == "\u{1B}" {
      metaFollows = true
      return
    }
    if metaFollows {
      metaFollows = false
      return takeMeta(scalar)
    }
    if let meaning = screen.keys.meaning(of: scalar.value), act(on: meaning, scalar) { return }
    let belongsToCommand = prefixWaits
    prefixWaits = !prefixWaits && scalar == "\u{18}"
    guard let vault, !belongsToCommand, scalar.value >= 0x20, scalar.value != 0x7F else {
      return held.append(.scalar(scalar.value))
    }
    guard let standIn = vault.keep(scalar) ?? (makeRoom(for: 1) ? vault.keep(scalar) : nil) else { return ring() }
    held.append(.scalar(standIn))
  }

  private func endEscape() {
    guard timeOfEscape != nil else { return }
    timeOfEscape = nil
    remark = nil
  }

  /// Whether a key still belongs to the one that came at this time.
  func isRecent(_ time: Int) -> Bool { Clock.milliseconds() - time < 1000 }

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
    endEscape()
    var (result, missing) = clean(bytes)
    if missing > 0, makeRoom(for: pasted.count + missing) { (result, missing) = clean(bytes) }
    bytes.wipe()
    switch result {
    case .refusedForLineBreaks: notice(wording.pasteHasLines)
    // Half a password is none.
    case .cleaned where missing > 0: notice(wording.pasteTooLong)
    case .cleaned(let leftOut):
      leftOutOfPaste = leftOut
      hold(.paste)
    }
  }

  /// Puts into `pasted` what may stand in the field.
  ///
  /// - Returns: also how many scalars of a secret the vault had no room for; it then keeps none of them.
  private func clean(_ bytes: WipedBytes) -> (PasteCleaner.Result, missing: Int) {
    pasted.removeAll(keepingCapacity: true)
    var missing = 0
    let result = bytes.withBytes { bytes in
      PasteCleaner.clean(bytes, for: pasteDestination) { scalar in
        guard let vault else { return pasted.append(scalar.value) }
        if let standIn = vault.keep(scalar) { pasted.append(standIn) } else { missing += 1 }
      }
    }
    if missing > 0 { vault?.dropLast(pasted.count) }
    return (result, missing)
  }

  /// Empties a full vault of what was deleted: neither undo nor a yank can bring that back any more.
  ///
  /// - Returns: whether there is room for so many scalars.
  private func makeRoom(for count: Int) -> Bool {
    let (shown, cursor) = (text.scalars, text.cursor)
    guard let vault, vault.canMakeRoom(for: count, keeping: shown + entering.scalars) else { return false }
    // Before the numbers change: what a text counts of a part that goes, it reads.
    begin(with: [])
    let compacted = vault.compact(shown + entering.scalars)
    let kept = compacted ?? shown + entering.scalars
    begin(with: Array(kept[..<shown.count]))
    entering.scalars = Array(kept[shown.count...])
    killEnd = cursor
    hold(.moveToKillEnd)
    forgetExamination()
    return compacted != nil
  }

  /// Once the rest is in the field: a change of the text takes away what was said before.
  func tell(_ leftOut: PasteCleaner.LeftOut) {
    if leftOut.contains(.controlCharacters) { notice(wording.controlCharacterDropped) }
    if leftOut.contains(.malformedBytes) { notice(wording.bytesDropped) }
  }

  var pasteDestination: PasteCleaner.Destination { PasteCleaner.Destination(question.entry.kind) }

  func hold(_ code: PrivateCode) { held.append(.scalar(code.rawValue)) }

  func notice(_ sentence: String) {
    remark = .notice(sentence)
    ring()
  }

  func ring() { screen.ring() }
}
