/// What a command does to a text.
struct ViChange {
  struct Edit {
    var range: Range<TextPosition>
    var replacement: [UInt32]
  }

  enum Next: Equatable {
    case command, inserting, overwriting
  }

  var edit: Edit?
  /// Where the cursor stands after the edit.
  var cursor: TextPosition
  /// What vertical motion is to keep.
  var column: Int?
  var register: ViRegister?
  var next = Next.command

  /// The cursor goes, nothing else.
  init(cursor: TextPosition, next: Next = .command) {
    self.cursor = cursor
    self.next = next
  }

  init(_ range: Range<TextPosition>, _ replacement: [UInt32], cursor: TextPosition, next: Next = .command) {
    edit = Edit(range: range, replacement: replacement)
    self.cursor = cursor
    self.next = next
  }
}
