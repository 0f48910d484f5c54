import AskKit

// Tab in a field for a path.
extension ScreenPrompt {
  /// The names of a directory, looked up for a place in the text.
  struct Names {
    let lookup: PathLookup
    let place: Place
    var isComplete = false
  }

  /// A directory of a local disk is there sooner; what takes longer comes beside the keys. So that a Tab and what is
  /// typed behind it keep their order. Milliseconds.
  private static let patience = 30

  var completesPaths: Bool {
    switch field.rules.type?.name {
    case .path, .file, .directory: true
    default: false
    }
  }

  func completePath() -> CommandResult {
    let typed = textBeforeCursor
    if typed == "~", field.rules.canonicalForm(of: typed) != typed {
      return complete(with: Completion(start: 0, text: "~/", candidates: Candidates([])))
    }
    if names?.place != place {
      guard let lookup = lookUpNames(typed) else { return refuse() }
      names = Names(lookup: lookup, place: place)
      let deadline = Clock.milliseconds() + Self.patience
      while names?.isComplete == false, screen.wait(for: lookup.descriptor, until: deadline) { readNames() }
    }
    return names?.isComplete == true ? complete(with: completionOfNames) : .done
  }

  /// After the look-up has something to be read.
  func serveNames() {
    guard names?.isComplete == false else { return }
    readNames()
    if names?.isComplete == true, names?.place == place { _ = complete(with: completionOfNames) }
  }

  private func readNames() {
    if let names, names.lookup.read() { self.names?.isComplete = true }
  }

  private func lookUpNames(_ typed: String) -> PathLookup? {
    let directory = PathCompletion(of: typed).directory
    // As typed in the field, but to be found the `~` is expanded.
    let path = directory.isEmpty ? "." : field.rules.canonicalForm(of: directory)
    return PathLookup(.names, path.utf8Span.span)
  }

  private var completionOfNames: Completion {
    PathCompletion(of: textBeforeCursor)
      .completion(among: names?.lookup.entries ?? [], onlyDirectories: field.rules.type?.name == .directory)
  }

  var awaited: [AwaitedDescriptor] {
    let ofNames: [AwaitedDescriptor] =
      if let names, !names.isComplete { [.reading(names.lookup.descriptor)] } else { [] }
    return ofNames + (examination?.awaited ?? []) + (preview?.awaited ?? [])
  }
}
