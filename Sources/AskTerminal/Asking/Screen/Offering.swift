import AskKit

/// What is offered for the answer: by Tab, by Up and Down, and under the field.
struct Offering {
  /// What Tab, Up and Down offer.
  let words: WordList?
  private let choices: WordList?
  private let suggestions: WordList?
  private var choicesShown: ChoicesShown?
  private var listing: Listing?
  private var chosen: Chosen?
  /// Where Tab was pressed last: a second one there lists.
  private var placeCompleted: Place?

  /// Candidates that are listed under the field.
  private struct Listing {
    var list: CandidateList
    let place: Place
  }

  /// A word that Up or Down has put into the field.
  private struct Chosen {
    let candidates: Candidates
    /// `candidates.count` is what was typed.
    var index: Int
    let typed: [UInt32]
    var revision: Int
  }

  init(_ entry: Entry) {
    words = entry.offers
    choices = entry.field?.rules.choices?.choices
    suggestions = choices == nil ? words : nil
  }

  // MARK: Tab

  enum Completed: Equatable {
    /// What lies between this scalar of the line and the cursor gives way to a text.
    case text(String, from: Int)
    case listed
    /// The next Tab here will list.
    case willList
    case nothing
  }

  mutating func complete(with completion: Completion, at place: Place) -> Completed {
    if let text = completion.text { return .text(text, from: completion.start) }
    guard completion.candidates.count > 1 else { return .nothing }
    // What is not even begun has nothing to be completed: the list is all that Tab can give.
    guard placeCompleted == place || place.cursor == completion.start else {
      placeCompleted = place
      return .willList
    }
    listing = Listing(list: CandidateList(completion.candidates), place: place)
    return .listed
  }

  mutating func noteCompleted(at place: Place) { placeCompleted = place }

  // MARK: The list

  var isListing: Bool { listing != nil }

  /// The list is of one place.
  mutating func note(_ place: Place) {
    if listing?.place != place { listing = nil }
  }

  func pageListed(columns: Int, rows: Int, wording: any Wording) -> CandidateList.Page? {
    listing?.list.page(columns: columns, rows: rows, wording: wording)
  }

  mutating func turn(_ page: CandidateList.Page) { listing?.list.turn(page) }

  /// - Returns: false on the first page, and where there is no list.
  mutating func turnBack() -> Bool { listing?.list.turnBack() == true }

  /// What may be chosen, or that something is suggested, where nothing is listed. How many suggestions are left for what is
  /// typed is not counted at each key.
  mutating func rowsShown(isEmpty: Bool, columns: Int, wording: any Wording) -> [Row] {
    guard let choices else {
      guard let suggestions, isEmpty else { return [] }
      return [StyledText(wording.suggestions(suggestions.all.count), .dim).row(truncatedTo: columns)]
    }
    if let choicesShown, choicesShown.columns == columns { return choicesShown.rows }
    let shown = ChoicesShown(choices, columns: columns, wording: wording)
    choicesShown = shown
    return shown.rows
  }

  // MARK: Up and Down

  /// The word before or behind the one in the field, of those that begin as the text does; where none does, of those that
  /// hold it, or else of all. Behind the last comes what was typed.
  mutating func word(_ step: Int, from words: WordList, in text: EditedText) -> [UInt32] {
    var chosen = chosen.flatMap { $0.revision == text.revision ? $0 : nil } ?? Self.typed(text, words)
    let count = chosen.candidates.count + 1
    chosen.index = (chosen.index + step + count) % count
    self.chosen = chosen
    return chosen.index == count - 1
      ? chosen.typed : chosen.candidates[chosen.index].unicodeScalars.map(\.value)
  }

  mutating func noteChosen(revision: Int) { chosen?.revision = revision }

  private static func typed(_ text: EditedText, _ words: WordList) -> Chosen {
    var candidates = words.candidates(beginningWith: text.string)
    if candidates.count == 0 { candidates = words.candidates(holding: text.string) }
    if candidates.count == 0 { candidates = words.all }
    return Chosen(candidates: candidates, index: candidates.count, typed: text.scalars, revision: text.revision)
  }
}
