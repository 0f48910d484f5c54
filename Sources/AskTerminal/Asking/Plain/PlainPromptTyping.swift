import AskKit

// What is typed, and its echo.
extension PlainPrompt {
  /// - Returns: whether it was sent; else `screen.ending` says why not.
  func readText() -> Bool {
    while screen.ending == nil {
      switch screen.reader.next(until: screen.alarms.next, whenIdle: catchUp) {
      case .key(let key):
        if take(key) { return true }
        reply.noteChangeForDraft(&screen.alarms)
      case .signal: screen.serveSignals()
      case .deadline: if screen.serveAlarms().contains(.draft) { saveDraftWhileTyping() }
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
    }
    screen.say("\n")
    return false
  }

  private func saveDraftWhileTyping() {
    saveDraft(durably: false)
    guard let sentence = reply.draft?.firstFailure(wording) else { return }
    screen.ring()
    tell(sentence)
  }

  /// - Returns: whether the text was sent.
  private func take(_ key: Key) -> Bool {
    if !isEndOfFile(key) { warnedOfDiscarding = false }
    let followsEscape = followsEscape
    self.followsEscape = key == .named(.escape)
    switch key {
    case .named(.altEnter): return send()
    case .character("\n"), .character("\r"): return followsEscape ? send() : finishLine()
    case .character(let scalar): take(scalar)
    case .paste(let bytes): take(paste: bytes)
    case .named(.escape): tell(wording.escapeExplains)
    case .named, .malformed: screen.ring()
    }
    return false
  }

  private func take(_ scalar: Unicode.Scalar) {
    let meaning = screen.keys.meaning(of: scalar.value)
    if let signal = meaning?.signal { return screen.act(on: signal) }
    switch (meaning, scalar) {
    case (.erase, _), (_, "\u{7F}"), (_, "\u{08}"): eraseCluster()
    case (.killLine, _), (_, "\u{15}"): eraseLine()
    case (.eraseWord, _), (_, "\u{17}"): eraseWord()
    case (.endOfFile, _), (_, "\u{04}"): endOfFile()
    case (_, "\t") where reply.isMultiline: insert(scalar)
    case (_, "\0"..<" "): screen.ring()
    default: insert(scalar)
    }
  }

  private func isEndOfFile(_ key: Key) -> Bool {
    guard case .character(let scalar) = key else { return false }
    return scalar == "\u{04}" || screen.keys.meaning(of: scalar.value) == .endOfFile
  }

  private func insert(_ scalar: Unicode.Scalar) {
    guard let vault = reply.vault else {
      beginLine()
      _ = reply.text.insert([scalar.value])
      return echo(scalar)
    }
    if !isCutOff, let standIn = vault.keep(scalar) ?? (reply.makeRoom(for: 1) ? vault.keep(scalar) : nil) {
      _ = reply.text.insert([standIn])
    } else {
      isCutOff = true
      screen.ring()
    }
  }

  /// What a joiner joins is one character, which cannot be said in parts: the line is said anew, once all of it is there.
  private func echo(_ scalar: Unicode.Scalar) {
    if scalar == "\u{200D}" { isLineStale = true }
    if !isLineStale { screen.say(Sanitizer.sanitize(String(scalar), lineFeeds: .shown)) }
  }

  private func catchUp() { if isLineStale { sayLineAnew() } }

  private func take(paste bytes: WipedBytes) {
    let result = bytes.withBytes { bytes in
      PasteCleaner.clean(bytes, for: reply.pasteDestination) { scalar in
        if scalar == "\n" { keepLine() } else { insert(scalar) }
      }
    }
    bytes.wipe()
    if case .refusedForLineBreaks = result { tell(wording.pasteHasLines) }
  }

  // MARK: Lines

  /// As in mail(1): a full stop alone ends the text.
  ///
  /// - Returns: whether that was the end of the text.
  private func finishLine() -> Bool {
    guard reply.isMultiline, line != "." else { return send() }
    takeAwayStop()
    keepLine()
    return false
  }

  /// So that a line that would end the text can be entered: two full stops stand for one, three for two.
  private func takeAwayStop() {
    if line.count > 1, line.allSatisfy({ $0 == "." }) { _ = reply.text.deleteBackward() }
  }

  /// A line of a paste means itself, whatever it is.
  private func keepLine() {
    catchUp()
    screen.say("\n")
    beginLine()
    isLineFinished = true
    screen.say(prompt)
  }

  /// - Returns: true, for what was sent.
  private func send() -> Bool {
    catchUp()
    screen.say("\n")
    guard reply.isMultiline else { return true }
    if line.isEmpty || line == "." {
      dropLine()
    } else {
      takeAwayStop()
      isLineFinished = true
    }
    return true
  }

  func beginLine() {
    if isLineFinished { _ = reply.text.insertNewline() }
    isLineFinished = false
  }

  /// The line that was being typed is gone.
  private func dropLine() {
    if isLineFinished { return }
    _ = reply.text.replaceBeforeCursor(from: 0, with: [])
    guard reply.text.lineCount > 1 else { return }
    _ = reply.text.deleteBackward()
    isLineFinished = true
  }

  // MARK: Taking back

  private var hasLine: Bool { !isLineFinished && !reply.text.currentLine.scalars.isEmpty }

  /// Takes back what the last cluster put on the screen; a tab's columns nobody knows, so the line is said anew.
  private func eraseCluster() {
    guard hasLine else { return takeUpLineAbove() }
    let before = shownLine
    _ = reply.text.deleteBackward()
    if !hasLine { dropLine() }
    guard !reply.isSecret else { return }
    let columns = Row(Cell.cells(of: before)).columns - Row(Cell.cells(of: shownLine)).columns
    // How wide a terminal draws what is joined, nobody knows either.
    let isOfUnknownWidth = before.contains("^I") || before.last?.unicodeScalars.contains("\u{200D}") == true
    if isOfUnknownWidth || isLineStale || columns <= 0 { return sayLineAnew() }
    screen.say(
      String(repeating: "\u{08}", count: columns) + String(repeating: " ", count: columns)
        + String(repeating: "\u{08}", count: columns))
  }

  private func eraseLine() {
    guard hasLine else { return screen.ring() }
    dropLine()
    isCutOff = false
    sayLineAnew()
  }

  private func eraseWord() {
    guard hasLine else { return screen.ring() }
    _ = reply.text.replaceBeforeCursor(from: reply.text.wordStartInLine, with: [])
    if !hasLine { dropLine() }
    sayLineAnew()
  }

  /// The last of the lines that are finished is typed on, as it was typed; an empty one is gone.
  private func takeUpLineAbove() {
    guard isLineFinished else { return screen.ring() }
    isLineFinished = false
    if !hasLine { dropLine() }
    if !line.isEmpty, line.allSatisfy({ $0 == "." }) { _ = reply.text.insert([0x2E]) }
    sayLineAnew()
  }

  /// The cursor is always at the end, so there is nothing that it could delete.
  private func endOfFile() {
    let isEmpty = reply.text.isEmpty && !isLineFinished
    guard reply.isMultiline, !isEmpty, !warnedOfDiscarding else { return screen.ending = .cancelled }
    warnedOfDiscarding = true
    screen.ring()
    tell(reply.draft == nil ? wording.plainEndOfFileDiscards : wording.plainEndOfFileKeepsDraft)
  }
}
