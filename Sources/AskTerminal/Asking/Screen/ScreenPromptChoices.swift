import AskKit

// What is offered for the answer: by Tab, by Up and Down, and under the field.
extension ScreenPrompt {
  /// The text and the cursor that something was done for; another key that changes either ends it.
  struct Place: Equatable {
    var revision: Int
    var cursor: Int
  }

  var place: Place { Place(revision: text.revision, cursor: text.cursor) }

  /// Candidates that are listed under the field.
  struct Listing {
    var list: CandidateList
    let place: Place
  }

  /// A word that Up or Down has put into the field.
  struct Offer {
    let candidates: Candidates
    /// `candidates.count` is what was typed.
    var index: Int
    let typed: [UInt32]
    var revision: Int
  }

  // MARK: Tab

  func complete() -> CommandResult {
    if isMultiline { return apply(text.insert([0x09])) }
    guard !isSecret else { return goOn() }
    if listing != nil { return turnPage() }
    guard let words = question.entry.offers else { return completesPaths ? completePath() : goOn() }
    return complete(with: Completion(of: textBeforeCursor, from: words))
  }

  func complete(with completion: Completion) -> CommandResult {
    if let more = completion.text {
      follow(text.replaceBeforeCursor(from: completion.start, with: more.unicodeScalars.map(\.value)))
      placeCompleted = place
      return .done
    }
    guard completion.candidates.count > 1 else { return goOn() }
    // What is not even begun has nothing to be completed: the list is all that Tab can give.
    guard placeCompleted == place || text.cursor == completion.start else {
      placeCompleted = place
      return refuse()
    }
    listing = Listing(list: CandidateList(completion.candidates), place: place)
    return .done
  }

  var textBeforeCursor: String {
    String(String.UnicodeScalarView(text.currentLine.scalars[..<text.cursor].compactMap(Unicode.Scalar.init)))
  }

  // MARK: The list

  func turnPage() -> CommandResult {
    guard let page = pageListed else { return refuse() }
    listing?.list.turn(page)
    return .done
  }

  func turnPageBack() -> CommandResult {
    guard listing?.list.turnBack() == true else { return refuse() }
    return .done
  }

  var pageListed: CandidateList.Page? {
    listing?.list.page(columns: screen.size.usableColumns, rows: rowsForList, wording: wording)
  }

  /// The rows between the field and the status: the list, or else the choices.
  var rowsOffered: [Row] {
    if let pageListed { return pageListed.rows }
    guard let choices = field.rules.choices?.choices else { return [] }
    if choicesShown?.columns != screen.size.usableColumns {
      choicesShown = ChoicesShown(choices, columns: screen.size.usableColumns, wording: wording)
    }
    return choicesShown?.rows ?? []
  }

  /// What is left beside the rows of the field and two of the status.
  private var rowsForList: Int { min(10, max(1, screen.size.rows - view.picture(of: &text).rows.count - 2)) }

  // MARK: Up and Down

  func offerNext(_ step: Int) -> CommandResult {
    guard let words = question.entry.offers else { return step < 0 ? goBack() : goOn() }
    var offer = offer.flatMap { $0.revision == text.revision ? $0 : nil } ?? newOffer(from: words)
    let count = offer.candidates.count + 1
    offer.index = (offer.index + step + count) % count
    let word = offer.index == count - 1 ? offer.typed : offer.candidates[offer.index].unicodeScalars.map(\.value)
    follow(text.replaceAll(with: word))
    offer.revision = text.revision
    self.offer = offer
    return .done
  }

  /// Of those that begin as the text does; where none does, of all.
  private func newOffer(from words: WordList) -> Offer {
    var candidates = words.candidates(beginningWith: text.string)
    if candidates.count == 0 { candidates = words.all }
    return Offer(candidates: candidates, index: candidates.count, typed: text.scalars, revision: text.revision)
  }
}
