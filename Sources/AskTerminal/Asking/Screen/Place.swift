/// The text and the cursor that something was done for; another key that changes either ends it.
struct Place: Equatable {
  let revision: Int
  let cursor: Int

  init(revision: Int, cursor: Int) {
    self.revision = revision
    self.cursor = cursor
  }

  init(in text: EditedText) { self.init(revision: text.revision, cursor: text.cursor) }
}
