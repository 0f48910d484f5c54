/// Whether the conversation is in plain lines though no flag says so.
enum PlainMode {
  /// `ASK_PLAIN` counts when it is not empty; so does a terminal that is dumb, or of which nothing is known.
  static func isWanted(_ environment: Environment) -> Bool {
    if environment.isNonEmpty("ASK_PLAIN") { return true }
    return ["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
  }
}
