import AskKit

/// Shows a message until the person has read it. Nothing is edited, so keys come straight from the reader.
final class AlertPrompt {
  private let alert: Alert
  private let screen: PromptScreen
  private let wording: any Wording
  private var notice: String?
  private var isRead = false

  init(_ alert: Alert, on screen: PromptScreen, wording: any Wording) {
    self.alert = alert
    self.screen = screen
    self.wording = wording
  }

  func show() -> Outcome {
    screen.user = self
    screen.reader.escape = .isKey
    screen.standing = StandingText.heading(alert.title, alert.message)
    // A stray Enter has read nothing.
    screen.open(flushingInput: true)
    if screen.isPlain {
      for text in screen.standing { screen.say(text.plain + "\n") }
      screen.say(wording.plainAlertEnds(alert.okLabel ?? wording.ok) + "\n")
    }
    while !isRead && screen.ending == nil {
      switch screen.reader.next(until: screen.alarms.next, whenIdle: showFrame) {
      case .key(let key): take(key)
      case .signal: screen.serveSignals()
      case .deadline: _ = screen.serveAlarms()
      case .output: break
      case .terminalEnded: screen.endWithTerminal()
      }
    }
    if isRead {
      screen.close(leaving: screen.isPlain ? [] : texts(endingIn: alert.okLabel ?? wording.ok))
      return .acknowledged
    }
    return screen.closeWithoutAnswer(wording) { texts(endingIn: $0) }
  }

  private func take(_ key: Key) {
    notice = nil
    switch key {
    case .character("\n"), .character("\r"), .named(.altEnter): isRead = true
    case .character("\u{04}"): screen.ending = .cancelled
    case .character("\u{0C}"): screen.showAnew(frame)
    case .character(let scalar): take(scalar)
    case .named(.escape): notice = wording.escapeExplains
    case .named, .paste, .malformed: screen.ring()
    }
  }

  private func take(_ scalar: Unicode.Scalar) {
    let meaning = screen.keys.meaning(of: scalar.value)
    if let signal = meaning?.signal { return screen.act(on: signal) }
    if meaning == .endOfFile { screen.ending = .cancelled } else { screen.ring() }
  }

  /// One line stands for a message that was seen whole. One that has scrolled off in part stays, lest half of it remains.
  private func texts(endingIn result: String) -> [StandingText] {
    let heading = alert.title ?? alert.message.map { String($0.prefix { !$0.isNewline }) }
    let line = StandingText.finished(heading, result)
    return screen.scrolledOff > 0 ? screen.standingInPlace + [line] : [line]
  }

  private var frame: Frame {
    var status = StatusLine(
      okLabel: alert.okLabel ?? wording.ok, cancelLabel: alert.cancelLabel ?? wording.cancel,
      state: notice.map { .notice($0) } ?? .ready)
    status.secondsLeft = screen.secondsLeft
    let rows = status.rows(columns: screen.size.usableColumns, most: screen.size.rows, wording: wording)
    return Frame(rows: rows, cursor: Frame.Position(row: rows.count - 1, column: rows.last?.columns ?? 0))
  }
}

extension AlertPrompt: PromptScreenUser {
  func showFrame() { screen.show(frame) }
}
