import AskKit

/// What the line under the field says: which keys send and cancel, whether the text may be sent, and if not, why.
package struct StatusLine: Equatable {
  package var sendKey: SendKey
  package var okLabel: String
  package var cancelLabel: String
  package var state: State
  /// Stands in the place of the OK button while the field is empty: what Enter takes then.
  package var defaultAnswer: String?
  /// Clusters, and the most that are valid; told when the end is near.
  package var count: Count?
  /// Of a time limit that is nearly over.
  package var secondsLeft: Int?
  package var hidden: HiddenText?
  /// Stand in the place of the key that sends where the question is one of yes or no.
  package var answers: Answers?
  /// The word for going back to the field before.
  package var backLabel: String?

  package enum State: Equatable {
    case ready
    /// Not yet valid, and nobody has pressed Enter: told quietly.
    case notYet(String)
    /// Enter was refused.
    case refused(String)
    /// Something else to be said.
    case notice(String)
  }

  package struct Count: Equatable {
    package var clusters: Int
    package var most: Int

    package init(clusters: Int, most: Int) {
      self.clusters = clusters
      self.most = most
    }
  }

  /// What can be answered to a confirmation.
  package struct Answers: Equatable {
    package var words: [Word]
    /// The label of what Enter alone takes.
    package var defaultLabel: String?

    package struct Word: Equatable {
      package var typed: String
      package var label: String
      /// Enter would take it now.
      package var isMeant: Bool
    }
  }

  /// What of the text is out of sight.
  package struct HiddenText: Equatable {
    package var linesAbove: Int
    package var linesBelow: Int

    package init(linesAbove: Int, linesBelow: Int) {
      self.linesAbove = linesAbove
      self.linesBelow = linesBelow
    }
  }

  /// The count appears within so many clusters of the most.
  package static let nearTheMost = 20

  package init(
    sendKey: SendKey = .enter, okLabel: String, cancelLabel: String, state: State, defaultAnswer: String? = nil,
    count: Count? = nil, secondsLeft: Int? = nil, hidden: HiddenText? = nil
  ) {
    self.sendKey = sendKey
    self.hidden = hidden
    self.secondsLeft = secondsLeft
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.state = state
    self.defaultAnswer = defaultAnswer
    self.count = count
  }

  /// One row where it fits; else the keys, and what there is to say below them.
  ///
  /// - Parameter most: rows. Where they are too few, what answers a key comes before the keys: of those, Enter and Ctrl-D
  ///   are known, the answer is not. What is cut ends in dots.
  package func rows(columns: Int, most: Int, wording: some Wording) -> [Row] {
    let parts = keys(wording)
    let keys = Self.rows(of: parts, columns: columns)
    guard let sentence else { return keys.cut(to: most, columns: columns) }
    let together = Self.joined(parts + [sentence]).rows(columns: columns)
    if together.count == 1 { return together.cut(to: most, columns: columns) }
    let said = sentence.rows(columns: columns)
    guard isAnswerToKey, keys.count + said.count > most else {
      return (keys + said).cut(to: most, columns: columns)
    }
    // A sentence that is cut in any case leaves a row to the keys.
    let first = said.cut(to: said.count > most && most > 2 ? most - 1 : most, columns: columns)
    return first + keys.cut(to: most - first.count, columns: columns)
  }

  /// A key and its word are not parted, where that takes no more than two rows: there may be no more.
  private static func rows(of parts: [StyledText], columns: Int) -> [Row] {
    var rows: [[StyledText]] = []
    for part in parts {
      if let row = rows.last, joined(row + [part]).rows(columns: columns).count == 1 {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    let whole = rows.flatMap { joined($0).rows(columns: columns) }
    let packed = joined(parts).rows(columns: columns)
    return whole.count <= min(2, packed.count) ? whole : packed
  }

  private static func joined(_ parts: [StyledText]) -> StyledText {
    StyledText(Array(parts.map(\.runs).joined(separator: [StyledText.Run("   ")])))
  }

  private func keys(_ wording: some Wording) -> [StyledText] {
    var keys = sendKeys(wording)
    if let backLabel { keys.append(StyledText("\(wording.backKey) \(backLabel)")) }
    keys.append(StyledText("\(wording.cancelKey) \(Self.shown(cancelLabel))"))
    if let count, count.most - count.clusters <= Self.nearTheMost {
      keys.append(StyledText("\(count.clusters)/\(count.most)"))
    }
    if let secondsLeft { keys.append(StyledText(wording.timeLeft(seconds: secondsLeft))) }
    if let hidden {
      keys.append(StyledText(wording.hiddenLines(above: hidden.linesAbove, below: hidden.linesBelow), .dim))
    }
    return keys
  }

  private func sendKeys(_ wording: some Wording) -> [StyledText] {
    guard let answers else {
      let send =
        if let defaultAnswer {
          wording.takes(default: Self.shown(defaultAnswer), key: sendKey)
        } else {
          "\(wording.name(of: sendKey)) \(Self.shown(okLabel))"
        }
      return [StyledText(send, mayBeSent ? .bold : .dim)]
    }
    var keys = answers.words.map { word in
      StyledText("\(Self.shown(word.typed)) \(Self.shown(word.label))", word.isMeant ? .bold : .plain)
    }
    if let label = answers.defaultLabel {
      keys.append(StyledText(wording.takes(default: Self.shown(label), key: sendKey)))
    }
    return keys
  }

  private var mayBeSent: Bool {
    switch state {
    case .ready, .notice: true
    case .notYet, .refused: false
    }
  }

  /// Rows that come before the title where there are too few: what answers a key may be longer than a narrow row, and
  /// what is hidden stands behind the keys; but which keys there are is less than what is asked.
  package var fewestRows: Int { isAnswerToKey || hidden != nil ? 2 : 1 }

  private var isAnswerToKey: Bool {
    switch state {
    case .refused, .notice: true
    case .ready, .notYet: false
    }
  }

  private var sentence: StyledText? {
    switch state {
    case .ready: nil
    case .notYet(let sentence), .notice(let sentence): StyledText(Self.shown(sentence))
    // A sign besides the colour.
    case .refused(let sentence): StyledText("! \(Self.shown(sentence))", .error)
    }
  }

  private static func shown(_ text: String) -> String { Sanitizer.sanitize(text, lineFeeds: .shown) }
}
