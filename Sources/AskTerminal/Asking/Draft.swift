import AskKit

/// The text of one field, kept while it is unfinished. It is saved when the person leaves the field, however that comes,
/// and meanwhile once in a while, for the ends that nobody hears of. It goes when the answer is out.
final class Draft {
  private let file: DraftFile
  private let initial: String
  /// What the field begins with, if there was a draft.
  private(set) var text: String?
  /// Why the draft that there is was not taken up, or why none can be kept.
  private(set) var obstacle: String?
  /// What the file holds of ours.
  private var saved: [UInt8]?
  private var isDurable = true
  /// The change of the text that was saved last, or taken up.
  private var revision = 0
  private var failure: FileFailure?
  private var isFailureTold = false

  /// Milliseconds from a change to when it is saved: what a power failure takes at most.
  private static let patience = 1000

  /// - Returns: nil where no draft is wanted.
  init?(_ entry: Entry, wording: some Wording) {
    guard let field = entry.field, let openText = entry.openText, let path = openText.draftPath else { return nil }
    file = DraftFile(path: path)
    initial = openText.initial
    let contents: [UInt8]?
    do throws(FileFailure) { contents = try file.contents() } catch {
      obstacle = wording.draftIsLeftAlone(path, wording.words(for: error))
      return
    }
    if let failure = file.obstacle { obstacle = wording.draftCannotBeKept(path, failure) }
    guard let contents else { return }
    switch DraftText.reading(contents, for: field.rules) {
    case .text(let taken):
      if !taken.isEmpty { text = taken }
      saved = contents
    case .refused(let reason):
      file.leaveToOthers()
      obstacle = wording.draftIsLeftAlone(path, wording.sentence(reason))
    }
  }

  func noteTakenUp(revision: Int) { self.revision = revision }

  func isOf(revision: Int) -> Bool { revision == self.revision }

  /// The text will be saved in a while.
  func noteChange(to revision: Int, _ alarms: inout Alarms) {
    if !isOf(revision: revision), alarms.remaining(.draft) == nil { alarms.set(.draft, in: Self.patience) }
  }

  /// Saves the text, or takes away what was saved where nobody would miss it.
  ///
  /// - Parameter durably: it is to be there after a loss of power, too.
  func save(_ text: [UInt8], ofRevision revision: Int, durably: Bool) {
    self.revision = revision
    let contents = DraftText.contents(for: text, initial: initial)
    guard contents != saved || failure != nil || durably && !isDurable else { return }
    failure = nil
    saved = contents
    isDurable = durably
    guard let contents else { return file.remove() }
    do throws(FileFailure) { try file.keep(contents, durably: durably) } catch { failure = error }
  }

  func remove() { file.remove() }

  /// That the text cannot be saved, once, when that is first found out.
  func firstFailure(_ wording: some Wording) -> String? {
    guard let failure, !isFailureTold else { return nil }
    isFailureTold = true
    return wording.draftCannotBeKept(file.path, failure)
  }

  /// What the person has to know, who has not sent the text.
  func complaint(_ wording: some Wording) -> String? {
    if let failure { return wording.cannotKeepDraft(in: file.path, failure) }
    return file.isBeside && saved != nil ? wording.draftIsBeside(file.wantedPath, at: file.path) : nil
  }
}
