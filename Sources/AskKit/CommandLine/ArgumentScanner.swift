/// Splits an argument vector into flags, their values and operands, as getopt_long does: `--flag value`,
/// `--flag=value`, `-t value`, `-tvalue`, clustered switches, any order, `--` ends the flags. A value is taken as it
/// stands, so it may begin with a dash. Long names are never abbreviated.
package struct ArgumentScanner {
  package enum Token: Equatable {
    case flag(String, value: String?)
    case operand(String)
  }

  /// Tells whether a flag takes a value; nil for one that does not exist. A name is as it is written, with dashes.
  package typealias Arity = (String) -> Bool?

  private var rest: ArraySlice<String>
  private let takesValue: Arity
  /// Switches of a cluster that are still to be told: `yz` of `-xyz`.
  private var cluster = ""
  private var flagsHaveEnded = false

  package init(_ arguments: [String], takesValue: @escaping Arity) {
    rest = arguments[...]
    self.takesValue = takesValue
  }

  /// The next token; nil at the end.
  package mutating func next() throws(UsageError) -> Token? {
    if !cluster.isEmpty { return try nextOfCluster() }
    guard let argument = rest.popFirst() else { return nil }
    if flagsHaveEnded || argument == "-" || !argument.hasPrefix("-") { return .operand(argument) }
    if argument == "--" {
      flagsHaveEnded = true
      return try next()
    }
    if argument.hasPrefix("--") { return try long(argument) }
    cluster = String(argument.dropFirst())
    return try nextOfCluster()
  }

  private mutating func long(_ argument: String) throws(UsageError) -> Token {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    switch takesValue(name) {
    case nil: throw .unknownFlag(name)
    case false?:
      if attached != nil { throw UsageError("\(name) takes no value") }
      return .flag(name, value: nil)
    case true?:
      if let attached { return .flag(name, value: attached) }
      return .flag(name, value: try followingValue(of: name))
    }
  }

  private mutating func nextOfCluster() throws(UsageError) -> Token {
    let name = "-\(cluster.removeFirst())"
    switch takesValue(name) {
    case nil: throw .unknownFlag(name)
    case false?: return .flag(name, value: nil)
    case true?:
      if cluster.isEmpty { return .flag(name, value: try followingValue(of: name)) }
      defer { cluster = "" }
      return .flag(name, value: cluster)
    }
  }

  private mutating func followingValue(of name: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value; see ask --help") }
    return value
  }
}
