import AskKit

// The keys of vi's command mode, and the way from one mode to the other, which is the engine's.
extension ScreenPrompt {
  package func performInCommandMode(_ key: UInt32) -> CommandResult {
    follow(reply.text.sync(currentLine: engine.line, cursor: engine.cursor))
    endOfFilePresses = .none
    let key = key == PrivateCode.viKey.rawValue ? keyForVi : key
    guard let outcome = vi?.take(key, in: &reply.text) else { return refuse() }
    switch outcome {
    case .done(let update):
      follow(update)
      return .done
    case .refused(let update):
      follow(update)
      return refuse()
    case .inserts(let update):
      follow(update)
      engine.push([.viInsert])
      return .continues
    case .asks(let update, let request):
      follow(update)
      let result = perform(request)
      settle()
      return result
    }
  }

  /// Escape in insert mode.
  func endInsertion() -> CommandResult {
    guard let update = vi?.endInsertion(in: &reply.text) else { return refuse() }
    follow(update)
    // libedit steps one code point to the left.
    killEnd = reply.text.cursor
    engine.push([.viCommandMode, .moveToKillEnd])
    return .continues
  }

  /// A character was kept from the engine, which is in insert mode.
  func insertKeyForVi() -> CommandResult {
    vi?.noteInsertMode()
    return apply(reply.text.insert([keyForVi]))
  }

  /// In command mode the cursor stands on a character, whatever brought it where it is.
  func settle() {
    if let update = vi?.settle(&reply.text) { follow(update) }
  }

  /// The next key for the engine; what belongs to a command of vi's comes to us by way of it.
  func takeHeld() -> EngineKey {
    let key = held.removeFirst()
    guard case .scalar(let value) = key, vi?.claims(value) == true else { return key }
    keyForVi = value
    return .scalar(PrivateCode.viKey.rawValue)
  }

  private func perform(_ request: ViRequest) -> CommandResult {
    switch request {
    case .up(let times): return several(times, moveUp)
    case .down(let times): return several(times, moveDown)
    case .editor:
      defer { vi?.arrive(in: reply.text) }
      return editElsewhere()
    case .search(let direction): return beginSearch(direction)
    case .searchAgain(let isReversed, let times): return several(times) { searchAgain(isReversed: isReversed) }
    }
  }

  private func several(_ times: Int, _ move: () -> CommandResult) -> CommandResult {
    for _ in 0..<times {
      let result = move()
      guard case .done = result else { return result }
    }
    return .done
  }
}
