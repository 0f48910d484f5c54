import AskKit

// What is typed, and its echo.
extension PlainPrompt {
  /// - Returns: whether it was sent; else `screen.ending` says why not.
  func readText() -> Bool {
    while screen.ending == nil {
      switch screen.reader.next(until: screen.alarms.next, whenIdle: {}) {
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
      return screen.say(Sanitizer.sanitize(String(scalar), lineFeeds: .shown))
    }
    if !isCutOff, let standIn = vault.keep(scalar) ?? (reply.makeRoom(for: 1) ? vault.keep(scalar) : nil) {
      _ = reply.text.insert([standIn])
    } else {
      isCutOff = true
      screen.ring()
    }
  }

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

  /// As in mail(1): a full stop alone ends the text, two stand for one.
  ///
  /// - Returns: whether that was the end of the text.
  private func finishLine() -> Bool {
    guard reply.isMultiline, line != "." else { return send() }
    if line == ".." { _ = reply.text.deleteBackward() }
    keepLine()
    return false
  }

  /// A line of a paste means itself, whatever it is.
  private func keepLine() {
    screen.say("\n")
    beginLine()
    isLineFinished = true
    screen.say(prompt)
  }

  /// - Returns: true, for what was sent.
  private func send() -> Bool {
    screen.say("\n")
    guard reply.isMultiline else { return true }
    switch line {
    case "", ".": dropLine()
    case "..":
      _ = reply.text.deleteBackward()
      isLineFinished = true
    default: isLineFinished = true
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
    guard hasLine else { return screen.ring() }
    let before = shownLine
    _ = reply.text.deleteBackward()
    if !hasLine { dropLine() }
    guard !reply.isSecret else { return }
    let columns = Row(Cell.cells(of: before)).columns - Row(Cell.cells(of: shownLine)).columns
    if before.contains("^I") || columns <= 0 { return sayLineAnew() }
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

  /// The cursor is always at the end, so there is nothing that it could delete.
  private func endOfFile() {
    let isEmpty = reply.text.isEmpty && !isLineFinished
    guard reply.isMultiline, !isEmpty, !warnedOfDiscarding else { return screen.ending = .cancelled }
    warnedOfDiscarding = true
    screen.ring()
    tell(reply.draft == nil ? wording.plainEndOfFileDiscards : wording.plainEndOfFileKeepsDraft)
  }
}
