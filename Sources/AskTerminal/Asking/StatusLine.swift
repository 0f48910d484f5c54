import AskKit

/// What the line under the field says: which keys send and cancel, whether the text may be sent, and if not, why.
package struct StatusLine: Equatable {
  package var okLabel: String
  package var cancelLabel: String
  package var state: State
  /// Stands in the place of the OK button while the field is empty: what Enter takes then.
  package var defaultAnswer: String?
  /// Clusters, and the most that are valid; told when the end is near.
  package var count: Count?

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

  /// The count appears within so many clusters of the most.
  package static let nearTheMost = 20

  package init(okLabel: String, cancelLabel: String, state: State, defaultAnswer: String? = nil, count: Count? = nil) {
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.state = state
    self.defaultAnswer = defaultAnswer
    self.count = count
  }

  /// One row where it fits; else the keys, and what there is to say below them.
  package func rows(columns: Int, wording: some Wording) -> [Row] {
    let keys = keys(wording)
    guard let sentence else { return keys.rows(columns: columns) }
    let together = (keys + StyledText("   ") + sentence).rows(columns: columns)
    if together.count == 1 { return together }
    return keys.rows(columns: columns) + sentence.rows(columns: columns)
  }

  private func keys(_ wording: some Wording) -> StyledText {
    let send =
      if let defaultAnswer { wording.enterTakes(default: Self.shown(defaultAnswer)) } else {
        "\(wording.enterKey) \(Self.shown(okLabel))"
      }
    var keys = StyledText(send, mayBeSent ? .bold : .dim)
    keys.append("   \(wording.cancelKey) \(Self.shown(cancelLabel))")
    if let count, count.most - count.clusters <= Self.nearTheMost { keys.append("   \(count.clusters)/\(count.most)") }
    return keys
  }

  private var mayBeSent: Bool {
    switch state {
    case .ready, .notice: true
    case .notYet, .refused: false
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
