import AskKit

// Tab in a field for a path.
extension ScreenPrompt {
  /// A directory of a local disk is there sooner; what takes longer comes beside the keys. So that a Tab and what is
  /// typed behind it keep their order. Milliseconds.
  private static let patience = 30

  var completesPaths: Bool {
    switch reply.field.rules.type?.name {
    case .path, .file, .directory: true
    default: false
    }
  }

  func completePath() -> CommandResult {
    let typed = textBeforeCursor
    let place = Place(in: reply.text)
    if typed == "~", reply.field.rules.canonicalForm(of: typed) != typed {
      return complete(with: Completion(start: 0, text: "~/", candidates: Candidates([])))
    }
    var names: NamesLookup
    if let known = self.names, known.place == place {
      names = known
    } else {
      guard let begun = NamesLookup(for: typed, at: place, reply.field.rules) else { return refuse() }
      names = begun
      let deadline = Clock.milliseconds() + Self.patience
      while !names.isComplete,
        EventWait.until(.reading(names.descriptor), within: max(0, deadline - Clock.milliseconds()))
      {
        names.read()
      }
    }
    self.names = names
    return names.isComplete ? complete(with: names.completion(of: typed)) : .done
  }

  /// After the look-up has something to be read.
  func serveNames() {
    guard var names, !names.isComplete else { return }
    names.read()
    self.names = names
    if names.isComplete, names.place == Place(in: reply.text) {
      _ = complete(with: names.completion(of: textBeforeCursor))
    }
  }

  var awaited: [AwaitedDescriptor] {
    let ofNames: [AwaitedDescriptor] = if let names, !names.isComplete { [.reading(names.descriptor)] } else { [] }
    return ofNames + (examination?.awaited ?? []) + (preview?.awaited ?? [])
  }
}
