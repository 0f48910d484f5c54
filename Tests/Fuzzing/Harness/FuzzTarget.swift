// A target takes whatever bytes libFuzzer thinks of, does with them what the product does, and demands what must hold
// for every input. What does not hold ends the process, and libFuzzer keeps the input.

/// A part of the product under arbitrary input.
protocol FuzzTarget: SendableMetatype {
  static func check(_ input: inout FuzzInput)
}

/// The targets by the names that `make fuzz TARGET=` takes.
enum FuzzTargets {
  static let all: [String: any FuzzTarget.Type] = [
    "answers": AnswersTarget.self, "arguments": ArgumentsTarget.self, "keys": KeysTarget.self,
    "layout": LayoutTarget.self,
    "wrapping": WrappingTarget.self, "sanitizer": SanitizerTarget.self, "output": OutputTarget.self,
    "types": TypesTarget.self, "paste": PasteTarget.self, "words": WordsTarget.self, "vi": ViTarget.self,
  ]
}

/// Ends the process where an invariant does not hold.
func require(_ condition: Bool, _ invariant: @autoclosure () -> String) {
  if !condition { fatalError("invariant broken: " + invariant()) }
}
