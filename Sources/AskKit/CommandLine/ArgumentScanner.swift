/// Splits an argument vector into flags, their values and operands, as getopt_long does: `--flag value`,
/// `--flag=value`, `-t value`, `-tvalue`, clustered switches, any order, `--` ends the flags. A value is taken as it
/// stands, so it may begin with a dash. Long names are never abbreviated.
///
/// It looks at Unicode scalars, not at characters: in `--title=` and a combining accent the equals sign is no character
/// of its own.
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
  private var cluster = Substring.UnicodeScalarView()
  private var flagsHaveEnded = false

  package init(_ arguments: [String], takesValue: @escaping Arity) {
    rest = arguments[...]
    self.takesValue = takesValue
  }

  /// The next token; nil at the end.
  package mutating func next() throws(UsageError) -> Token? {
    if !cluster.isEmpty { return try nextOfCluster() }
    guard let argument = rest.popFirst() else { return nil }
    let scalars = argument.unicodeScalars
    if flagsHaveEnded || argument == "-" || scalars.first != "-" { return .operand(argument) }
    if argument == "--" {
      flagsHaveEnded = true
      return try next()
    }
    if scalars.dropFirst().first == "-" { return try long(argument) }
    cluster = scalars.dropFirst()
    return try nextOfCluster()
  }

  private mutating func long(_ argument: String) throws(UsageError) -> Token {
    let parts = argument.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch takesValue(name) {
    case nil: throw .unknownFlag(name)
    case false?:
      if let attached { throw UsageError("\(name) takes no value; leave out '=\(attached)'") }
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
      defer { cluster.removeAll() }
      return .flag(name, value: String(cluster))
    }
  }

  private mutating func followingValue(of name: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value; see ask --help") }
    return value
  }
}
