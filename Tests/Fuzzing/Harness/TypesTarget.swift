import AskKit
import Glibc

/// What `--type` and the rules beside it say of any text.
enum TypesTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    let type = AnswerTypeName.allCases[input.number(below: AnswerTypeName.allCases.count)]
    let switches = input.byte()
    var arguments = ["--type", type.rawValue]
    if switches & 1 != 0 { arguments += ["--min", input.textBeforeZero()] }
    if switches & 2 != 0 { arguments += ["--below", input.textBeforeZero()] }
    if switches & 4 != 0 { arguments.append("--trim") }
    if switches & 8 != 0 { arguments.append("--optional") }
    if switches & 16 != 0 { arguments += ["--max-bytes", String(input.byte())] }
    if switches & 32 != 0 { arguments += ["--choice", input.textBeforeZero(), "--choice", input.textBeforeZero()] }
    guard let rules = rules(arguments) else { return }
    let text = input.remainingText()
    guard rules.judge(text).isValid else { return }

    let form = rules.canonicalForm(of: text)
    require(rules.judge(form).isValid, "\(type): the form \(form) of \(text) is valid")
    let again = rules.canonicalForm(of: form)
    require(again.utf8.elementsEqual(form.utf8), "\(type): the form \(form) of \(text) is final, not \(again)")
    let bytes = Array(text.utf8)
    for length in 0...min(bytes.count, 200) {
      let beginning = Array(bytes[..<length])
      require(
        !rules.cannotAccept(textBeginningWith: beginning.span),
        "\(type): the beginning of \(text), \(length) bytes, is not refused")
    }
    if !form.isEmpty { checkMeaning(form, type) }
  }

  private static func rules(_ arguments: [String]) -> RuleSet? {
    do throws(UsageError) {
      guard case .ask(let options) = try CommandParser.parse(arguments) else { return nil }
      guard case .question(let question) = try Inquiry(options, home: "/home/user").subject else { return nil }
      return question.entry.field?.rules
    } catch { return nil }
  }

  /// By somebody else's definition.
  private static func checkMeaning(_ form: String, _ type: AnswerTypeName) {
    switch type {
    case .integer: require(Int64(form).map(String.init) == form, "\(form) is an integer")
    case .number: require(JSONReader.read(Array(form.utf8)) == .number(form), "\(form) is a number of JSON")
    case .ipv4: require(isAddress(form, AF_INET), "\(form) is an address")
    case .ipv6: require(isAddress(form, AF_INET6), "\(form) is an address")
    case .ip: require(isAddress(form, AF_INET) || isAddress(form, AF_INET6), "\(form) is an address")
    case .filename: require(!form.utf8.contains(UInt8(ascii: "/")) && form.utf8.count < 256, "\(form) is a file name")
    case .identifier, .uuid, .semver, .date, .time, .hostname, .email, .url:
      require(form.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(form) is ASCII")
    case .text, .path, .file, .directory: break
    }
  }

  private static func isAddress(_ text: String, _ family: Int32) -> Bool {
    var address = in6_addr()
    return inet_pton(family, text, &address) == 1
  }
}
