/// Who asks on a `PromptScreen`.
protocol PromptScreenUser: AnyObject {
  /// Paints what is to be seen now.
  func showFrame()
  /// Others get the terminal, and perhaps it never comes back: who is stopped can be ended without a word.
  func terminalGoes()
  /// Others had the terminal meanwhile.
  func terminalCameBack()
}

extension PromptScreenUser {
  func terminalGoes() {}

  /// What is to be seen is painted anew in any case.
  func terminalCameBack() {}
}
