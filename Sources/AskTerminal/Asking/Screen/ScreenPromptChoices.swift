import AskKit

// What is offered for the answer: by Tab, by Up and Down, and under the field.
extension ScreenPrompt {
  // MARK: Tab

  func complete() -> CommandResult {
    if reply.isMultiline { return apply(reply.text.insert([0x09])) }
    guard !reply.isSecret else { return goOn() }
    if offering.isListing { return turnPage() }
    guard let words = offering.words else { return completesPaths ? completePath() : goOn() }
    return complete(with: Completion(of: textBeforeCursor, from: words))
  }

  func complete(with completion: Completion) -> CommandResult {
    switch offering.complete(with: completion, at: Place(in: reply.text)) {
    case .text(let text, let start):
      follow(reply.text.replaceBeforeCursor(from: start, with: text.unicodeScalars.map(\.value)))
      offering.noteCompleted(at: Place(in: reply.text))
      return .done
    case .listed: return .done
    case .willList: return refuse()
    case .nothing: return goOn()
    }
  }

  var textBeforeCursor: String { reply.text.currentLine.string(upTo: reply.text.cursor) }

  // MARK: The list

  func turnPage() -> CommandResult {
    guard let page = pageListed else { return refuse() }
    offering.turn(page)
    return .done
  }

  func turnPageBack() -> CommandResult { offering.turnBack() ? .done : refuse() }

  private var pageListed: CandidateList.Page? {
    offering.isListing
      ? offering.pageListed(columns: screen.size.usableColumns, rows: rowsForList, wording: wording) : nil
  }

  /// The rows between the field and the status: the list, or else the choices.
  var rowsOffered: [Row] {
    pageListed?.rows
      ?? offering.rowsShown(isEmpty: reply.text.isEmpty, columns: screen.size.usableColumns, wording: wording)
  }

  /// What is left beside the rows of the field and two of the status.
  private var rowsForList: Int { min(10, max(1, screen.size.rows - view.picture(of: &reply.text).rows.count - 2)) }

  // MARK: Up and Down

  func offerNext(_ step: Int) -> CommandResult {
    guard let words = offering.words else { return step < 0 ? goBack() : goOn() }
    let word = offering.word(step, from: words, in: reply.text)
    follow(reply.text.replaceAll(with: word))
    offering.noteChosen(revision: reply.text.revision)
    return .done
  }
}
