// From an argument vector to what was said. The table says which flags there are; here is only how they are read.

/// Reads a command line by the flag table.
package enum CommandParser {
  package static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var options = Options()
    do {
      return try read(arguments, into: &options)
    } catch {
      throw error.afterFormat(options.format)
    }
  }

  private static func read(_ arguments: [String], into options: inout Options) throws(UsageError) -> Invocation {
    var scanner = ArgumentScanner(arguments) { FlagTable.flag(written: $0).map { $0.argument != .none } }
    while let token = try scanner.next() {
      switch token {
      case .operand(let operand): options.note(operand: operand)
      case .flag(let name, let value):
        try options.note(FlagTable.flag(written: name)!, value: value ?? "")
        if let page = options.page { return page }
      }
    }
    return .ask(options)
  }
}
