/// A value of RFC 8259. Members keep their order, numbers their digits, strings their bytes.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string([UInt8])
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable {
    let name: [UInt8]
    let value: JSONValue

    init(_ name: String, _ value: JSONValue) { self.init(name: Array(name.utf8), value: value) }

    init(name: [UInt8], value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

/// Reads JSON as strictly as the RFC is written; knows nothing of the product.
struct JSONReader {
  private var rest: ArraySlice<UInt8>

  /// Nil for what is no JSON text in UTF-8.
  static func read(_ bytes: [UInt8]) -> JSONValue? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = JSONReader(rest: bytes[...])
    guard let value = reader.value() else { return nil }
    reader.skipWhiteSpace()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func value() -> JSONValue? {
    skipWhiteSpace()
    switch rest.first {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    rest.removeFirst()
    skipWhiteSpace()
    if take("}") { return .object([]) }
    repeat {
      skipWhiteSpace()
      guard let name = string() else { return nil }
      skipWhiteSpace()
      guard take(":"), let value = value() else { return nil }
      members.append(JSONValue.Member(name: name, value: value))
      skipWhiteSpace()
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var values: [JSONValue] = []
    rest.removeFirst()
    skipWhiteSpace()
    if take("]") { return .array([]) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
      skipWhiteSpace()
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func string() -> [UInt8]? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return bytes
      case ..<0x20: return nil
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        bytes += escaped
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard rest.count >= 4, let unit = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(unit)
      else { return nil }
      rest.removeFirst(4)
      return Array(UTF8.encode(scalar)!)
    default: return nil
    }
  }

  /// `-? (0 | 1-9 digits) (. digits)? (e [+-]? digits)?`
  private mutating func number() -> JSONValue? {
    let start = rest
    _ = take("-")
    if !take("0") { guard takeDigits() else { return nil } }
    if take(".") { guard takeDigits() else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() else { return nil }
    }
    return .number(String(decoding: start.prefix(start.count - rest.count), as: UTF8.self))
  }

  private mutating func takeDigits() -> Bool {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func word(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  private mutating func skipWhiteSpace() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
